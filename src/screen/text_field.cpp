#include "screen/text_field.hpp"

#include <algorithm>
#include <utility>

#include "terminal/columns.hpp"
#include "terminal/style.hpp"

namespace quinta::screen {

void TextField::set_text(std::string text) {
    text_ = std::move(text);
    cursor_ = text_.size();
    is_fresh_ = false;
}

/// Where the glyph before `place` begins; accents belong to their letter.
std::size_t TextField::before(std::size_t place) const {
    std::size_t last = 0;
    for (std::size_t next = 0; next < place; next = after(next)) last = next;
    return last;
}

std::size_t TextField::after(std::size_t place) const {
    return place + (place < text_.size() ? glyph_length(std::string_view(text_).substr(place)) : 0);
}

/// Where the word before the cursor begins; a path is made of words, too.
std::size_t TextField::word_before() const {
    const auto is_between = [](char c) { return c == ' ' || c == '/'; };
    std::size_t place = cursor_;
    while (place > 0 && is_between(text_[place - 1])) --place;
    while (place > 0 && !is_between(text_[place - 1])) --place;
    return place;
}

void TextField::erase(std::size_t from, std::size_t to) {
    text_.erase(from, to - from);
    cursor_ = from;
}

void TextField::insert(std::string_view typed) {
    constexpr std::size_t longest = 1000;
    if (is_fresh_) text_.clear(), cursor_ = 0;
    for (const char c : typed) {
        const bool is_text = c != '\n' && c != '\r' && c != '\t';
        if (is_text && text_.size() < longest) text_.insert(cursor_++, 1, c);
    }
}

bool TextField::handle(const Event& event) {
    const bool was_fresh = std::exchange(is_fresh_, false);
    switch (event.key) {
        case Key::left:
            cursor_ = before(cursor_);
            return true;
        case Key::right:
            cursor_ = after(cursor_);
            return true;
        case Key::home:
            cursor_ = 0;
            return true;
        case Key::end:
            cursor_ = text_.size();
            return true;
        case Key::backspace:
            erase(before(cursor_), cursor_);
            return true;
        case Key::remove:
            erase(cursor_, after(cursor_));
            return true;
        case Key::erase_word:
            erase(word_before(), cursor_);
            return true;
        case Key::erase_line:
            erase(0, text_.size());
            return true;
        case Key::character:
        case Key::paste:
            is_fresh_ = was_fresh;
            insert(event.key == Key::paste ? std::string_view(event.text)
                                           : std::string_view(&event.character, 1));
            is_fresh_ = false;
            return true;
        default:
            is_fresh_ = was_fresh;
            return false;
    }
}

void TextField::draw(Grid& grid, const Rect& row, const Look& look) const {
    grid.fill(row, look);
    const auto width = [&](std::size_t from, std::size_t to) {
        return columns_of(on_screen(std::string_view(text_).substr(from, to - from), grid.style()));
    };
    // So much is left out at the left that the cursor has room, which may be two columns wide.
    const int of_cursor = std::max(1, width(cursor_, after(cursor_)));
    std::size_t first = 0;
    while (width(first, cursor_) > row.width - 1 - of_cursor) first = after(first);
    std::size_t last = first;
    while (last < text_.size() && width(first, after(last)) < row.width) last = after(last);
    grid.put_within(row.x, row.y, row.width, std::string_view(text_).substr(first, last - first),
                    look);
    const std::string under = text_.substr(cursor_, after(cursor_) - cursor_);
    const bool is_blank = under.empty() || under == " ";
    grid.put(row.x + width(first, cursor_), row.y, is_blank ? "_" : under,
             {Role::key, is_blank ? Role::focus : Role::cursor, true});
}

}  // namespace quinta::screen
