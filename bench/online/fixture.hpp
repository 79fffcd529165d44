#pragma once

#include <sys/types.h>

#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "client/link.hpp"
#include "online/settings.hpp"

/// What the load programs share: a server in a process of its own, people and games in its store,
/// and how long answers take.
namespace quinta::bench {

using Clock = std::chrono::steady_clock;

/// Whether only to see that it works: what is measured then means nothing.
bool is_quick();
/// The number after a flag, e.g. --games 500, or what it is unless told.
int number_of(int count, char** arguments, const char* flag, int standard, int quick);
/// Ends the program with a sentence.
[[noreturn]] void give_up(const std::string& why);
/// Lets this process, and those that it starts, have as many sockets as the machine allows; how
/// many.
int allow_many_files();

struct Player {
    online::Person person{};
    std::string token{};
};
/// Game i is between players 2i and 2i + 1.
struct People {
    std::vector<Player> players{};
    std::vector<online::GameStart> games{};
};
/// Makes a store with accounts that are logged in, and games of all kinds between them.
People fill_store(const std::filesystem::path& path, int games, int spare_players);

/// `quinta web --online` without a page, in a process of its own: this program once more. To be
/// called first in main(): where it was started as a server it serves and never comes back.
void serve_if_asked(int count, char** arguments);

class ServerProcess {
 public:
    explicit ServerProcess(const std::filesystem::path& store);
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    const client::ServerUrl& url() const { return url_; }
    int resident_kb() const;
    double processor_seconds() const;
    void kill();

 private:
    pid_t process_ = -1;
    client::ServerUrl url_;
};

/// An address of this machine, for the n-th socket: no server lets one address have all of them.
boost::asio::ip::address address_of(std::size_t socket);

/// Milliseconds that answers took.
class Latencies {
 public:
    void add(Clock::duration time) {
        times_.push_back(std::chrono::duration<double, std::milli>(time).count());
    }
    std::size_t count() const { return times_.size(); }
    double percentile(double percent) const;
    void clear() { times_.clear(); }
    /// Adds those of another; gives them alone back.
    const Latencies& join(const Latencies& other) {
        times_.insert(times_.end(), other.times_.begin(), other.times_.end());
        return other;
    }

 private:
    std::vector<double> times_;
};

}  // namespace quinta::bench
