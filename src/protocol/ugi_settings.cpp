#include "protocol/ugi_settings.hpp"

#include <algorithm>
#include <array>

#include "base/join.hpp"
#include "base/text.hpp"
#include "games/games.hpp"
#include "games/net_file.hpp"

namespace quinta::protocol {
namespace {

struct Number {
    std::string_view name;
    int UgiSettings::* value;
    int least;
    int most;
};

constexpr std::array<Number, 5> numbers = {{
    {"Threads", &UgiSettings::threads, 1, 256},
    {"Hash", &UgiSettings::megabytes, 1, 65536},
    {"MultiPV", &UgiSettings::lines, 1, 256},
    {"Level", &UgiSettings::level, 1, UgiSettings::full_strength},
    {"Seed", &UgiSettings::seed, 0, 2'147'483'647},
}};

constexpr std::string_view game_option = "Game";
constexpr std::string_view net_option = "Net";

Error unknown_option(std::string_view name) {
    std::vector<std::string_view> names = {game_option, net_option};
    for (const Number& number : numbers) names.push_back(number.name);
    return message("there is no option {0}, only {1}", quoted(name), alternatives(names));
}

}  // namespace

std::string UgiSettings::default_game() { return std::string(games::games().front().name); }

std::vector<std::string> UgiSettings::option_lines() const {
    std::vector<std::string> out = {
        concat("option name ", game_option, " type string default ", game),
        concat("option name ", net_option, " type string default ", own_net)};
    const UgiSettings standard;
    for (const Number& number : numbers) {
        out.push_back(concat("option name ", number.name, " type spin default ",
                             standard.*number.value, " min ", number.least, " max ", number.most));
    }
    return out;
}

Result<> UgiSettings::set(std::string_view name, std::string_view value) {
    const std::string wanted = lower(name);
    if (wanted == lower(game_option)) {
        const Result<std::unique_ptr<Session>> session = games::new_session(value);
        if (!session) return session.failure();
        game = (*session)->option_text();
        return set_net(std::string(net_name));  // which files fit depends on the game
    }
    if (wanted == lower(net_option)) return set_net(value);
    const auto* found = std::ranges::find_if(
        numbers, [&](const Number& number) { return lower(number.name) == wanted; });
    if (found == numbers.end()) return unknown_option(name);
    const std::optional<int> number = to_int(value);
    if (!number || *number < found->least || *number > found->most) {
        return Error{message("{0} cannot be {1}; allowed: {2} ... {3}", found->name, quoted(value),
                             found->least, found->most)};
    }
    this->*found->value = *number;
    return {};
}

/// A file that is damaged or for something else is refused, and the engine thinks without a net.
Result<> UgiSettings::set_net(std::string_view value) {
    net_name = value;
    net = nullptr;
    if (value == own_net || value == no_net) return {};
    const std::string_view name = std::string_view(game).substr(0, game.find(' '));
    const Result<std::shared_ptr<const net::Net>> read = games::read_net(name, value);
    if (!read) {
        return Error{message("{0}; thinking without a net", read.failure().message)};
    }
    net = *read;
    return {};
}

Result<Assignment> parse_assignment(const std::vector<std::string_view>& words) {
    const auto value = static_cast<std::size_t>(std::ranges::find(words, "value") - words.begin());
    if (words.size() < 2 || words[0] != "name" || value < 2 || value >= words.size()) {
        return Error{"write: setoption name NAME value VALUE"};
    }
    const auto middle = words.begin() + static_cast<std::ptrdiff_t>(value);
    using Words = std::vector<std::string_view>;
    return Assignment{joined(Words(words.begin() + 1, middle), " "),
                      joined(Words(middle + 1, words.end()), " ")};
}

}  // namespace quinta::protocol
