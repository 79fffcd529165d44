#pragma once

#include <functional>
#include <optional>
#include <string>

#include "online/game_desk.hpp"
#include "store/store.hpp"

namespace quinta::store {

inline constexpr Time noon{std::chrono::days(20000)};
inline const User ana{{"ana_______", "Ana", online::Person::Kind::account}, "hash", noon, {}};
inline const User ben{{"ben_______", "Ben", online::Person::Kind::account}, "hash", noon, {}};
inline const User eve{{"eve_______", "Eve", online::Person::Kind::guest}, "", noon, {}};

/// Where each test finds an empty database: set by the program that runs the suite.
struct StoreKind {
    std::string name;
    std::function<std::string()> fresh;  ///< what Store::open() takes
};

inline online::GameStart game_of(const Id& id, bool is_rated = false) {
    return {.id = id,
            .settings = {"teeko", *online::TimeControl::parse("300+3"), is_rated},
            .players = {ana.person, ben.person},
            .at = noon};
}

inline online::Event event_of(online::Event::Kind kind, Side by, const std::string& text) {
    return {.kind = kind,
            .by = by,
            .text = text,
            .at = noon + online::Millis(1500),
            .cost = {online::Millis(1400), online::Millis(100)},
            .message = "m-" + text};
}

inline online::Transaction move_of(const Id& game, std::uint64_t fence, int version,
                                   const std::string& text) {
    return {.continuation = online::Continuation{
                .game = game,
                .fence = fence,
                .version = version,
                .events = {event_of(online::Event::Kind::move,
                                    version % 2 == 0 ? Side::first : Side::second, text)}}};
}

}  // namespace quinta::store
