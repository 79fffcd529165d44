#include "server/node_keeper.hpp"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <optional>

#include "base/file.hpp"
#include "base/text.hpp"
#include "server/secrets.hpp"

namespace quinta::server {
namespace {

/// The boot of the machine and the container: process numbers mean something only there.
std::string place() {
    const Result<std::string> boot = read_file("/proc/sys/kernel/random/boot_id");
    std::error_code error;
    const auto space = std::filesystem::read_symlink("/proc/self/ns/pid", error);
    if (!boot || error) return "";
    return concat(trim(*boot), "/", space.string());
}

/// When a process was started, in the machine's own unit; nothing when there is none.
std::optional<std::string> start_of(std::string_view process) {
    const Result<std::string> stat = read_file(concat("/proc/", process, "/stat"));
    if (!stat) return std::nullopt;
    const std::vector<std::string_view> fields =
        split(std::string_view(*stat).substr(stat->rfind(')') + 1), ' ');
    constexpr std::size_t start_time = 20;  // the 22nd field; the two before the bracket are gone
    if (fields.size() <= start_time) return std::nullopt;
    const bool is_zombie = fields[1] == "Z";
    if (is_zombie) return std::nullopt;
    return std::string(fields[start_time]);
}

}  // namespace

std::string process_name() {
    const std::string number = std::to_string(getpid());
    return concat(number, "/", start_of(number).value_or(""), "/", place());
}

bool is_dead(const std::string& process) {
    const std::vector<std::string_view> parts = split(process, '/');
    const std::string here = place();
    if (parts.size() < 3 || here.empty() || !process.ends_with(concat("/", here))) return false;
    return start_of(parts[0]).value_or("") != parts[1];
}

NodeKeeper::NodeKeeper(store::Store store, Hooks hooks)
    : store_(std::move(store)), hooks_(std::move(hooks)), last_beat_(Clock::now()) {}

NodeKeeper::~NodeKeeper() {
    {
        const std::lock_guard lock(mutex_);
        is_ending_ = true;
    }
    changed_.notify_one();
    if (thread_.joinable()) thread_.join();
    (void)store_.leave();
}

void NodeKeeper::start() {
    thread_ = std::thread([this] { work(); });
}

bool NodeKeeper::is_overdue() const { return Clock::now() - last_beat_.load() > lease; }

void NodeKeeper::work() {
    std::unique_lock lock(mutex_);
    while (!is_ending_) {
        lock.unlock();
        look();
        lock.lock();
        changed_.wait_for(lock, interval, [this] { return is_ending_; });
    }
}

void NodeKeeper::look() {
    const Clock::time_point began = Clock::now();
    const Result<bool> alive = store_.note_alive(hooks_.now());
    if (alive && !*alive) return come_back();
    const Result<std::vector<store::Node>> nodes = store_.nodes();
    if (!alive || !nodes) return;  // the next time
    last_beat_ = began;
    // Whoever was away for long, or paused, has not watched the others meanwhile.
    if (began - last_look_ > lease / 2) watched_.clear();
    last_look_ = began;
    std::vector<online::Id> living;
    bool has_taken = false;
    for (const store::Node& node : *nodes) {
        if (node.name != store_.node() && is_over(node, began)) {
            const Result<bool> taken = store_.expel(node, hooks_.now());
            has_taken = has_taken || (taken && *taken);
        } else {
            living.push_back(node.name);
        }
    }
    std::erase_if(watched_, [&living](const auto& entry) {
        return std::ranges::find(living, entry.first) == living.end();
    });
    hooks_.on_look(std::move(living), has_taken);
}

bool NodeKeeper::is_over(const store::Node& node, Clock::time_point now) {
    if (node.process.empty()) return true;  // it has left
    Watched& watched = watched_[node.name];
    if (watched.node != node) watched = {node, now};
    return now - watched.since > lease;
}

void NodeKeeper::come_back() {
    const online::Id name = online::make_id(random_bits());
    store_.act_as(name);
    while (!store_.join(process_name(), hooks_.now())) {
        std::unique_lock lock(mutex_);
        if (changed_.wait_for(lock, interval, [this] { return is_ending_; })) return;
    }
    watched_.clear();
    last_beat_ = Clock::now();
    hooks_.on_expelled(name);
}

}  // namespace quinta::server
