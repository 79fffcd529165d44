#pragma once

#include <cassert>
#include <utility>

#include "base/text.hpp"
#include "core/board_text.hpp"
#include "core/history.hpp"
#include "core/move_text.hpp"
#include "core/perft.hpp"
#include "core/session.hpp"

namespace quinta {

/// The Session of a game: text and pictures around a History. Each game instantiates it once, in
/// its own source file.
template <Game G>
class GameSession final : public Session {
 public:
    using State = typename G::State;
    using Move = typename G::Move;

    GameSession(G game, const State& start)
        : game_(std::move(game)), cells_(game_.cells()), history_(game_, start) {}
    GameSession(const GameSession& other)
        : game_(other.game_),
          cells_(other.cells_),
          history_(game_, other.history_.state(0)),
          start_partners_(other.start_partners_) {
        for (int ply = 1; ply <= other.history_.plies(); ++ply)
            history_.push(other.history_.move(ply));
        undone_ = other.undone_;
        resigned_ = other.resigned_;
    }
    GameSession& operator=(const GameSession&) = delete;  // history_ refers to this game_

    std::unique_ptr<Session> clone() const override { return std::make_unique<GameSession>(*this); }

    const G& game() const { return game_; }
    const History<G>& history() const { return history_; }

    std::string_view game_name() const override { return G::name; }
    std::string_view game_title() const override { return G::title; }
    std::string option_text() const override { return game_.option_text(); }
    std::array<ColourInfo, 2> colours() const override { return G::colours; }
    PieceSet pieces() const override {
        if constexpr (HasPieceSet<G>) {
            return game_.pieces();
        } else {
            const auto count = static_cast<int>(cells_.size());
            return {.most = {count, count}};
        }
    }
    const std::vector<Cell>& cells() const override { return cells_; }
    Frame frame() const override {
        if constexpr (FramedGame<G>) {
            return game_.frame();
        } else {
            return frame_of(cells_);
        }
    }

    View view() const override {
        View view = game_.view(now());
        if constexpr (TiledGame<G>) {
            const Partners partners = partners_now();
            for (std::size_t cell = 0; cell < partners.size(); ++cell) {
                if (view.cells[cell]) view.cells[cell]->partner = partners[cell];
            }
        }
        return view;
    }
    std::string position() const override { return game_.format_state(now()); }
    std::string drawn_position() const override {
        if constexpr (TiledGame<G>) return game_.format_state(now(), partners_now());
        return position();
    }
    std::string position_text(const View& view, Side side) const override {
        if constexpr (WritesViews<G>) {
            return game_.position_text(view, side);
        } else {
            return text_of_view(cells_, G::colours, view, side);
        }
    }
    Result<> set_up(std::string_view position) override {
        const Result<State> start = game_.parse_state(position);
        if (!start) return start.failure();
        history_ = History<G>(game_, *start);
        if constexpr (TiledGame<G>) start_partners_ = game_.parse_partners(position);
        undone_.clear();
        resigned_.reset();
        return {};
    }
    std::string start_position() const override { return game_.format_state(history_.state(0)); }
    std::string drawn_start() const override {
        if constexpr (TiledGame<G>) return game_.format_state(history_.state(0), start_partners_);
        return start_position();
    }
    bool starts_at_start() const override { return history_.state(0) == game_.initial(); }
    Side side_to_move() const override { return game_.side_to_move(now()); }
    int occurrences() const override { return history_.occurrences(); }
    int quiet_plies() const override { return history_.quiet_plies(); }
    int ply() const override { return history_.plies(); }

    Ending ending() const override {
        const Outcome by_position = game_.outcome(now());
        if (by_position != Outcome::ongoing) return {by_position, game_.describe_outcome(now())};
        if (history_.is_repetition_draw()) {
            return {Outcome::draw, message("the same position for the {0} time", ordinal())};
        }
        if (history_.is_quiet_draw()) {
            return {Outcome::draw, message("{0} turns without a capture", history_.quiet_plies())};
        }
        if (resigned_) {
            return {win_for(opponent(*resigned_)),
                    message("{0} resigned", colour_of(*this, *resigned_).name)};
        }
        return {};
    }

    std::vector<LegalMove> legal_moves() const override {
        std::vector<LegalMove> moves;
        if (ending().is_over()) return moves;
        for (const Move& move : game_.legal_moves(now())) moves.push_back(described(now(), move));
        return moves;
    }

