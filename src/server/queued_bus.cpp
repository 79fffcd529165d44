#include "server/queued_bus.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <utility>

#include "base/text.hpp"

namespace quinta::server {
namespace {

constexpr std::chrono::milliseconds pause_before_reconnecting{200};
constexpr int poll_ms = 1000;
constexpr std::size_t most_at_once = 256;
constexpr std::size_t room_for_head = 64;  // of a part: who sends it, its number, a sign

}  // namespace

QueuedBus::QueuedBus(std::unique_ptr<BusWire> wire, online::Id name, Hooks hooks)
    : wire_(std::move(wire)),
      hooks_(std::move(hooks)),
      bell_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      name_(std::move(name)) {}

QueuedBus::~QueuedBus() {
    {
        const std::lock_guard lock(mutex_);
        is_ending_ = true;
    }
    wake();
    if (thread_.joinable()) thread_.join();
    close(bell_);
}

Result<> QueuedBus::start() {
    if (Result<> connected = wire_->connect(name_); !connected) return connected;
    thread_ = std::thread([this] { work(); });
    return {};
}

void QueuedBus::wake() const {
    const std::uint64_t one = 1;
    (void)!::write(bell_, &one, sizeof one);
}

void QueuedBus::send(const online::Id& to, std::string text) {
    {
        const std::lock_guard lock(mutex_);
        if (waiting_.size() >= longest_queue)
            has_lost_ = true;
        else
            waiting_.push_back({to, std::move(text)});
    }
    wake();
}

void QueuedBus::listen_as(const online::Id& name) {
    {
        const std::lock_guard lock(mutex_);
        name_ = name;
        has_new_name_ = true;
    }
    wake();
}

void QueuedBus::work() {
    while (true) {
        {
            const std::lock_guard lock(mutex_);
            if (is_ending_) break;
        }
        if (!wire_->is_up() || !write_waiting()) {
            recover();
            continue;
        }
        take();
        wait();
        take();
    }
    (void)write_waiting();  // the last words
}

void QueuedBus::wait() {
    std::array<pollfd, 2> files{{{wire_->descriptor(), POLLIN, 0}, {bell_, POLLIN, 0}}};
    (void)poll(files.data(), files.size(), poll_ms);
    std::uint64_t count = 0;
    (void)!read(bell_, &count, sizeof count);
}

/// Many texts go in one round trip.
bool QueuedBus::write_waiting() {
    while (true) {
        std::vector<BusWire::Text> group;
        std::string new_name;
        {
            const std::lock_guard lock(mutex_);
            if (std::exchange(has_lost_, false)) return false;
            if (std::exchange(has_new_name_, false)) new_name = name_;
            while (!waiting_.empty() && group.size() < most_at_once) {
                add_parts(group, waiting_.front());
                waiting_.pop_front();
            }
        }
        if (!new_name.empty() && !wire_->rename(new_name)) return false;
        if (group.empty()) return true;
        if (!wire_->write(group)) return false;
        take();
    }
}

/// "SENDER COUNT + TEXT", or "." instead of "+" for the last part.
void QueuedBus::add_parts(std::vector<BusWire::Text>& out, const BusWire::Text& text) {
    const std::size_t most = wire_->longest() - room_for_head;
    ++count_;
    for (std::size_t at = 0; at == 0 || at < text.text.size(); at += most) {
        const bool is_last = at + most >= text.text.size();
        out.push_back({text.to, concat(name_, ' ', count_, is_last ? " . " : " + ",
                                       std::string_view(text.text).substr(at, most))});
    }
}

void QueuedBus::take() {
    wire_->take([this](const std::string& part) { take_part(part); });
}

void QueuedBus::take_part(const std::string& part) {
    const std::size_t sign = part.find(' ', part.find(' ') + 1) + 1;
    if (sign == 0 || sign + 2 > part.size()) return;
    const std::string key = part.substr(0, sign);
    std::string text = part.substr(sign + 2);
    if (const auto begun = parts_.find(key); begun != parts_.end()) {
        text = std::move(begun->second) + text;
        parts_.erase(begun);
    }
    if (part[sign] == '.') return hooks_.on_text(std::move(text));
    parts_[key] = std::move(text);
}

/// What waited is lost: it may have been sent or not, and twice would be worse.
void QueuedBus::recover() {
    online::Id name;
    {
        const std::lock_guard lock(mutex_);
        waiting_.clear();
        name = name_;
        has_new_name_ = false;
    }
    parts_.clear();
    if (const Result<> connected = wire_->connect(name); connected) return hooks_.on_gap();
    std::this_thread::sleep_for(pause_before_reconnecting);
}

}  // namespace quinta::server
