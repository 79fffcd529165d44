#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>

#include "base/text.hpp"
#include "cli/program.hpp"
#include "protocol/ugi.hpp"

namespace quinta {
namespace {

constexpr std::size_t longest_line = 1 << 20;

/// Standard input, line by line. A line without end is thrown away, not kept.
class Lines {
 public:
    enum class Kind { line, too_long, end };

    Kind next(std::string& line) {
        for (;;) {
            const std::size_t end = buffer_.find('\n', scanned_);
            if (end != std::string::npos) return take(line, end);
            if (buffer_.size() > longest_line) {
                is_too_long_ = true;
                buffer_.clear();
            }
            scanned_ = buffer_.size();
            if (fill()) continue;
            return buffer_.empty() && !is_too_long_ ? Kind::end : take(line, buffer_.size());
        }
    }

 private:
    Kind take(std::string& line, std::size_t end) {
        line = buffer_.substr(0, end);
        buffer_.erase(0, end + 1);
        scanned_ = 0;
        return std::exchange(is_too_long_, false) ? Kind::too_long : Kind::line;
    }

    bool fill() {
        std::array<char, 65536> chunk{};
        ssize_t count = -1;
        do count = read(STDIN_FILENO, chunk.data(), chunk.size());
        while (count < 0 && errno == EINTR);
        if (count > 0) buffer_.append(chunk.data(), static_cast<std::size_t>(count));
        return count > 0;
    }

    std::string buffer_;
    std::size_t scanned_ = 0;
    bool is_too_long_ = false;
};

int run_engine(const std::string& game) {
    UgiSettings settings;
    if (!game.empty()) {
        const Opened opened = open_session(game, {});
        if (!opened.session) return opened.code;
        settings.game = opened.session->option_text();
    }
    const auto print = [](std::string_view line) {
        std::fwrite(concat(line, "\n").data(), 1, line.size() + 1, stdout);
        std::fflush(stdout);
    };
    const auto make = [](const Session& session, const EngineSettings& wanted) {
        return make_engine(session, wanted, TableStore::in_cache_directory());
    };
    UgiEngine engine("Quinta " QUINTA_VERSION, settings, make, print);
    Lines input;
    std::string line;
    for (;;) {
        const Lines::Kind kind = input.next(line);
        if (kind == Lines::Kind::end || std::ferror(stdout) != 0) break;
        if (kind == Lines::Kind::too_long) {
            print(concat("info string a line of more than ", longest_line, " bytes was ignored"));
        } else if (!engine.obey(line)) {
            break;
        }
    }
    return ok;
}

}  // namespace

void add_engine(CLI::App& app, Program& program) {
    CLI::App* command = app.add_subcommand("engine", "speak UGI with another program");
    auto game = std::make_shared<GameArguments>();
    command->add_option("game", game->game, "the game and its options; default: teeko");
    command->callback(
        [&program, game] { program.action = [game] { return run_engine(game->text()); }; });
}

}  // namespace quinta
