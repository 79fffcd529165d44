#pragma once

#include <string>
#include <string_view>

#include "games/rulebook.hpp"
#include "screen/text_page.hpp"

namespace quinta::screen {

/// The rules of a game with drawn examples; Left and Right turn to the other games.
class RulesScreen final : public TextPage {
 public:
    RulesScreen(App& app, std::string_view game) : TextPage(app), game_(game) {}

    std::string title() const override;
    std::vector<Command> commands() override;

 private:
    int draw_sheet(Grid& sheet) override;
    static void draw_example(Grid& sheet, Pen& pen, const RulesExample& example);
    void turn(int steps);

    std::string game_;
};

}  // namespace quinta::screen
