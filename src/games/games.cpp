#include "games/games.hpp"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

#include "base/join.hpp"
#include "base/text.hpp"
#include "games/any_game.hpp"

namespace quinta::games {
namespace {

struct Entry {
    GameInfo info;
    Result<AnyGame> (*make)(const Options&);
};

template <Game G>
constexpr std::string_view sample_of() {
    if constexpr (requires { G::sample; }) return G::sample;
    return {};
}

template <Game G>
Entry entry() {
    return {
        {G::name, G::title, G::origin, G::summary, G::colours, &G::option_specs(), sample_of<G>()},
        [](const Options& options) -> Result<AnyGame> {
            Result<G> game = G::make(options);
            if (!game) return game.failure();
            return AnyGame(std::move(*game));
        }};
}

const std::vector<Entry>& entries() {
    static const std::vector<Entry> all = [] {
        std::vector<Entry> out;
        AllGames::for_each([&]<class G>() { out.push_back(entry<G>()); });
        return out;
    }();
    return all;
}

std::vector<std::string_view> names() {
    std::vector<std::string_view> out;
    for (const Entry& entry : entries()) out.push_back(entry.info.name);
    return out;
}

}  // namespace

const std::vector<GameInfo>& games() {
    static const std::vector<GameInfo> all = [] {
        std::vector<GameInfo> out;
        for (const Entry& entry : entries()) out.push_back(entry.info);
        return out;
    }();
    return all;
}

const GameInfo& game_info(std::string_view name) {
    const auto found = std::ranges::find(games(), name, &GameInfo::name);
    assert(found != games().end());
    return *found;
}

Result<AnyGame> parse_game(std::string_view option_text) {
    const std::vector<std::string_view> parts = words(option_text);
    if (parts.empty()) return Error{message("no game named; there are {0}", enumerated(names()))};
    const std::string name = lower(parts[0]);
    const auto found = std::ranges::find_if(
        entries(), [&](const Entry& entry) { return entry.info.name == name; });
    if (found == entries().end()) {
        const std::string hint = did_you_mean(name, names());
        return Error{message("unknown game {0}{1}", quoted(parts[0]),
                             hint.empty() ? concat("; there are ", enumerated(names())) : hint)};
    }
    Result<Options> options =
        Options::parse(found->info.name, *found->info.options, {parts.begin() + 1, parts.end()});
    if (!options) return options.failure();
    return found->make(*options);
}

Result<std::unique_ptr<Session>> new_session(std::string_view option_text,
                                             std::string_view position) {
    Result<AnyGame> any = parse_game(option_text);
    if (!any) return any.failure();
    return std::visit(
        [&]<class G>(const G& game) -> Result<std::unique_ptr<Session>> {
            auto session = std::make_unique<GameSession<G>>(game, game.initial());
            if (!position.empty()) {
                if (const Result<> found = session->set_up(position); !found)
                    return found.failure();
            }
            return std::unique_ptr<Session>(std::move(session));
        },
        *any);
}

}  // namespace quinta::games
