#include "online/lobby.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "base/hash.hpp"

namespace quinta::online {
namespace {

using Audience = Challenge::Audience;

constexpr std::chrono::hours patience_with_clock{1};
constexpr std::chrono::days patience_with_days{14};

Answered<Transaction> refused(std::string_view code, const Message& why) {
    return {.refusal = Refusal{std::string(code), why}};
}

bool is_over(const Challenge& challenge, Time now) {
    const bool has_clock = challenge.settings.control.kind == TimeControl::Kind::clock;
    return now > challenge.at + (has_clock ? Millis(patience_with_clock) : patience_with_days);
}

}  // namespace

GameStart start_of(const Settings& settings, const Person& one, std::optional<Side> side_of_one,
                   const Person& other, const Circumstances& now) {
    const std::uint64_t coin = mix(now.random) & 1U;
    const Side side = side_of_one.value_or(coin == 0 ? Side::first : Side::second);
    const bool is_first = side == Side::first;
    return {.id = make_id(now.random),
            .settings = settings,
            .players = {is_first ? one : other, is_first ? other : one},
            .at = now.now};
}

const Challenge* Lobby::find(std::string_view id) const {
    const auto found = challenges_.find(id);
    return found == challenges_.end() || leaving_.contains(id) ? nullptr : &found->second;
}

std::size_t Lobby::count_of(const Id& person) const {
    const auto is_theirs = [&](const auto& entry) { return entry.second.by.id == person; };
    const auto arriving = arriving_.find(person);
    return static_cast<std::size_t>(std::ranges::count_if(challenges_, is_theirs)) +
           (arriving == arriving_.end() ? 0 : arriving->second);
}

Answered<Transaction> Lobby::offer(const Person& by, Challenge wish, const Circumstances& now) {
    const Result<Settings> settings = checked(wish.settings);
    if (!settings) return refused("bad_settings", settings.failure().message);
    const Person anybody{.kind = Person::Kind::account};
    if (const Result<> able = can_play(*settings, by, anybody); !able) {
        return refused("not_allowed", able.failure().message);
    }
    const bool is_for_one = wish.audience == Audience::person;
    if (is_for_one && (wish.to == by.id || blocked_(wish.to, by.id))) {
        return refused("blocked", "this player cannot be challenged");
    }
    if (count_of(by.id) >= most_challenges) {
        return refused("too_many",
                       message("you have {0} open challenges; withdraw one", most_challenges));
    }
    wish.settings = *settings;
    wish.id = make_id(now.random);
    wish.by = by;
    wish.at = now.now;
    if (!is_for_one) wish.to.clear();
    ++arriving_[by.id];
    return {.value = Transaction{.new_challenge = std::move(wish)}};
}

Answered<Transaction> Lobby::accept(std::string_view id, const Person& by,
                                    const Circumstances& now) {
    const Challenge* challenge = find(id);
    if (challenge == nullptr || is_over(*challenge, now.now)) {
        return refused("gone", "this challenge is no longer open");
    }
    const bool is_for_another = challenge->audience == Audience::person && challenge->to != by.id;
    if (is_for_another || blocked_(challenge->by.id, by.id)) {
        return refused("not_allowed", "this challenge is for somebody else");
    }
    if (const Result<> able = can_play(challenge->settings, challenge->by, by); !able) {
        return refused("not_allowed", able.failure().message);
    }
    Transaction out;
    out.new_game = start_of(challenge->settings, challenge->by, challenge->side, by, now);
    out.removed_challenge = challenge->id;
    leaving_.insert(challenge->id);
    return {.value = std::move(out)};
}

Answered<Transaction> Lobby::withdraw(std::string_view id, const Person& by) {
    const Challenge* challenge = find(id);
    if (challenge == nullptr) return refused("gone", "this challenge is no longer open");
    if (challenge->by.id != by.id && challenge->to != by.id) {
        return refused("not_allowed", "this challenge is not yours");
    }
    leaving_.insert(challenge->id);
    return {.value = Transaction{.removed_challenge = challenge->id}};
}

std::vector<Transaction> Lobby::expire(Time now) {
    std::vector<Transaction> out;
    for (const auto& [id, challenge] : challenges_) {
        if (!is_over(challenge, now) || !leaving_.insert(id).second) continue;
        out.push_back({.removed_challenge = id});
    }
    return out;
}

void Lobby::committed(const Transaction& transaction) {
    if (transaction.new_challenge) {
        failed(transaction);
        add(*transaction.new_challenge);
    }
    leaving_.erase(transaction.removed_challenge);
    challenges_.erase(transaction.removed_challenge);
}

void Lobby::failed(const Transaction& transaction) {
    leaving_.erase(transaction.removed_challenge);
    if (!transaction.new_challenge) return;
    const auto count = arriving_.find(transaction.new_challenge->by.id);
    if (count != arriving_.end() && --count->second == 0) arriving_.erase(count);
}

std::vector<Challenge> Lobby::seen_by(const Person& person) const {
    std::vector<Challenge> out;
    for (const auto& [id, challenge] : challenges_) {
        const bool is_for_one = challenge.audience == Audience::person;  // else it is to nobody
        const bool is_theirs =
            challenge.by.id == person.id || (is_for_one && challenge.to == person.id);
        const bool is_open = challenge.audience == Audience::lobby;
        if (leaving_.contains(id) || !(is_theirs || is_open)) continue;
        if (!blocked_(challenge.by.id, person.id)) out.push_back(challenge);
    }
    std::ranges::sort(out, {}, [](const Challenge& one) { return std::tie(one.at, one.id); });
    return out;
}

}  // namespace quinta::online
