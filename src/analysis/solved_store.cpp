#include "analysis/solved_store.hpp"

#include <optional>
#include <utility>

#include "base/text.hpp"

namespace quinta {
namespace {

/// How many plies the longest wins take: known beforehand, so that progress can be told.
int longest_win(const Teeko& game) { return game.goals() == Teeko::Goals::standard ? 39 : 59; }
int longest_win(const Neutreeko& game) {
    return game.board() == Neutreeko::Board::five_by_five ? 51 : 45;
}

/// What a file must hold to be the table of a numbering.
TableShape shape_of(const ArmyNumbering& numbering, int cells, int size) {
    return {numbering.classes().size(), cells, size};
}

bool is_same(const TableShape& a, const TableShape& b) {
    return a.rows == b.rows && a.cells == b.cells && a.size == b.size;
}

/// The blocks of a file in the store, if it is there and has just these shapes.
std::optional<std::vector<std::vector<Distance>>> load(const TableStore& store,
                                                       const std::string& options,
                                                       const std::vector<TableShape>& shapes,
                                                       std::string& warning) {
    if (!store.has(options)) return std::nullopt;
    const Result<TableFile> file = store.load(options);
    if (!file) {
        warning = concat(file.error(), "; it is built anew");
        return std::nullopt;
    }
    std::vector<std::vector<Distance>> out;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const bool fits =
            file->blocks.size() == shapes.size() && is_same(file->blocks[i].shape, shapes[i]);
        if (!fits) {
            warning = concat(store.path(options).string(), " has another shape; it is built anew");
            return std::nullopt;
        }
        out.push_back(unpack_distances(file->blocks[i].bytes, shapes[i]));
    }
    return out;
}

void save(const TableStore& store, const std::string& options,
          const std::vector<TableShape>& shapes,
          const std::vector<const std::vector<Distance>*>& blocks, std::string& warning) {
    if (store.directory().empty()) {  // packing takes as long as solving
        warning = concat("the table is not kept: ", store.check_directory().error());
        return;
    }
    TableFile file{options, {}};
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        file.blocks.push_back({shapes[i], pack_distances(*blocks[i], shapes[i])});
    }
    if (const Result<> saved = store.save(file); !saved) {
        warning = concat("the table is not kept: ", saved.error());
    }
}

/// The armies of a game from the store, or solved now; `share` of the work is theirs.
template <ArmyGame G>
Result<ArmySolution> load_or_solve_armies(const G& game, const std::string& options,
                                          const TableStore& store, const BuildControl& control,
                                          double share, std::string& warning) {
    const ArmyProblem problem = army_problem(game);
    ArmySolution solution;
    solution.numbering =
        ArmyNumbering(problem.cells, problem.size, problem.size, problem.symmetries);
    const std::vector<TableShape> shapes = {
        shape_of(solution.numbering, problem.cells - problem.size, problem.size)};
    if (auto blocks = load(store, options, shapes, warning)) {
        solution.distances = std::move((*blocks)[0]);
        return solution;
    }
    SolveControl solving{control.threads, control.stop, {}};
    if (control.progress) {
        solving.progress = [&](int ply) {
            control.progress(share * ply / (longest_win(game) + 2));
        };
    }
    std::optional<ArmySolution> solved = solve_armies(problem, solving);
    if (!solved) return Error{"stopped"};
    save(store, options, shapes, {&solved->distances}, warning);
    return std::move(*solved);
}

}  // namespace

std::vector<std::string> table_names(const Neutreeko& game) { return {game.option_text()}; }

/// The move phase is the same for all drop orders, the drop phase for either centre.
std::vector<std::string> table_names(const Teeko& game) {
    const std::string goals = Teeko(game.goals()).option_text();
    const std::string drops = Teeko(game.goals(), Teeko::Centre::open, game.drops()).option_text();
    return {goals + " phase=moves", drops + " phase=drops"};
}

Result<SolvedNeutreeko> load_or_solve(const Neutreeko& game, const TableStore& store,
                                      const BuildControl& control, std::string& warning) {
    Result<ArmySolution> armies =
        load_or_solve_armies(game, table_names(game)[0], store, control, 1.0, warning);
    if (!armies) return Error{armies.error()};
    return SolvedNeutreeko(game, std::move(*armies));
}

Result<SolvedTeeko> load_or_solve(const Teeko& game, const TableStore& store,
                                  const BuildControl& control, std::string& warning) {
    const std::vector<std::string> names = table_names(game);
    Result<ArmySolution> armies =
        load_or_solve_armies(game, names[0], store, control, 0.75, warning);
    if (!armies) return Error{armies.error()};
    std::vector<SolvedTeeko::Layer> layers;
    std::vector<TableShape> shapes;
    for (int markers = 0; markers < SolvedTeeko::stored_layers; ++markers) {
        layers.push_back(SolvedTeeko::empty_layer(markers));
        shapes.push_back(
            shape_of(layers.back().numbering, Teeko::grid.size() - (markers + 1) / 2, markers / 2));
    }
    if (auto blocks = load(store, names[1], shapes, warning)) {
        for (std::size_t i = 0; i < layers.size(); ++i)
            layers[i].distances = std::move((*blocks)[i]);
        return SolvedTeeko(game, std::move(*armies), std::move(layers));
    }
    if (control.progress) control.progress(0.8);
    SolvedTeeko solved(game, std::move(*armies), control.threads);
    std::vector<const std::vector<Distance>*> blocks;
    for (const SolvedTeeko::Layer& layer : solved.layers()) blocks.push_back(&layer.distances);
    save(store, names[1], shapes, blocks, warning);
    return solved;
}

}  // namespace quinta
