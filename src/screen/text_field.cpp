#include "screen/text_field.hpp"

#include <algorithm>
#include <utility>

#include "base/utf8.hpp"
#include "terminal/canvas.hpp"

namespace quinta::screen {

void TextField::set_text(std::string text) {
    text_ = std::move(text);
    cursor_ = text_.size();
    is_fresh_ = false;
}

std::size_t TextField::before(std::size_t place) const {
    if (place == 0) return 0;
    do --place;
    while (place > 0 && continues_character(text_[place]));
    return place;
}

std::size_t TextField::after(std::size_t place) const {
    if (place >= text_.size()) return text_.size();
    return std::min(text_.size(), place + character_length(std::string_view(text_).substr(place)));
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
    // So many characters from the left that the cursor has room.
    std::size_t first = 0;
    const auto width_to = [&](std::size_t end) {
        return static_cast<int>(width_of(std::string_view(text_).substr(first, end - first)));
    };
    while (width_to(cursor_) > row.width - 2) first = after(first);
    std::size_t last = text_.size();
    while (width_to(last) > row.width - 1) last = before(last);
    grid.put_within(row.x, row.y, row.width, std::string_view(text_).substr(first, last - first),
                    look);
    const std::size_t end = std::max(cursor_, after(cursor_));
    const std::string under = cursor_ < text_.size() ? text_.substr(cursor_, end - cursor_) : " ";
    grid.put(row.x + width_to(cursor_), row.y, under == " " ? "_" : under,
             {Role::key, under == " " ? Role::focus : Role::cursor, true});
}

}  // namespace quinta::screen
