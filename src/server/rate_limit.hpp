#pragma once

#include <algorithm>
#include <map>
#include <string>

#include "online/time.hpp"

namespace quinta::server {

/// A bucket that fills with `per_second` drops and holds `most`; each use takes one.
class RateLimit {
 public:
    RateLimit(double per_second, double most)
        : per_second_(per_second), most_(most), level_(most) {}

    bool take(online::Time now) {
        const std::chrono::duration<double> waited = now - std::max(last_, online::Time{});
        if (now > last_) {
            level_ = std::min(most_, level_ + waited.count() * per_second_);
            last_ = now;
        }
        if (level_ < 1) return false;
        level_ -= 1;
        return true;
    }
    bool is_full(online::Time now) const {
        const std::chrono::duration<double> waited = now - last_;
        return level_ + waited.count() * per_second_ >= most_;
    }

 private:
    double per_second_;
    double most_;
    double level_;
    online::Time last_{};
};

/// A bucket for each key, e.g. each address; those that are full again are forgotten. However many
/// keys somebody makes up, it stays within `most_keys` and takes the same short time.
class RateLimits {
 public:
    RateLimits(double per_second, double most) : fresh_(per_second, most) {}

    bool take(const std::string& key, online::Time now) {
        if (limits_.size() >= sweep_at_) sweep(now);
        return limits_.try_emplace(key, fresh_).first->second.take(now);
    }
    std::size_t size() const { return limits_.size(); }

    static constexpr std::size_t largest = 4096;  ///< while few of them are in use
    static constexpr std::size_t most_keys = 65536;

 private:
    void sweep(online::Time now) {
        std::erase_if(limits_, [now](const auto& entry) { return entry.second.is_full(now); });
        while (limits_.size() >= most_keys) limits_.erase(limits_.begin());
        sweep_at_ = std::clamp(2 * limits_.size(), largest, most_keys);
    }

    RateLimit fresh_;
    std::map<std::string, RateLimit> limits_;
    std::size_t sweep_at_ = largest;
};

}  // namespace quinta::server
