#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/new_game.hpp"
#include "screen/page.hpp"

namespace quinta::screen {

/// The choices before a game. The cursor stands on Start, so that Enter takes what is usual.
class NewGamePage final : public Page {
 public:
    NewGamePage(App& app, const games::GameInfo& game);

    std::string title() const override { return std::string(wanted_.game().title); }
    void draw(Grid& grid, const Rect& area) override;
    std::vector<Command> commands() override;
    bool handle(const Event& event) override;
    std::vector<std::pair<std::string, std::string>> other_keys() const override;

 private:
    using Mode = app::NewGame::Mode;

    /// A line of the form: a value that can be changed by steps to either side.
    struct Row {
        std::string label;
        std::string value;
        std::string note;
        std::function<void(int step)> change;
    };
    std::vector<Row> rows();
    void add_options(std::vector<Row>& rows);
    void add_players(std::vector<Row>& rows);
    Row clock_row();
    Row level_row(std::string label, std::string& level);
    void change_option(const OptionSpec& spec, int step);
    void change(int step);
    void move(int lines);
    void start();
    int row_count() { return static_cast<int>(rows().size()); }

    app::NewGame wanted_;
    int selected_ = 0;  ///< 0 is Start, then the rows
    std::vector<Rect> places_;
};

}  // namespace quinta::screen
