#include <array>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

#include "app/saved_games.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/program.hpp"
#include "protocol/json_view.hpp"
#include "record/record.hpp"

namespace quinta::cli {
namespace {

void report(const Program& program, const std::string& path, std::size_t number,
            const record::Record& record, const record::Replay& replay) {
    if (program.is_json) {
        protocol::Json json = {{"file", path}, {"record", number}, {"ok", !replay.error}};
        if (replay.error) json["error"] = replay.error->text;
        json["game"] = record.tag("Game");
        if (replay.session) json.update(protocol::played_json(*replay.session));
        program.print(protocol::json_line(json));
        return;
    }
    std::string line = concat(path, ", record ", number, ": ");
    if (replay.error) {
        line += replay.error->text;
    } else {
        const Ending ending = replay.session->ending();
        const std::string_view result = record.tag("Result");
        line +=
            concat("ok, ", record.tag("Game"), ", ", counted(replay.session->ply(), "turn"), ", ",
                   result.empty() ? "*" : result, ending.is_over() ? ": " : "", ending.reason);
    }
    program.print(line + "\n");
}

/// A file without any record to report on.
int refuse(const Program& program, const std::string& path, const std::string& reason, int code) {
    if (!program.is_json) return complain(reason, code);
    program.print(protocol::json_line({{"file", path}, {"ok", false}, {"error", reason}}));
    return code;
}

Result<std::string> read_standard_input() {
    std::string text;
    std::array<char, 1 << 16> block{};
    for (;;) {
        const std::size_t count = std::fread(block.data(), 1, block.size(), stdin);
        text.append(block.data(), count);
        if (count < block.size()) break;
    }
    if (std::ferror(stdin) != 0) return Error{"cannot read standard input"};
    return text;
}

int check_file(const Program& program, const std::string& path) {
    const Result<std::string> text = path == "-" ? read_standard_input() : read_file(path);
    if (!text) return refuse(program, path, text.error(), failure);
    const record::RecordFile file = record::read_records(*text);
    int code = ok;
    for (std::size_t i = 0; i < file.records.size(); ++i) {
        const bool is_broken = file.error && i + 1 == file.records.size();
        record::Replay game = record::replay(file.records[i]);
        if (is_broken) game.error = file.error;
        if (game.error) code = illegal;
        report(program, path, i + 1, file.records[i], game);
    }
    if (file.records.empty()) {
        return refuse(program, path, concat(path, " holds no game"), illegal);
    }
    return code;
}

}  // namespace

void add_check(Command& app, Program& program) {
    Command command = app.add_subcommand("check", "replay the games of record files and report");
    auto paths = std::make_shared<std::vector<std::string>>();
    command.add_option("file", *paths, "one or more files; - is standard input")
        .completes(Completion::file)
        .required();
    add_json_flag(command, program);
    command.callback([&program, paths] {
        program.action = [&program, paths] {
            int code = ok;
            for (const std::string& path : *paths) {
                const int result = check_file(program, path);
                if (code == ok) code = result;
            }
            return code;
        };
    });
}

}  // namespace quinta::cli
