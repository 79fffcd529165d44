#include "cli/batch.hpp"

#include <unistd.h>

#include <nlohmann/json.hpp>
#include <string>

#include "base/line_reader.hpp"
#include "base/text.hpp"
#include "cli/work.hpp"
#include "protocol/json_view.hpp"

namespace quinta::cli {
namespace {

constexpr std::size_t longest_line = 1 << 20;

void report_wrong_line(const Program& program, int line, std::string_view position,
                       const std::string& error) {
    if (program.is_json) {
        program.print(
            protocol::json_line({{"line", line}, {"position", position}, {"error", error}}));
    } else {
        complain(concat("line ", line, ": ", error), illegal);
    }
}

}  // namespace

int for_each_position(const Program& program, const GameArguments& arguments,
                      const std::function<void(const Session&)>& show) {
    const Opened opened = open_session(arguments.text(), arguments.position);
    if (!opened.session) return opened.code;
    const Work work;
    const bool is_batch = arguments.position.empty() && isatty(STDIN_FILENO) == 0;
    int code = ok;
    int count = 0;
    LineReader lines(STDIN_FILENO, longest_line);
    for (std::string_view line; is_batch && !Work::must_stop();) {
        if (lines.must_wait()) flush_output();  // whoever asks may wait for the answer
        const LineReader::Reading reading = lines.next(line);
        if (reading != LineReader::Reading::line && reading != LineReader::Reading::cut_line) break;
        ++count;
        const std::string_view position = trim(line);
        if (position.empty()) continue;
        if (const Result<> right = opened.session->set_up(position); right) {
            if (!program.is_json) program.print(concat("# ", position, "\n"));
            show(*opened.session);
        } else {
            report_wrong_line(program, count, position, right.error());
            code = illegal;
        }
    }
    if (count == 0 && !Work::must_stop()) show(*opened.session);
    return Work::exit_code(code);
}

}  // namespace quinta::cli
