#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/message.hpp"
#include "base/result.hpp"
#include "core/frame.hpp"
#include "core/side.hpp"
#include "core/view.hpp"

namespace quinta {

/// A move as people write it and as they touch it.
struct LegalMove {
    std::string text;
    Steps steps;
    Side side = Side::first;  ///< who makes it
};

/// How a game stands: going on, or over and why ("four in a square").
struct Ending {
    Outcome outcome = Outcome::ongoing;
    std::string reason;  ///< in English
    Message message{};   ///< the same with its parts

    Ending() = default;
    Ending(Outcome how, Message why) : outcome(how), reason(why.text()), message(std::move(why)) {}

    bool is_over() const { return outcome != Outcome::ongoing; }
};

/// One game in progress, of any kind. This is all that a user interface, a record or a protocol
/// knows of the rules, and the only place where a call to them is virtual.
class Session {
 public:
    virtual ~Session() = default;
    virtual std::unique_ptr<Session> clone() const = 0;

    virtual std::string_view game_name() const = 0;
    virtual std::string_view game_title() const = 0;  ///< for people
    /// The game with its options, in canonical form.
    virtual std::string option_text() const = 0;
    virtual std::array<ColourInfo, 2> colours() const = 0;
    virtual PieceSet pieces() const = 0;
    virtual const std::vector<Cell>& cells() const = 0;
    /// What is drawn around the cells.
    virtual Frame frame() const = 0;

    virtual View view() const = 0;
    /// The text of the position: equal positions have equal texts.
    virtual std::string position() const = 0;
    /// The same with what is seen of it but decides nothing: which halves are one tile. It is
    /// what to keep and to hand on; the other one is to compare.
    virtual std::string drawn_position() const = 0;
    /// The text of a position in which the cells, the seats' colours and the side to move are
    /// these. Whether there is such a position is for new_session() to say.
    virtual std::string position_text(const View& view, Side side) const = 0;
    virtual std::string start_position() const = 0;
    virtual std::string drawn_start() const = 0;
    /// Begins anew from a position. The reason, and nothing changed, when there is no such one.
    virtual Result<> set_up(std::string_view position) = 0;
    /// True when the game began where its rules begin, not at a position set up by hand.
    virtual bool starts_at_start() const = 0;
    virtual Side side_to_move() const = 0;
    virtual Ending ending() const = 0;
    /// How often the current position has stood, and the plies since the last capture.
    virtual int occurrences() const = 0;
    virtual int quiet_plies() const = 0;

    /// The moves that may be played now: none when the game is over.
    virtual std::vector<LegalMove> legal_moves() const = 0;
    /// The position after each of them, in the same order.
    virtual std::vector<std::string> next_positions() const = 0;
    /// Plays a move in notation, or says why it cannot be played ("c3-d4: d4 is occupied"). Where
    /// capitals, spaces and signs are all that differs from one legal move, that one is meant.
    virtual Result<> play(std::string_view move) = 0;
    /// What a step of a move is about, "dark half"; empty where that needs no word.
    virtual std::string_view step_name(std::size_t step) const = 0;
    virtual void resign(Side side) = 0;
    /// Who has resigned; nobody where the game goes on or ended on the board.
    virtual std::optional<Side> resigned() const = 0;
    /// Take back and play again; false when there is nothing to do. Undo takes back a resignation
    /// before it takes back a move.
    virtual bool undo() = 0;
    virtual bool redo() = 0;

    virtual int ply() const = 0;
    /// The moves played so far, with the steps they were made of.
    virtual std::vector<LegalMove> played() const = 0;
    virtual std::optional<LegalMove> last_move() const = 0;

    /// Legal move sequences of exactly `depth` plies from here, repetition left aside.
    virtual std::uint64_t perft(int depth) const = 0;
};

/// The colour that a player has now.
inline ColourInfo colour_of(const Session& session, Side side) {
    return session.colours()[index(session.view().seats[index(side)].colour)];
}

}  // namespace quinta
