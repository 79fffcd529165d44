#include "players/solved.hpp"

#include <array>
#include <utility>

#include "base/parallel.hpp"

namespace quinta {
namespace {

/// The better of the two for whoever decides.
Distance better(Distance a, Distance b) { return b.is_better_than(a) ? b : a; }

std::vector<ArmyNumbering::Images> teeko_symmetries() {
    std::vector<ArmyNumbering::Images> out;
    for (int k = 0; k < Teeko::grid.symmetries(); ++k) {
        ArmyNumbering::Images images{};
        for (int cell = 0; cell < Teeko::grid.size(); ++cell) {
            images[static_cast<std::size_t>(cell)] =
                static_cast<std::uint8_t>(Teeko::grid.transform(cell, k));
        }
        out.push_back(images);
    }
    return out;
}

}  // namespace

SolvedTeeko::Layer SolvedTeeko::empty_layer(int markers) {
    static const std::vector<ArmyNumbering::Images> symmetries = teeko_symmetries();
    return {ArmyNumbering(Teeko::grid.size(), (markers + 1) / 2, markers / 2, symmetries), {}};
}

SolvedTeeko::SolvedTeeko(const Teeko& game, ArmySolution armies, int threads)
    : game_(game), armies_(std::move(armies)), layers_(stored_layers) {
    Layer last = empty_layer(7);
    solve_layer(last, 7, nullptr, threads);
    for (int markers = stored_layers - 1; markers >= 0; --markers) {
        Layer& layer = layers_[static_cast<std::size_t>(markers)] = empty_layer(markers);
        const Layer& next = markers == 6 ? last : layers_[static_cast<std::size_t>(markers) + 1];
        solve_layer(layer, markers, &next, threads);
    }
}

void SolvedTeeko::solve_layer(Layer& layer, int markers, const Layer* next, int threads) const {
    const ArmyNumbering& numbering = layer.numbering;
    layer.distances.resize(numbering.size());
    const Side decider = game_.decider_of_drop(markers);
    const bool changes =
        markers == 7 ? decider == Side::second : game_.decider_of_drop(markers + 1) != decider;
    const bool drops_red = markers % 2 == 1;
    // The tables that hold the positions after the drop.
    const ArmyNumbering& after = next != nullptr ? next->numbering : armies_.numbering;
    const std::vector<Distance>& values = next != nullptr ? next->distances : armies_.distances;
    parallel_for(threads, numbering.classes().size(), [&](std::size_t row) {
        for (std::size_t way = 0; way < numbering.ways(); ++way) {
            const std::size_t number = row * numbering.ways() + way;
            const auto [black, red] = numbering.placement(number);
            if (game_.is_won(black)) {
                layer.distances[number] =
                    decider == Side::first ? Distance::win(0) : Distance::loss(0);
                continue;
            }
            const std::uint32_t squeezed = squeeze(red, black);
            Distance best = Distance::loss(0);
            for_each_bit(Teeko::board & ~(black | red), [&](int cell) {
                const std::uint32_t drop = bit(cell);
                // Black's markers stay the same under a red drop, and so does the row.
                const std::size_t there =
                    drops_red ? row * after.ways() + set_rank(squeezed | squeeze(drop, black))
                              : after.number(black | drop, red);
                best = better(best, values[there].before(changes));
            });
            layer.distances[number] = best;
        }
    });
}

Distance SolvedTeeko::distance(const Teeko::State& state) const {
    const int markers = Teeko::markers(state);
    if (markers == 8) {
        const bool is_first = state.side == Side::first;
        return armies_.distance(is_first ? state.black : state.red,
                                is_first ? state.red : state.black);
    }
    // The closed centre concerns the empty board only, which no layer knows of.
    if (markers == 7 || (markers == 0 && game_.centre() == Teeko::Centre::closed)) {
        return best_drop(state);
    }
    const Layer& layer = layers_[static_cast<std::size_t>(markers)];
    return layer.distances[layer.numbering.number(state.black, state.red)];
}

Distance SolvedTeeko::best_drop(const Teeko::State& state) const {
    if (game_.is_won(state.black)) {
        return state.side == Side::first ? Distance::win(0) : Distance::loss(0);
    }
    Distance best = Distance::loss(0);
    for (const Teeko::Move move : game_.legal_moves(state)) {
        Teeko::State next = state;
        game_.apply(next, move);
        best = better(best, distance(next).before(next.side != state.side));
    }
    return best;
}

}  // namespace quinta
