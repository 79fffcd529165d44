#pragma once

#include <functional>
#include <map>
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
    /// `play` is told each complete move, or what was typed for one.
    explicit BoardControl(Play play) : play_(std::move(play)) {}

    /// The position has changed. Where nobody at the screen is to move, nothing can be touched.
    void show(const Session& session, bool may_move);

    /// Draws the board into the middle of `area`; gives the room that it took.
    Rect draw(Grid& grid, const Rect& area, BoardScene scene);
    /// The labelled choices of the move in the making, for the mouse too.
    void draw_choices(Grid& grid, int x, int y);
    /// The move that is being typed.
    void draw_typed(Grid& grid, int x, int y) const;

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
    static std::vector<std::pair<std::string, std::string>> other_keys();

 private:
    void touch(int cell);
    void choose(std::string_view choice);
    bool move_cursor(const Event& event);
    bool type(const Event& event);
    std::vector<Command> typing_commands();

    Play play_;
    std::optional<BoardLayout> layout_;  ///< as it was last drawn
    MoveInput input_;
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
