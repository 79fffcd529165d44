#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/session.hpp"
#include "screen/event.hpp"
#include "screen/move_input.hpp"
#include "screen/page.hpp"
#include "terminal/board_scene.hpp"
#include "terminal/style.hpp"

namespace quinta::screen {

/// A board on the screen on which a human moves: by arrows and Enter, by the mouse,
/// or by typing.
class BoardControl {
 public:
    using Play = std::function<void(const std::string& move)>;
    using Refuse = std::function<void(const std::string& reason)>;
    /// `play` is told each complete move, or what was typed for one; `refuse` why a cell or a
    /// letter does nothing.
    BoardControl(Play play, Refuse refuse) : play_(std::move(play)), refuse_(std::move(refuse)) {}

    /// The position has changed. Where nobody at the screen is to move, nothing can be touched.
    void show(const Session& session, bool may_move);

    /// Draws the board into the middle of `area`; gives the room that it took.
    Rect draw(Grid& grid, const Rect& area, BoardScene scene);
    /// The labelled choices of the move in the making, for the mouse too; gives the column after
    /// them.
    int draw_choices(Grid& grid, int x, int y);
    /// The move that is being typed, and what it can become.
    void draw_typed(Grid& grid, const Rect& row) const;
    /// What is to be touched next, "now the dark half"; empty where that needs no word.
    std::string prompt() const;

    /// True when the event was of use.
    bool handle(const Event& event);
    bool is_begun() const { return input_.is_begun(); }
    bool is_typing() const { return typed_.has_value(); }
    void let_go() { input_.clear(); }
    bool may_move() const { return may_move_; }
    const MoveInput& input() const { return input_; }

    /// Enter and a letter for each choice; while a move is typed, what can be done with that.
    std::vector<Command> commands();
    /// Typing, which is less often wanted.
    std::vector<Command> more_commands();
    /// Without those whose letter begins a move on this board: it is for typing that.
    std::vector<Command> that_leave_letters(std::vector<Command> commands) const;
    std::vector<std::pair<std::string, std::string>> other_keys() const;

 private:
    void touch(int cell);
    void choose(std::string_view choice);
    bool move_cursor(const Event& event);
    bool type(const Event& event);
    void begin_typing(std::string_view text);
    void play_typed();
    /// The moves that what is typed may become, written anyhow.
    std::vector<const LegalMove*> completions() const;
    bool is_letter_of_moves(const Event& event) const;
    /// Whether hjkl move the cursor: not where they begin a move.
    bool has_vi_keys() const { return letters_.find_first_of("hjkl") == std::string::npos; }
    std::vector<Command> typing_commands();
    std::vector<Command> choice_commands();

    Play play_;
    Refuse refuse_;
    std::optional<BoardLayout> layout_;  ///< as it was last drawn
    std::unique_ptr<Session> session_;   ///< as it was last shown
    MoveInput input_;
    std::string letters_;  ///< with which moves begin on this board
    bool may_move_ = false;
    int cursor_ = -1;  ///< a cell; −1 until an arrow is pressed
    int cell_count_ = 0;
    std::vector<std::pair<Rect, std::string>> buttons_;
    std::optional<std::string> typed_;  ///< a move as far as it was typed
};

/// What the moves of the position are worth, best first for the side to move, as marks on the
/// board: on the cells that may be touched next.
struct ShownValue {
    std::string text;  ///< "W5", "D", "L"
    int rank = 0;      ///< the higher the better
};
void mark_values(BoardScene& scene, const MoveInput& input,
                 const std::map<std::string, ShownValue>& values);

}  // namespace quinta::screen
