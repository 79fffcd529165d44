#include <utility>

#include "analysis/army_tables.hpp"
#include "analysis/table_checks.hpp"
#include "analysis/table_oracle.hpp"
#include "games/teeko/solution.hpp"

namespace quinta::games {
namespace {

/// Of the move phase, known beforehand so that progress can be told.
int longest_win(const Teeko& game) {
    const bool is_standard = game.goals() == Teeko::Goals::standard;
    if (game.board() == Teeko::Board::six_by_six) return is_standard ? 65 : 105;
    return is_standard ? 39 : 59;
}

void check_drops(const SolvedTeeko& solved, int threads, analysis::Verification& found) {
    for (int markers = 0; markers < 8; ++markers) {
        const Side side = solved.game().decider_of_drop(markers);
        const auto state_of = [&](CellSet black, CellSet red) {
            return std::optional(Teeko::State{black, red, side});
        };
        const solver::ArmyNumbering numbering =
            SolvedTeeko::empty_layer(solved.game(), markers).numbering;
        analysis::tables::check_successors(solved, numbering, threads, state_of, found);
    }
}

}  // namespace

/// The move phase is the same for all drop orders, the drop phase for either centre.
std::vector<std::string> SolvedTeeko::table_names(const Teeko& game) {
    const auto text = [&](Teeko::Drops drops) {
        return Teeko(game.goals(), Teeko::Centre::open, drops, game.board()).option_text();
    };
    return {text(Teeko::Drops::own) + " phase=moves", text(game.drops()) + " phase=drops"};
}

std::uint64_t SolvedTeeko::bytes_needed(const Teeko& game, const solver::TableStore& store) {
    const int cells = game.army_cells(), symmetries = game.symmetries();
    const solver::ArmyBytes moves = solver::army_bytes(cells, game.army_size(), symmetries);
    std::uint64_t bytes = store.has(table_names(game)[0]) ? moves.values : moves.solving;
    for (int markers = 0; markers < 8; ++markers) {
        bytes += solver::placement_bytes(cells, (markers + 1) / 2, markers / 2, symmetries);
    }
    return bytes;
}

Result<SolvedTeeko> SolvedTeeko::load_or_solve(const Teeko& game, const solver::TableStore& store,
                                               const solver::BuildControl& control,
                                               std::string& warning) {
    const std::vector<std::string> names = table_names(game);
    Result<solver::ArmySolution> armies = analysis::load_or_solve_armies(
        solver::army_problem(game), longest_win(game), names[0], store, control, 0.75, warning);
    if (!armies) return armies.failure();
    std::vector<Layer> layers;
    std::vector<solver::TableShape> shapes;
    for (int markers = 0; markers < stored_layers; ++markers) {
        layers.push_back(empty_layer(game, markers));
        shapes.push_back(analysis::shape_of(layers.back().numbering,
                                            game.army_cells() - (markers + 1) / 2, markers / 2));
    }
    if (auto blocks = analysis::load_tables(store, names[1], shapes, control, warning)) {
        for (std::size_t i = 0; i < layers.size(); ++i)
            layers[i].distances = std::move((*blocks)[i]);
        SolvedTeeko solved(game, std::move(*armies), std::move(layers), control.stop);
        if (!solved.is_complete()) return Error{"stopped"};
        return solved;
    }
    if (control.progress) control.progress(0.8);
    SolvedTeeko solved(game, std::move(*armies), control.threads, control.stop);
    if (!solved.is_complete()) return Error{"stopped"};
    std::vector<const std::vector<solver::Distance>*> blocks;
    for (const Layer& layer : solved.layers()) blocks.push_back(&layer.distances);
    analysis::save_tables(store, names[1], shapes, blocks, control, warning);
    return solved;
}

analysis::SolveReport SolvedTeeko::report() const { return analysis::tables::report(*this); }

analysis::Verification SolvedTeeko::verify(int threads) const {
    analysis::Verification found;
    analysis::tables::check_armies(*this, threads, found);
    check_drops(*this, threads, found);
    return found;
}

std::unique_ptr<analysis::Oracle> Teeko::make_oracle(const solver::TableStore& store,
                                                     const analysis::OracleMemory& memory) const {
    return std::make_unique<analysis::TableOracle<SolvedTeeko>>(*this, store, memory.tables);
}

}  // namespace quinta::games