    std::vector<std::string> next_positions() const override {
        std::vector<std::string> positions;
        if (ending().is_over()) return positions;
        for (const Move& move : game_.legal_moves(now())) {
            State next = now();
            game_.apply(next, move);
            positions.push_back(game_.format_state(next));
        }
        return positions;
    }

    Result<> play(std::string_view text) override {
        const Ending end = ending();
        if (end.is_over())
            return Error{message("{0}: the game is over: {1}", quoted(text), end.reason)};
        const Result<Move> move = read(text);
        if (!move) return about(text, move.failure());
        history_.push(*move);
        undone_.clear();
        return {};
    }

    std::string_view step_name([[maybe_unused]] std::size_t step) const override {
        if constexpr (NamesSteps<G>) return step < G::step_names.size() ? G::step_names[step] : "";
        return "";
    }

    void resign(Side side) override {
        if (!ending().is_over()) resigned_ = side;
    }
    std::optional<Side> resigned() const override { return resigned_; }

    bool undo() override {
        if (resigned_) {
            resigned_.reset();
            return true;
        }
        if (history_.plies() == 0) return false;
        undone_.push_back(history_.move(history_.plies()));
        history_.pop();
        return true;
    }

    bool redo() override {
        if (undone_.empty() || ending().is_over()) return false;
        history_.push(undone_.back());
        undone_.pop_back();
        return true;
    }

    std::vector<LegalMove> played() const override {
        std::vector<LegalMove> moves;
        for (int ply = 1; ply <= history_.plies(); ++ply) moves.push_back(played_at(ply));
        return moves;
    }

    std::optional<LegalMove> last_move() const override {
        if (history_.plies() == 0) return std::nullopt;
        return played_at(history_.plies());
    }

    std::uint64_t perft(int depth) const override { return quinta::perft(game_, now(), depth); }

 private:
    const State& now() const { return history_.current(); }

    /// Those of the start, and what the moves have placed since.
    Partners partners_now() const {
        Partners partners = start_partners_;
        partners.resize(cells_.size(), -1);
        for (int ply = 1; ply <= history_.plies(); ++ply) {
            const Steps steps = game_.steps(history_.state(ply - 1), history_.move(ply));
            assert(steps.size() == 2);
            partners[static_cast<std::size_t>(steps[0].cell)] = steps[1].cell;
            partners[static_cast<std::size_t>(steps[1].cell)] = steps[0].cell;
        }
        return partners;
    }

    LegalMove described(const State& state, const Move& move) const {
        return {game_.format_move(state, move), game_.steps(state, move),
                game_.side_to_move(state)};
    }
    LegalMove played_at(int ply) const {
        return described(history_.state(ply - 1), history_.move(ply));
    }

    /// A move in notation, or the only legal one that is written like this but for capitals,
    /// spaces and signs.
    Result<Move> read(std::string_view text) const {
        Result<Move> exact = game_.parse_move(now(), text);
        if (exact) return exact;
        const std::string bare = bare_move(text);
        std::vector<Move> meant;
        for (const Move& move : game_.legal_moves(now())) {
            if (bare_move(game_.format_move(now(), move)) == bare) meant.push_back(move);
        }
        if (meant.size() == 1) return meant[0];
        // The reason shall be about the move, not about how it was written, as far as it can be
        // read.
        const std::string tidy = tidy_move(text);
        const Result<Move> why = game_.parse_move(now(), tidy);
        const bool is_read = why || why.error().find(quinta::quoted(tidy)) == std::string::npos;
        return is_read ? why : exact;
    }

    /// The reason with the move before it, unless it begins with the move itself.
    static Error about(std::string_view move, const Error& why) {
        const bool is_named =
            why.text.starts_with(plain(move)) || why.text.starts_with(quinta::quoted(move));
        return is_named ? why : Error{message("{0}: {1}", plain(move), why.message)};
    }

    std::string ordinal() const {
        const int count = history_.occurrences();
        return count == 3 ? "third" : concat(count, "th");
    }

    /// The text as it is when it looks like a move, else quoted.
    static std::string plain(std::string_view text) {
        const std::string safe = quoted(text);
        const bool unchanged = safe.size() == text.size() + 2 && !text.empty();
        return unchanged ? std::string(text) : safe;
    }

    G game_;
    std::vector<Cell> cells_;
    History<G> history_;
    Partners start_partners_;  ///< empty: none is known
    std::vector<Move> undone_;
    std::optional<Side> resigned_;
};

/// The typed session behind `session`, which must be one of game G.
template <Game G>
const GameSession<G>& typed(const Session& session) {
    assert(session.game_name() == G::name);
    return static_cast<const GameSession<G>&>(session);
}

}  // namespace quinta
