#pragma once

#include <string>
#include <string_view>

#include "core/session.hpp"
#include "screen/board_control.hpp"
#include "screen/page.hpp"

namespace quinta::screen {

/// A board with a text beside or below it, on which moves are tried: a lesson or a puzzle.
class StudyPage : public Page {
 public:
    explicit StudyPage(App& app);

    void draw(Grid& grid, const Rect& area) override;
    bool handle(const Event& event) override;
    std::vector<Command> commands() final;
    bool is_typing() const override { return board_.is_typing(); }
    std::vector<std::pair<std::string, std::string>> other_keys() const override {
        return board_.other_keys();
    }

 protected:
    /// A move was entered on the board, or typed.
    virtual void try_move(const std::string& move) = 0;
    /// What stands on the board.
    virtual const Session& session() const = 0;
    /// What may be done besides moving.
    virtual void add_commands(std::vector<Command>& all) = 0;
    /// What stands beside the board.
    virtual std::string heading() const = 0;
    virtual std::string text() const = 0;
    /// The board with its marks.
    virtual BoardScene scene() const { return scene_of(session()); }

    void refresh(bool may_move) { board_.show(session(), may_move); }
    void set_verdict(std::string_view text, Role role) {
        verdict_ = text;
        verdict_role_ = role;
    }

 private:
    /// Whether all of it had room.
    bool draw_text(Grid& grid, const Rect& area) const;
    void draw_both(Grid& grid, const Rect& area);

    BoardControl board_;
    bool is_text_cut_ = false;      ///< when it was last drawn
    bool shows_text_only_ = false;  ///< on a screen without room for both
    std::string verdict_;           ///< what is said of the last move
    Role verdict_role_ = Role::text;
};

}  // namespace quinta::screen
