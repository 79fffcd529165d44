#include "terminal/columns.hpp"

#include <clocale>
#include <cwchar>
#include <optional>
#include <string>

#include "base/utf8.hpp"

namespace quinta::terminal {
namespace {

/// The C library is asked how wide a character is, because curses believes it, too: two opinions
/// would shift the rest of a line. It knows no Unicode in the locale "C", so it is asked in
/// another.
class WideLocale {
 public:
    WideLocale() : before_(uselocale(wide())) {}
    ~WideLocale() { uselocale(before_); }
    WideLocale(const WideLocale&) = delete;
    WideLocale& operator=(const WideLocale&) = delete;

 private:
    static locale_t wide() {
        static const locale_t locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
        return locale == nullptr ? LC_GLOBAL_LOCALE : locale;
    }

    locale_t before_;
};

/// −1 for what cannot be shown, 0 for what combines with the character before it.
int width_of_character(std::string_view character) {
    if (character.size() == 1) {
        const char c = character[0];
        return c >= ' ' && c <= '~' ? 1 : -1;
    }
    const WideLocale locale;
    wchar_t wide = 0;
    std::mbstate_t state{};
    const std::size_t length = std::mbrtowc(&wide, character.data(), character.size(), &state);
    return length == character.size() ? wcwidth(wide) : -1;
}

std::string_view first_character(std::string_view glyph) {
    return glyph.substr(0, character_length(glyph));
}

}  // namespace

std::size_t glyph_length(std::string_view text) {
    std::size_t length = character_length(text);
    while (length < text.size() && static_cast<unsigned char>(text[length]) >= 0x80) {
        const std::string_view next = first_character(text.substr(length));
        if (width_of_character(next) != 0) break;
        length += next.size();
    }
    return length;
}

bool can_be_shown(std::string_view glyph) { return width_of_character(first_character(glyph)) > 0; }

int columns_of_glyph(std::string_view glyph) {
    return width_of_character(first_character(glyph)) == 2 ? 2 : 1;
}

int columns_of(std::string_view text) {
    int columns = 0;
    while (!text.empty()) {
        const std::size_t length = glyph_length(text);
        columns += columns_of_glyph(text.substr(0, length));
        text.remove_prefix(length);
    }
    return columns;
}

}  // namespace quinta::terminal
