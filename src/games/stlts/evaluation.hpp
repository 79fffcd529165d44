#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <numeric>

#include "games/stlts/stlts.hpp"
#include "games/stlts/weights.hpp"

namespace quinta::games {

/// Judges positions of Stlts: counts what each army has (`StltsTerm`), and weighs the differences
/// (`stlts_weights`). Pins reach here whatever stands between.
class StltsKnowledge {
 public:
    using Terms = std::array<int, stlts_terms>;
    static constexpr std::size_t slots = std::size_t{256} * 256;
    static constexpr int most_pieces = 24;

    explicit StltsKnowledge(const Stlts& game) : game_(game) {}

    int evaluate(const Stlts::State& state) const {
        const Terms terms = this->terms(state);
        int many = 0, few = 0;
        for (std::size_t i = 0; i < terms.size(); ++i) {
            many += terms[i] * stlts_weights[i].many;
            few += terms[i] * stlts_weights[i].few;
        }
        const int pieces = Stlts::pieces(state);
        return (many * pieces + few * (most_pieces - pieces)) / most_pieces;
    }

    /// What the side to move has more of than the other.
    Terms terms(const Stlts::State& state) const {
        const Columns mine(state.armies[index(state.side)]);
        const Columns theirs(state.armies[index(opponent(state.side))]);
        return game_.settings().paths == Stlts::Paths::straight ? compare<true>(mine, theirs)
                                                                : compare<false>(mine, theirs);
    }

    /// Captures first, of the piece with the most pins by the one with the fewest.
    int urgency(const Stlts::State& state, Stlts::Move move) const {
        if (Stlts::is_pin(move)) return 1;
        const Stlts::PieceBits* victim =
            Stlts::find(state.armies[index(opponent(state.side))], move.to);
        if (victim == nullptr) return 0;
        const Stlts::PieceBits* piece = Stlts::find(state.armies[index(state.side)], move.from);
        return capture + 16 * pins(*victim) - pins(*piece);
    }
    std::size_t slot(Stlts::Move move) const { return std::size_t{move.from} * 256 + move.to; }

 private:
    static constexpr int capture = 2000;
    static constexpr int last_rank = 11;

    static int pins(Stlts::PieceBits piece) {
        return Stlts::white_pins(piece) + Stlts::black_pins(piece);
    }

    /// A number for each piece of an army; as many as the compiler likes to add at once.
    using Column = std::array<std::int16_t, 16>;

    /// An army in columns, so that the compiler looks at many pieces at once. A missing piece is
    /// far from all others.
    struct Columns {
        Column rank, file, white{}, black{}, pins{};
        std::size_t size = 0;

        explicit Columns(const Stlts::Army& army) {
            rank.fill(far);
            file.fill(far);
            for (; size < army.size() && army[size] != Stlts::no_piece; ++size) {
                const Stlts::PieceBits piece = army[size];
                rank[size] = static_cast<std::int16_t>(Stlts::cell_of(piece) >> 4);
                file[size] = static_cast<std::int16_t>(Stlts::cell_of(piece) & 15);
                white[size] = static_cast<std::int16_t>(Stlts::white_pins(piece));
                black[size] = static_cast<std::int16_t>(Stlts::black_pins(piece));
                pins[size] = static_cast<std::int16_t>(white[size] + black[size]);
            }
        }
        static constexpr std::int16_t far = 1000;
    };

    /// For each piece of an army how many pieces of another reach it, or would with one pin more.
    struct Reached {
        Column now{}, soon{};
    };

    template <bool is_straight>
    static Reached reached(const Columns& by, const Columns& whom) {
        Reached out;
        for (std::size_t i = 0; i < by.size; ++i) {
            for (std::size_t k = 0; k < whom.rank.size(); ++k) {
                const int ranks = std::abs(whom.rank[k] - by.rank[i]);
                const int files = std::abs(whom.file[k] - by.file[i]);
                const int missing =
                    std::max(ranks - by.white[i], 0) + std::max(files - by.black[i], 0);
                const bool has_way = !is_straight || ranks == 0 || files == 0;
                out.now[k] = static_cast<std::int16_t>(out.now[k] + (has_way && missing == 0));
                out.soon[k] = static_cast<std::int16_t>(out.soon[k] + (has_way && missing == 1));
            }
        }
        return out;
    }

    template <bool is_straight>
    static Terms compare(const Columns& mine, const Columns& theirs) {
        const Reached my_threats = reached<is_straight>(mine, theirs);
        const Reached their_threats = reached<is_straight>(theirs, mine);
        const Reached my_guards = reached<is_straight>(mine, mine);
        const Reached their_guards = reached<is_straight>(theirs, theirs);
        Terms terms = count(mine, my_threats, my_guards, theirs, their_guards);
        const Terms other = count(theirs, their_threats, their_guards, mine, my_guards);
        for (std::size_t i = 0; i < terms.size(); ++i) terms[i] -= other[i];
        terms[index_of(StltsTerm::tempo)] = 1;
        return terms;
    }

    /// What one army has, when these are within its reach.
    static Terms count(const Columns& army, const Reached& threats, const Reached& guards,
                       const Columns& enemy, const Reached& enemy_guards) {
        Terms terms{};
        const auto set = [&](StltsTerm term, int value) { terms[index_of(term)] = value; };
        const auto size = static_cast<int>(army.size);
        set(StltsTerm::pieces, size);
        set(StltsTerm::pins, sum(army.pins));
        int bare = 0, room = 0;
        for (std::size_t i = 0; i < army.size; ++i) {
            bare += army.pins[i] == 0 ? 1 : 0;
            room += room_of(army.rank[i], army.white[i]) + room_of(army.file[i], army.black[i]);
        }
        set(StltsTerm::bare, bare);
        set(StltsTerm::room, room);
        set(StltsTerm::threats, sum(threats.now));
        set(StltsTerm::near_threats, sum(threats.soon));
        set(StltsTerm::guards, sum(guards.now) - size);  // each reaches itself
        set(StltsTerm::near_guards, sum(guards.soon));
        int hanging = 0;
        for (std::size_t k = 0; k < enemy.pins.size(); ++k) {
            hanging += threats.now[k] > 0 && enemy_guards.now[k] == 1 ? enemy.pins[k] : 0;
        }
        set(StltsTerm::hanging_pins, hanging);
        return terms;
    }

    /// The steps that pins allow along an axis, both ways, before the edge.
    static int room_of(int place, int pins) {
        return std::min(place, pins) + std::min(last_rank - place, pins);
    }
    static int sum(const Column& column) { return std::reduce(column.begin(), column.end(), 0); }

    Stlts game_;
};

}  // namespace quinta::games
