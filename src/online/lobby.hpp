#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "online/challenge.hpp"
#include "online/command.hpp"
#include "online/transaction.hpp"

namespace quinta::online {

/// A value, or the refusal for whoever asked.
template <class T>
struct Answered {
    std::optional<T> value{};
    std::optional<Refusal> refusal{};
};

/// The open challenges. Like a game it says what would happen and changes when it has been written;
/// a challenge that somebody has taken, or withdrawn, is nobody else's meanwhile.
class Lobby {
 public:
    /// Whether one of two users has blocked the other.
    using Blocked = std::function<bool(const Id&, const Id&)>;

    explicit Lobby(Blocked blocked) : blocked_(std::move(blocked)) {}

    /// What somebody wants to offer; id, time and challenger are filled in.
    Answered<Transaction> offer(const Person& by, Challenge wish, const Circumstances& now);
    /// A game between the challenger and whoever takes the challenge.
    Answered<Transaction> accept(std::string_view id, const Person& by, const Circumstances& now);
    /// By the challenger, or by whom the challenge is for.
    Answered<Transaction> withdraw(std::string_view id, const Person& by);
    /// Challenges that have waited too long.
    std::vector<Transaction> expire(Time now);

    /// What has become of one of these transactions.
    void committed(const Transaction& transaction);
    void failed(const Transaction& transaction);

    /// From a store.
    void add(const Challenge& challenge) { challenges_.insert_or_assign(challenge.id, challenge); }
    /// The same, and what is not among them is gone.
    void replace(const std::vector<Challenge>& challenges) {
        challenges_.clear();
        for (const Challenge& challenge : challenges) add(challenge);
    }

    const Challenge* find(std::string_view id) const;
    /// What this person sees of the lobby: open challenges that they may take or have made, and
    /// those for them alone.
    std::vector<Challenge> seen_by(const Person& person) const;

    static constexpr std::size_t most_challenges = 5;  ///< open, of one person

 private:
    std::size_t count_of(const Id& person) const;

    Blocked blocked_;
    std::map<Id, Challenge, std::less<>> challenges_;
    std::set<Id, std::less<>> leaving_;   // being taken or withdrawn
    std::map<Id, std::size_t> arriving_;  // being written, by person
};

/// The game that two people begin; without a wish chance says who is first.
GameStart start_of(const Settings& settings, const Person& one, std::optional<Side> side_of_one,
                   const Person& other, const Circumstances& now);

}  // namespace quinta::online
