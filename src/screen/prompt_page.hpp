#pragma once

#include <functional>
#include <string>

#include "base/result.hpp"
#include "screen/page.hpp"
#include "screen/text_field.hpp"

namespace quinta::screen {

/// Asks for a line of text. What is wrong with it is said, and it can be mended.
class PromptPage final : public Page {
 public:
    /// `take` gives the reason when the text will not do; otherwise the page goes away.
    using Take = std::function<Result<>(const std::string& text)>;
    /// The name of a file is completed by Tab, and `~` stands for the home folder.
    enum class Kind { text, file };
    PromptPage(App& app, std::string title, std::string question, std::string text, Take take,
               Kind kind = Kind::text);

    std::string title() const override { return title_; }
    void draw(Grid& grid, const Rect& area) override;
    std::vector<Command> commands() override;
    bool handle(const Event& event) override;
    bool is_typing() const override { return true; }

 private:
    void answer();
    void complete();

    std::string title_;
    std::string question_;
    TextField field_;
    Take take_;
    Kind kind_;
};

/// `~` and `~/game.pgn` with the home folder in its place.
std::string without_tilde(const std::string& path);

}  // namespace quinta::screen
