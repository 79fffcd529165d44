#include "cli/on_screen.hpp"

#include <memory>

#include "screen/start_page.hpp"

namespace quinta::cli {

std::optional<int> run_on_screen(const Program& program, const OpenPages& open) {
    if (!program.uses_screen()) return std::nullopt;
    const Result<int> signal = run_screen(program.style(), program.pace(), [&](App& app) {
        app.push(std::make_unique<StartPage>(app));
        open(app);
    });
    if (!signal) return std::nullopt;
    return *signal == 0 ? ok : 128 + *signal;
}

}  // namespace quinta::cli
