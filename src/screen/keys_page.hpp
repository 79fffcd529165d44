#pragma once

#include <string>
#include <utility>
#include <vector>

#include "screen/text_page.hpp"

namespace quinta::screen {

/// All keys that work on another page just now.
class KeysPage final : public TextPage {
 public:
    KeysPage(App& app, Page& page);

    std::vector<Command> commands() override;
    std::string title() const override { return "Keys"; }

 private:
    int draw_sheet(Grid& sheet) override;

    std::string about_;
    std::vector<std::pair<std::string, std::string>> keys_;
};

}  // namespace quinta::screen
