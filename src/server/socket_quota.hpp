#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>

namespace quinta::server {

/// Counts the WebSockets of each address. It outlives them.
class SocketQuota {
 public:
    explicit SocketQuota(std::size_t most) : most_(most) {}

    /// A place, to be held as long as the socket lives; nothing when the address has too many.
    std::shared_ptr<void> take(const std::string& address) {
        std::size_t& count = counts_[address];
        if (count >= most_) return nullptr;
        ++count;
        const auto give_back = [this, address](void*) {
            const auto found = counts_.find(address);
            if (--found->second == 0) counts_.erase(found);
        };
        return {this, give_back};
    }
    std::size_t size() const { return counts_.size(); }

 private:
    std::size_t most_;
    std::map<std::string, std::size_t> counts_;
};

}  // namespace quinta::server
