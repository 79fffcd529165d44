#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/session.hpp"
#include "screen/board_scene.hpp"
#include "screen/event.hpp"
#include "screen/move_input.hpp"
#include "screen/page.hpp"
#include "terminal/style.hpp"

namespace quinta {

/// A board on the screen on which a person moves: by arrows and Enter, or by the mouse.
class BoardControl {
 public:
    using Play = std::function<void(const std::string& move)>;
    /// `play` is told each complete move.
    explicit BoardControl(Play play) : play_(std::move(play)) {}

    /// The position has changed. Where nobody at the screen is to move, nothing can be touched.
    void show(const Session& session, bool may_move);

    /// Draws the board into the middle of `area`; gives the room that it took.
    Rect draw(Grid& grid, const Rect& area, BoardScene scene);
    /// The labelled choices of the move in the making, for the mouse too.
    void draw_choices(Grid& grid, int x, int y);

    /// True when the event was of use.
    bool handle(const Event& event);
    bool is_begun() const { return input_.is_begun(); }
    void let_go() { input_.clear(); }
    bool may_move() const { return may_move_; }
    const MoveInput& input() const { return input_; }

    /// Enter and a letter for each choice.
    std::vector<Command> commands();
    static std::vector<std::pair<std::string, std::string>> other_keys();

 private:
    void touch(int cell);
    void choose(std::string_view choice);
    bool move_cursor(const Event& event);

    Play play_;
    std::optional<BoardLayout> layout_;  ///< as it was last drawn
    MoveInput input_;
    bool may_move_ = false;
    int cursor_ = -1;  ///< a cell; −1 until an arrow is pressed
    int cell_count_ = 0;
    std::vector<std::pair<Rect, std::string>> buttons_;
};

/// What the moves of the position are worth, best first for the side to move, as marks on the
/// board: on the cells that may be touched next.
struct MoveValue {
    std::string text;  ///< "W5", "D", "L"
    int rank = 0;      ///< the higher the better
};
void mark_values(BoardScene& scene, const MoveInput& input,
                 const std::map<std::string, MoveValue>& values);

}  // namespace quinta
