#include "games/teeko/solution.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <span>
#include <utility>

#include "base/parallel.hpp"

namespace quinta::games {
namespace {

/// Finds the values of a layer from those of the positions with one marker more. Values are
/// compared by merit, for whoever decides the drop.
class LayerSolver {
 public:
    LayerSolver(const Teeko& game, int markers, SolvedTeeko::Layer& layer,
                const solver::ArmyNumbering& after,
                const std::vector<solver::Distance>& values_after)
        : game_(game),
          markers_(markers),
          layer_(layer),
          after_(after),
          values_after_(values_after) {
        const Side next = markers == 7 ? Side::first : game.decider_of_drop(markers + 1);
        find_merits(next != game.decider_of_drop(markers));
        drops_red() ? find_larger_sets() : merits_of(values_after, merits_);
        layer.distances.resize(layer.numbering.size());
    }

    /// Blocks until all is done; false when it was stopped.
    bool solve(int threads, const std::atomic<bool>* stop) {
        const solver::ArmyNumbering& numbering = layer_.numbering;
        return parallel_for(
            threads, numbering.classes().size(),
            [&](std::size_t row) {
                solver::Distance* const out = &layer_.distances[row * numbering.ways()];
                if (game_.is_won(numbering.classes()[row])) {
                    const bool is_first = game_.decider_of_drop(markers_) == Side::first;
                    std::fill_n(out, numbering.ways(),
                                is_first ? solver::Distance::win(0) : solver::Distance::loss(0));
                    return;
                }
                std::vector<std::uint8_t> best(numbering.ways(), 0);
                drops_red() ? try_red_drops(best, row) : try_black_drops(best, row);
                std::ranges::transform(best, out, solver::Distance::of_merit);
            },
            stop);
    }

 private:
    bool drops_red() const { return markers_ % 2 == 1; }

    void find_merits(bool changes) {
        for (std::size_t byte = 0; byte < 253; ++byte) {
            const solver::Distance value =
                solver::Distance::of_byte(static_cast<std::uint8_t>(byte));
            merit_of_[byte] = value.before(changes).merit();
        }
    }
    void merits_of(std::span<const solver::Distance> values,
                   std::vector<std::uint8_t>& merits) const {
        merits.resize(values.size());
        std::ranges::transform(values, merits.begin(),
                               [&](solver::Distance value) { return merit_of_[value.byte()]; });
    }

    /// For each set of red markers, squeezed, the sets with one more.
    void find_larger_sets() {
        const int cells = game_.army_cells() - (markers_ + 1) / 2, size = markers_ / 2;
        choices_ = static_cast<std::size_t>(cells - size);
        for (const CellSet set : solver::all_sets(cells, size)) {
            for_each_bit(~set & (bit(cells) - 1), [&](int cell) {
                larger_.push_back(static_cast<std::uint16_t>(solver::set_rank(set | bit(cell))));
            });
        }
    }

    /// Black's markers stay the same, and so does the row.
    void try_red_drops(std::vector<std::uint8_t>& best, std::size_t row) const {
        std::vector<std::uint8_t> merits;
        merits_of(std::span(values_after_).subspan(row * after_.ways(), after_.ways()), merits);
        const std::uint16_t* larger = larger_.data();
        for (std::uint8_t& merit : best) {
            for (std::size_t i = 0; i < choices_; ++i) merit = std::max(merit, merits[larger[i]]);
            larger += choices_;
        }
    }

    void try_black_drops(std::vector<std::uint8_t>& best, std::size_t row) const {
        const solver::ArmyNumbering& numbering = layer_.numbering;
        const CellSet black = numbering.classes()[row];
        std::vector<CellSet> reds;
        for (std::size_t way = 0; way < best.size(); ++way) {
            reds.push_back(numbering.placement(row * best.size() + way)[1]);
        }
        std::map<const solver::SetTurn*, std::vector<CellSet>> turned;  // the reds
        for_each_bit(game_.all_cells() & ~black, [&](int cell) {
            const solver::ArmyNumbering::Row there = after_.row(black | bit(cell));
            std::vector<CellSet>& images = turned[there.turn];
            if (images.empty())
                std::ranges::transform(reds, std::back_inserter(images), *there.turn);
            for (std::size_t way = 0; way < best.size(); ++way) {
                if (reds[way] & bit(cell)) continue;
                const std::uint32_t rank =
                    solver::set_rank(solver::squeeze(images[way], there.first));
                best[way] = std::max(best[way], merits_[there.start + rank]);
            }
        });
    }

    const Teeko& game_;
    int markers_;
    SolvedTeeko::Layer& layer_;
    const solver::ArmyNumbering& after_;
    const std::vector<solver::Distance>& values_after_;
    std::array<std::uint8_t, 256> merit_of_{};  ///< of the byte of a value after the drop
    std::vector<std::uint8_t> merits_;          ///< of all of them, where a drop changes the row
    std::vector<std::uint16_t> larger_;
    std::size_t choices_ = 0;  ///< of them for each set
};

}  // namespace

SolvedTeeko::Layer SolvedTeeko::empty_layer(const Teeko& game, int markers) {
    return {solver::ArmyNumbering(game.army_cells(), (markers + 1) / 2, markers / 2,
                                  solver::army_symmetries(game)),
            {}};
}

SolvedTeeko::SolvedTeeko(const Teeko& game, solver::ArmySolution armies, std::vector<Layer> layers,
                         const std::atomic<bool>* stop)
    : game_(game),
      armies_(std::move(armies)),
      layers_(std::move(layers)),
      last_(empty_layer(game, 7)) {
    is_complete_ =
        LayerSolver(game_, 7, last_, armies_.numbering, armies_.distances).solve(1, stop);
}

SolvedTeeko::SolvedTeeko(const Teeko& game, solver::ArmySolution armies, int threads,
                         const std::atomic<bool>* stop)
    : game_(game), armies_(std::move(armies)), layers_(stored_layers), last_(empty_layer(game, 7)) {
    is_complete_ =
        LayerSolver(game_, 7, last_, armies_.numbering, armies_.distances).solve(threads, stop);
    const Layer* after = &last_;
    for (int markers = stored_layers - 1; is_complete_ && markers >= 0; --markers) {
        Layer& layer = layers_[static_cast<std::size_t>(markers)] = empty_layer(game_, markers);
        is_complete_ = LayerSolver(game_, markers, layer, after->numbering, after->distances)
                           .solve(threads, stop);
        after = &layer;
    }
}

solver::Distance SolvedTeeko::distance(const Teeko::State& state) const {
    const int markers = Teeko::markers(state);
    if (markers == 8) {
        const bool is_first = state.side == Side::first;
        return armies_.distance(is_first ? state.black : state.red,
                                is_first ? state.red : state.black);
    }
    // The closed centre concerns the empty board only, which no layer knows of.
    if (markers == 0 && game_.centre() == Teeko::Centre::closed) return best_first_drop(state);
    const Layer& layer = markers == 7 ? last_ : layers_[static_cast<std::size_t>(markers)];
    return layer.distances[layer.numbering.number(state.black, state.red)];
}

solver::Distance SolvedTeeko::best_first_drop(const Teeko::State& state) const {
    solver::Distance best = solver::Distance::loss(0);
    for (const Teeko::Move move : game_.legal_moves(state)) {
        Teeko::State next = state;
        game_.apply(next, move);
        const solver::Distance value = distance(next).before(next.side != state.side);
        if (value.is_better_than(best)) best = value;
    }
    return best;
}

}  // namespace quinta::games
