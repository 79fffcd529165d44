#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "online/command.hpp"
#include "online/person.hpp"
#include "online/settings.hpp"

namespace quinta::online {

/// Those who want to play at once against anybody. Whoever waits longest is served first, with an
/// opponent as near in strength as the wait allows.
class PairingQueue {
 public:
    struct Wish {
        Person person{};
        Settings settings{};
        double rating = 0;
        Time since{};
    };
    using Blocked = std::function<bool(const Id&, const Id&)>;

    explicit PairingQueue(Blocked blocked) : blocked_(std::move(blocked)) {}

    /// Waits with these settings, and no longer with others.
    std::optional<Refusal> join(const Person& person, const Settings& settings, double rating,
                                Time now);
    /// True when somebody was waiting.
    bool leave(std::string_view person);
    std::size_t size() const { return wishes_.size(); }

    /// Two people who leave the queue to play, and their game; nothing when nobody fits. One of the
    /// next two must follow.
    std::optional<GameStart> pair(const Circumstances& now);
    void committed(const Id& game) { paired_.erase(game); }
    /// The game could not be written: who has not left since then waits again, as long as before.
    void failed(const Id& game);

 private:
    bool fit(const Wish& one, const Wish& other, Time now) const;
    void take(std::vector<Wish>& out, const Id& person);

    Blocked blocked_;
    std::vector<Wish> wishes_;                // by time
    std::map<Id, std::vector<Wish>> paired_;  // whose games are being written
};

}  // namespace quinta::online
