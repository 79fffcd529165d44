#pragma once

#include <string>

#include "screen/page.hpp"

namespace quinta::screen {

/// A line of text that is typed and mended: with a cursor, as in a shell.
class TextField {
 public:
    explicit TextField(std::string text) : text_(std::move(text)), cursor_(text_.size()) {}

    const std::string& text() const { return text_; }
    void set_text(std::string text);
    /// Draws it into one row; the cursor is always seen.
    void draw(Grid& grid, const Rect& row, const Look& look) const;
    /// True when the key was one of typing.
    bool handle(const Event& event);

 private:
    void insert(std::string_view typed);
    void erase(std::size_t from, std::size_t to);
    std::size_t before(std::size_t place) const;
    std::size_t after(std::size_t place) const;
    std::size_t word_before() const;

    std::string text_;
    std::size_t cursor_;    ///< a byte at which a character begins, or the end
    bool is_fresh_ = true;  ///< what is offered goes when something else is typed
};

}  // namespace quinta::screen
