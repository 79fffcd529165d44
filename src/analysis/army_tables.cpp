#include "analysis/army_tables.hpp"

#include <utility>

#include "base/text.hpp"

namespace quinta::analysis {
namespace {

bool is_same(const solver::TableShape& a, const solver::TableShape& b) {
    return a.rows == b.rows && a.cells == b.cells && a.size == b.size;
}

}  // namespace

solver::TableShape shape_of(const solver::ArmyNumbering& numbering, int cells, int size) {
    return {numbering.classes().size(), cells, size};
}

std::optional<std::vector<std::vector<solver::Distance>>> load_tables(
    const solver::TableStore& store, const std::string& name,
    const std::vector<solver::TableShape>& shapes, const solver::BuildControl& control,
    std::string& warning) {
    if (!store.has(name)) return std::nullopt;
    const Result<solver::TableFile> file = store.load(name);
    if (!file) {
        warning = concat(file.error(), "; it is built anew");
        return std::nullopt;
    }
    std::vector<std::vector<solver::Distance>> out;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const bool fits =
            file->blocks.size() == shapes.size() && is_same(file->blocks[i].shape, shapes[i]);
        if (!fits) {
            warning = concat(store.path(name).string(), " has another shape; it is built anew");
            return std::nullopt;
        }
        out.push_back(solver::unpack_distances(file->blocks[i].bytes, shapes[i], control.stop));
        if (out.back().empty()) return std::nullopt;  // stopped
    }
    return out;
}

void save_tables(const solver::TableStore& store, const std::string& name,
                 const std::vector<solver::TableShape>& shapes,
                 const std::vector<const std::vector<solver::Distance>*>& blocks,
                 const solver::BuildControl& control, std::string& warning) {
    if (store.directory().empty()) {  // packing takes as long as solving
        warning = concat("the table is not kept: ", store.check_directory().error());
        return;
    }
    solver::TableFile file{name, {}};
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        file.blocks.push_back(
            {shapes[i], solver::pack_distances(*blocks[i], shapes[i], control.stop)});
        if (file.blocks.back().bytes.empty()) return;  // stopped
    }
    if (const Result<> saved = store.save(file); !saved) {
        warning = concat("the table is not kept: ", saved.error());
    }
}

Result<solver::ArmySolution> load_or_solve_armies(const solver::ArmyProblem& problem,
                                                  int longest_win, const std::string& name,
                                                  const solver::TableStore& store,
                                                  const solver::BuildControl& control, double share,
                                                  std::string& warning) {
    solver::ArmySolution solution;
    solution.numbering =
        solver::ArmyNumbering(problem.cells, problem.size, problem.size, problem.symmetries);
    const std::vector<solver::TableShape> shapes = {
        shape_of(solution.numbering, problem.cells - problem.size, problem.size)};
    if (auto blocks = load_tables(store, name, shapes, control, warning)) {
        solution.distances = std::move((*blocks)[0]);
        return solution;
    }
    solver::SolveControl solving{control.threads, control.stop, {}};
    if (control.progress) {
        solving.progress = [&](int ply) { control.progress(share * ply / (longest_win + 2)); };
    }
    std::optional<solver::ArmySolution> solved = solver::solve_armies(problem, solving);
    if (!solved) return Error{"stopped"};
    save_tables(store, name, shapes, {&solved->distances}, control, warning);
    return std::move(*solved);
}

}  // namespace quinta::analysis
