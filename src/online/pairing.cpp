#include "online/pairing.hpp"

#include <algorithm>
#include <cmath>

#include "online/lobby.hpp"

namespace quinta::online {
namespace {

constexpr double first_distance = 200;
constexpr double distance_per_second = 20;
constexpr double any_distance = 1000;  // whoever waits so long plays anybody

double reach(const PairingQueue::Wish& wish, Time now) {
    const std::chrono::duration<double> waited = std::max(Millis{}, now - wish.since);
    return first_distance + distance_per_second * waited.count();
}

}  // namespace

std::optional<Refusal> PairingQueue::join(const Person& person, const Settings& settings,
                                          double rating, Time now) {
    const Result<Settings> good = checked(settings);
    if (!good) return Refusal{"bad_settings", good.failure().message};
    const Person anybody{.kind = Person::Kind::account};
    if (const Result<> able = can_play(*good, person, anybody); !able) {
        return Refusal{"not_allowed", able.failure().message};
    }
    leave(person.id);
    wishes_.push_back({person, *good, rating, now});
    return std::nullopt;
}

bool PairingQueue::leave(std::string_view person) {
    const auto is_theirs = [&](const Wish& wish) { return wish.person.id == person; };
    for (auto& [game, wishes] : paired_) std::erase_if(wishes, is_theirs);
    return std::erase_if(wishes_, is_theirs) > 0;
}

void PairingQueue::take(std::vector<Wish>& out, const Id& person) {
    const auto place = std::ranges::find(
        wishes_, person, [](const Wish& wish) -> const Id& { return wish.person.id; });
    out.push_back(std::move(*place));
    wishes_.erase(place);
}

void PairingQueue::failed(const Id& game) {
    const auto paired = paired_.extract(game);
    if (paired.empty()) return;
    wishes_.insert(wishes_.end(), paired.mapped().begin(), paired.mapped().end());
    std::ranges::stable_sort(wishes_, {}, &Wish::since);
}

bool PairingQueue::fit(const Wish& one, const Wish& other, Time now) const {
    if (one.settings != other.settings || blocked_(one.person.id, other.person.id)) return false;
    if (!can_play(one.settings, one.person, other.person)) return false;
    const double far = std::max(reach(one, now), reach(other, now));
    return far >= any_distance || std::abs(one.rating - other.rating) <= far;
}

std::optional<GameStart> PairingQueue::pair(const Circumstances& now) {
    for (const Wish& one : wishes_) {
        const Wish* best = nullptr;
        const auto distance = [&one](const Wish& wish) {
            return std::abs(wish.rating - one.rating);
        };
        for (const Wish& other : wishes_) {
            if (!fit(one, other, now.now)) continue;
            if (best == nullptr || distance(other) < distance(*best)) best = &other;
        }
        if (best == nullptr) continue;
        const GameStart start = start_of(one.settings, one.person, std::nullopt, best->person, now);
        std::vector<Wish>& wishes = paired_[start.id];
        take(wishes, start.players[0].id);
        take(wishes, start.players[1].id);
        return start;
    }
    return std::nullopt;
}

}  // namespace quinta::online
