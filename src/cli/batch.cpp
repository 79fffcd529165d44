#include "cli/batch.hpp"

#include <unistd.h>

#include <iostream>
#include <nlohmann/json.hpp>
#include <string>

#include "base/text.hpp"
#include "games/games.hpp"
#include "protocol/json_view.hpp"

namespace quinta {
namespace {

void report_wrong_line(const Program& program, int line, std::string_view position,
                       const std::string& error) {
    if (program.is_json) {
        program.print(json_line({{"line", line}, {"position", position}, {"error", error}}));
    } else {
        complain(concat("line ", line, ": ", error), illegal);
    }
}

}  // namespace

int for_each_position(const Program& program, const GameArguments& arguments,
                      const std::function<void(const Session&)>& show) {
    const Opened opened = open_session(arguments.text(), arguments.position);
    if (!opened.session) return opened.code;
    const bool is_batch = arguments.position.empty() && isatty(STDIN_FILENO) == 0;
    int code = ok;
    int count = 0;
    std::string line;
    while (is_batch && std::getline(std::cin, line)) {
        ++count;
        const std::string_view position = trim(line);
        if (position.empty()) continue;
        if (const auto session = new_session(arguments.text(), position)) {
            if (!program.is_json) program.print(concat("# ", position, "\n"));
            show(**session);
        } else {
            report_wrong_line(program, count, position, session.error());
            code = illegal;
        }
    }
    if (count == 0) show(*opened.session);
    return code;
}

}  // namespace quinta
