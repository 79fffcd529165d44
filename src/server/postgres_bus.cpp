#include "server/postgres_bus.hpp"

#include <poll.h>
#include <postgresql/libpq-fe.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>

#include "base/text.hpp"

namespace quinta::server {
namespace {

constexpr std::chrono::milliseconds pause_before_reconnecting{200};
constexpr int poll_ms = 1000;
constexpr std::size_t most_at_once = 256;

std::string channel(const online::Id& name) {
    return name.empty() ? "\"quinta\"" : concat("\"quinta_", name, "\"");
}

}  // namespace

PostgresBus::PostgresBus(std::string where, online::Id name, Hooks hooks)
    : where_(std::move(where)),
      hooks_(std::move(hooks)),
      bell_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      name_(std::move(name)) {}

PostgresBus::~PostgresBus() {
    {
        const std::lock_guard lock(mutex_);
        is_ending_ = true;
    }
    wake();
    if (thread_.joinable()) thread_.join();
    PQfinish(connection_);
    close(bell_);
}

void PostgresBus::start() {
    thread_ = std::thread([this] { work(); });
}

void PostgresBus::wake() const {
    const std::uint64_t one = 1;
    (void)!write(bell_, &one, sizeof one);
}

void PostgresBus::send(const online::Id& to, std::string text) {
    {
        const std::lock_guard lock(mutex_);
        if (waiting_.size() >= longest_queue)
            has_lost_ = true;
        else
            waiting_.push_back({to, std::move(text)});
    }
    wake();
}

void PostgresBus::listen_as(const online::Id& name) {
    {
        const std::lock_guard lock(mutex_);
        name_ = name;
        has_new_name_ = true;
    }
    wake();
}

bool PostgresBus::is_up() const { return PQstatus(connection_) == CONNECTION_OK; }

bool PostgresBus::run(const std::string& script) {
    const std::unique_ptr<PGresult, decltype(&PQclear)> done(PQexec(connection_, script.c_str()),
                                                             &PQclear);
    const ExecStatusType status = PQresultStatus(done.get());
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

Result<> PostgresBus::connect() {
    PQfinish(connection_);
    connection_ = PQconnectdb(where_.c_str());
    online::Id name;
    {
        const std::lock_guard lock(mutex_);
        name = name_;
    }
    const bool listens = is_up() && run(concat("SET synchronous_commit = off; LISTEN ", channel(""),
                                               "; LISTEN ", channel(name)));
    if (listens) return {};
    return Error{message("cannot listen to PostgreSQL: {0}", trim(PQerrorMessage(connection_)))};
}

void PostgresBus::work() {
    while (true) {
        {
            const std::lock_guard lock(mutex_);
            if (is_ending_) break;
        }
        if (!is_up() || !write_waiting()) {
            recover();
            continue;
        }
        take_notices();
        wait();
        PQconsumeInput(connection_);
        take_notices();
    }
    (void)write_waiting();  // the last words
}

void PostgresBus::wait() {
    std::array<pollfd, 2> files{{{PQsocket(connection_), POLLIN, 0}, {bell_, POLLIN, 0}}};
    (void)poll(files.data(), files.size(), poll_ms);
    std::uint64_t count = 0;
    (void)!read(bell_, &count, sizeof count);
}

/// Many texts go in one round trip, and in one transaction.
bool PostgresBus::write_waiting() {
    while (true) {
        std::vector<Sent> group;
        std::string script;
        {
            const std::lock_guard lock(mutex_);
            if (std::exchange(has_lost_, false)) return false;
            if (std::exchange(has_new_name_, false)) {
                script =
                    concat("UNLISTEN *; LISTEN ", channel(""), "; LISTEN ", channel(name_), ";");
            }
            while (!waiting_.empty() && group.size() < most_at_once) {
                group.push_back(std::move(waiting_.front()));
                waiting_.pop_front();
            }
        }
        if (group.empty() && script.empty()) return true;
        for (const Sent& sent : group) {
            ++count_;
            for (std::size_t at = 0; at == 0 || at < sent.text.size(); at += longest_part) {
                const bool is_last = at + longest_part >= sent.text.size();
                const std::string notice =
                    concat(name_, ' ', count_, is_last ? " . " : " + ",
                           std::string_view(sent.text).substr(at, longest_part));
                const std::unique_ptr<char, decltype(&PQfreemem)> literal(
                    PQescapeLiteral(connection_, notice.data(), notice.size()), &PQfreemem);
                if (!literal) return false;
                script += concat("NOTIFY ", channel(sent.to), ", ", literal.get(), ";");
            }
        }
        if (!run(script)) return false;
        take_notices();
    }
}

void PostgresBus::take_notices() {
    while (PGnotify* notice = PQnotifies(connection_)) {
        const std::unique_ptr<PGnotify, decltype(&PQfreemem)> owner(notice, &PQfreemem);
        take_part(notice->extra);
    }
}

/// "SENDER COUNT + TEXT", or "." instead of "+" for the last part.
void PostgresBus::take_part(const std::string& notice) {
    const std::size_t sign = notice.find(' ', notice.find(' ') + 1) + 1;
    if (sign == 0 || sign + 2 > notice.size()) return;
    const std::string key = notice.substr(0, sign);
    std::string text = notice.substr(sign + 2);
    if (const auto begun = parts_.find(key); begun != parts_.end()) {
        text = std::move(begun->second) + text;
        parts_.erase(begun);
    }
    if (notice[sign] == '.') return hooks_.on_text(std::move(text));
    parts_[key] = std::move(text);
}

/// What waited is lost: it may have been sent or not, and twice would be worse.
void PostgresBus::recover() {
    {
        const std::lock_guard lock(mutex_);
        waiting_.clear();
    }
    parts_.clear();
    if (const Result<> connected = connect(); connected) return hooks_.on_gap();
    std::this_thread::sleep_for(pause_before_reconnecting);
}

}  // namespace quinta::server
