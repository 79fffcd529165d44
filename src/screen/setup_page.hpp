#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "screen/page.hpp"
#include "screen/position_editor.hpp"
#include "terminal/board_scene.hpp"

namespace quinta::screen {

/// Sets up a position by hand, on the board or as text.
class SetupPage final : public Page {
 public:
    using Take = std::function<void(std::unique_ptr<Session>)>;
    /// `take` is given the game that begins at the position.
    SetupPage(App& app, const Session& session, Take take);

    std::string title() const override { return "Set up a position"; }
    void draw(Grid& grid, const Rect& area) override;
    std::vector<Command> commands() override;
    bool handle(const Event& event) override;
    std::vector<std::pair<std::string, std::string>> other_keys() const override;

 private:
    bool move_cursor(const Event& event);
    void finish();
    void ask_text();
    void add_piece_commands(std::vector<Command>& all);

    std::unique_ptr<Session> session_;  ///< for what does not change: cells and colours
    PositionEditor editor_;
    Take take_;
    std::optional<BoardLayout> layout_;
    int cursor_;
};

}  // namespace quinta::screen
