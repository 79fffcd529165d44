#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "screen/page.hpp"

namespace quinta::screen {

/// A long text with pictures in it, of which the screen shows a part.
class TextPage : public Page {
 public:
    using Page::Page;

    void draw(Grid& grid, const Rect& area) override;
    std::vector<Command> commands() override;
    bool handle(const Event& event) override;

 protected:
    /// Draws all of it on a sheet of this width that is long enough; gives the number of rows used.
    virtual int draw_sheet(Grid& sheet) = 0;
    void scroll_to(int row) { top_ = row; }

 private:
    void scroll(int rows) { top_ += rows; }

    int top_ = 0;
    int shown_ = 10;  ///< rows, when it was last drawn
};

/// Writes paragraphs and headings one below the other.
class Pen {
 public:
    Pen(Grid& sheet, int x, int width) : sheet_(sheet), x_(x), width_(width) {}

    int row() const { return row_; }
    void skip(int rows = 1) { row_ += rows; }
    void paragraph(std::string_view text, const Look& look = {}, int indent = 0);
    void heading(std::string_view text) { paragraph(text, {Role::title, Role::screen, true}); }

 private:
    Grid& sheet_;
    int x_;
    int width_;
    int row_ = 0;
};

}  // namespace quinta::screen
