#include <algorithm>
#include <cstdlib>
#include <utility>

#include "base/best_of.hpp"
#include "games/stlts/stlts.hpp"

namespace quinta::games {
namespace {

struct Distance {
    int vertical;
    int horizontal;

    Distance(int from, int to)
        : vertical(std::abs((from >> 4) - (to >> 4))),
          horizontal(std::abs((from & 15) - (to & 15))) {}
    int largest() const { return std::max(vertical, horizontal); }
    int sum() const { return vertical + horizontal; }
};

/// The cell of a piece out of those that can do anything, each equally likely.
int random_piece(const Stlts::Moves& moves, Random& random) {
    int chosen = 0, last = -1;
    std::uint32_t pieces = 0;
    for (const Stlts::Move move : moves) {  // a piece's moves follow one another
        if (move.from == last) continue;
        last = move.from;
        if (random.below(++pieces) == 0) chosen = last;
    }
    return chosen;
}

/// Level 1: any move of a random piece, or any pin into it when it cannot move. A piece that can
/// do neither is passed over (possible only under small `pins`).
Stlts::Move stroll(const Stlts::Moves& moves, Random& random) {
    const int from = random_piece(moves, random);
    return best_of(moves, random, [&](Stlts::Move move) {
        return move.from != from ? 0 : Stlts::is_pin(move) ? 1 : 2;
    });
}

/// One of the player's pieces and the enemy piece that it goes after.
struct Chase {
    Stlts::PieceBits hunter;
    Stlts::PieceBits prey;

    int from() const { return Stlts::cell_of(hunter); }
    int to() const { return Stlts::cell_of(prey); }
    Distance distance() const { return {from(), to()}; }
    Stlts::Move capture() const {
        return {static_cast<std::uint8_t>(from()), static_cast<std::uint8_t>(to())};
    }
};

/// The nearest pair by the largest axis distance. Among equally near ones a pair that is so far
/// apart vertically goes before one that is only horizontally; then one with a capture goes first.
Chase nearest(const Stlts::State& state, const Stlts::Moves& moves, Random& random) {
    StaticVector<Chase, 144> pairs;
    for (const Stlts::PieceBits hunter : state.armies[index(state.side)]) {
        for (const Stlts::PieceBits prey : state.armies[index(opponent(state.side))]) {
            if (hunter == Stlts::no_piece || prey == Stlts::no_piece) break;
            pairs.push_back({hunter, prey});
        }
    }
    return best_of(pairs, random, [&](const Chase& chase) {
        const Distance distance = chase.distance();
        const int is_vertical = distance.vertical >= distance.horizontal ? 1 : 0;
        const bool can_capture = std::ranges::find(moves, chase.capture()) != moves.end();
        return std::pair(2 * -distance.largest() + is_vertical, can_capture);
    });
}

/// The pin that the distance still needs: white when more is left to cover vertically, else black.
/// With a row or a column in common this is the colour that leads along it. No pin (a cell that
/// cannot be moved to) when both distances are covered, so that the way must be blocked or bent.
int needed_pin(const Chase& chase) {
    const Distance distance = chase.distance();
    const int up = std::max(0, distance.vertical - Stlts::white_pins(chase.hunter));
    const int across = std::max(0, distance.horizontal - Stlts::black_pins(chase.hunter));
    if (up > across) return Stlts::white_pin;
    return across > 0 ? Stlts::black_pin : chase.from();
}

/// Level 2, "chaser": capture, else the needed pin. Where there is neither (the pin is at the
/// limit, the way is blocked, or it has a corner under moves=straight) the hunter goes as near as
/// it can; if it cannot get nearer it takes a pin, of the colour that it has less of, to find a way
/// around; and if it cannot do that either, any move is as good as another.
Stlts::Move hunt(const Stlts::State& state, const Stlts::Moves& moves, Random& random) {
    const Chase chase = nearest(state, moves, random);
    const int pin = needed_pin(chase), now = chase.distance().sum();
    const int more = Stlts::white_pins(chase.hunter) - Stlts::black_pins(chase.hunter);
    return best_of(moves, random, [&](Stlts::Move move) {
        if (move.from != chase.from()) return std::pair(0, 0);
        if (move == chase.capture()) return std::pair(5, 0);
        if (move.to == pin) return std::pair(4, 0);
        if (Stlts::is_pin(move)) {
            const bool is_scarce = move.to == Stlts::white_pin ? more <= 0 : more >= 0;
            return std::pair(is_scarce ? 2 : 1, 0);
        }
        const int then = Distance(move.to, chase.to()).sum();
        return then < now ? std::pair(3, -then) : std::pair(0, 0);
    });
}

}  // namespace

Stlts::Move Stlts::classic_move(const State& state, int level, Random& random) const {
    const Stlts& game = *this;
    const Stlts::Moves moves = game.legal_moves(state);
    return level <= 1 ? stroll(moves, random) : hunt(state, moves, random);
}

std::vector<std::string_view> Stlts::classic_players() {
    return {"moves a random piece, or puts a pin into it",
            "chases the nearest enemy piece and captures it"};
}

}  // namespace quinta::games
