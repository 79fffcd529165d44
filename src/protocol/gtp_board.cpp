#include "protocol/gtp_board.hpp"

#include <algorithm>
#include <vector>

#include "base/text.hpp"
#include "games/games.hpp"

namespace quinta::protocol {
namespace {

struct Place {
    int column = 0;
    int row = 0;
};

Place place_of(const Cell& cell) {
    const std::string_view number = std::string_view(cell.name).substr(1);
    return {cell.name.front() - 'a', to_int(number).value_or(1) - 1};
}

/// What an option can be asked for to come to this size: the number itself, or any of its words.
std::vector<std::string> values_for(const OptionSpec& option, int size) {
    if (!option.is_number()) return {option.choices.begin(), option.choices.end()};
    if (size < option.least || size > option.most) return {};
    return {std::to_string(size)};
}

/// An option text with another value for one of its options.
std::string with_option(std::string_view text, std::string_view name, std::string_view value) {
    const std::string head = concat(name, "=");
    std::string out;
    for (const std::string_view word : words(text)) {
        if (!word.starts_with(head)) out += concat(word, " ");
    }
    return out + head + std::string(value);
}

}  // namespace

int gtp_size(const Session& session) {
    int size = 1;
    for (const Cell& cell : session.cells()) {
        const Place place = place_of(cell);
        size = std::max({size, place.column + 1, place.row + 1});
    }
    return size;
}

Result<std::string> game_of_size(const Session& session, int size) {
    if (gtp_size(session) == size) return session.option_text();
    for (const OptionSpec& option : *games::game_info(session.game_name()).options) {
        for (const std::string& value : values_for(option, size)) {
            const auto other =
                games::new_session(with_option(session.option_text(), option.name, value));
            if (other && gtp_size(**other) == size) return (*other)->option_text();
        }
    }
    return Error{
        message("unacceptable size; {0} has {1}", session.option_text(), gtp_size(session))};
}

std::string gtp_rows(const Session& session) {
    const auto size = static_cast<std::size_t>(gtp_size(session));
    std::vector<std::string> rows(size, std::string(size, '.'));
    const View view = session.view();
    for (std::size_t i = 0; i < view.cells.size(); ++i) {
        if (!view.cells[i]) continue;
        const Place place = place_of(session.cells()[i]);
        rows[size - 1 - static_cast<std::size_t>(place.row)]
            [static_cast<std::size_t>(place.column)] =
                view.cells[i]->colour == Colour::first ? 'X' : 'O';
    }
    std::string out;
    for (const std::string& row : rows) {
        for (const char point : row) {
            out += point;
            out += ' ';
        }
        out.back() = '\n';
    }
    out.pop_back();
    return out;
}

}  // namespace quinta::protocol
