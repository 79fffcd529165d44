#pragma once

#include <functional>
#include <string>

#include "base/result.hpp"
#include "screen/page.hpp"

namespace quinta::screen {

/// Asks for a line of text. What is wrong with it is said, and it can be mended.
class PromptPage final : public Page {
 public:
    /// `take` gives the reason when the text will not do; otherwise the page goes away.
    using Take = std::function<Result<>(const std::string& text)>;
    PromptPage(App& app, std::string title, std::string question, std::string text, Take take);

    std::string title() const override { return title_; }
    void draw(Grid& grid, const Rect& area) override;
    std::vector<Command> commands() override;
    bool handle(const Event& event) override;
    bool is_typing() const override { return true; }

 private:
    void answer();

    std::string title_;
    std::string question_;
    std::string text_;
    Take take_;
    bool is_fresh_ = true;  ///< what is offered goes when something else is typed
};

}  // namespace quinta::screen
