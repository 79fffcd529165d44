#pragma once

#include <chrono>
#include <map>
#include <string>
#include <utility>

#include "online/glicko.hpp"
#include "online/person.hpp"
#include "online/settings.hpp"
#include "online/time.hpp"

namespace quinta::server {

/// Ratings as they were read from the store a while ago, to be shown beside names.
class RatingBook {
 public:
    using Key = std::pair<online::Id, std::string>;  ///< a person, and the name of a game

    static Key key_of(const online::Person& person, const online::Settings& settings) {
        return {person.id, online::game_name(settings)};
    }

    /// Nothing for whoever has none, or none that is known here.
    const online::Rating* find(const Key& key) const {
        const auto found = ratings_.find(key);
        return found == ratings_.end() ? nullptr : &found->second.rating;
    }
    bool is_fresh(const Key& key, online::Time now) const {
        const auto found = ratings_.find(key);
        return found != ratings_.end() && now - found->second.at < freshness;
    }
    void add(const Key& key, const online::Rating& rating, online::Time now) {
        if (ratings_.size() >= most_kept) ratings_.clear();
        ratings_.insert_or_assign(key, Entry{rating, now});
    }
    /// It has changed in the store.
    void outdate(const Key& key) {
        const auto found = ratings_.find(key);
        if (found != ratings_.end()) found->second.at = {};
    }

 private:
    static constexpr std::chrono::minutes freshness{1};
    static constexpr std::size_t most_kept = 20'000;
    struct Entry {
        online::Rating rating{};
        online::Time at{};
    };
    std::map<Key, Entry> ratings_;
};

}  // namespace quinta::server
