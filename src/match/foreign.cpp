#include "match/foreign.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"

namespace quinta::match {
namespace {

bool is_bad(const Reply& choice) { return choice.foul != Foul::none || choice.is_stopped; }

std::string seconds(std::chrono::milliseconds time) {
    const auto tenths = (time.count() + 50) / 100;
    return concat(tenths / 10, ".", tenths % 10, " s");
}

}  // namespace

ForeignContestant::ForeignContestant(Entrant entrant, const Pace& pace,
                                     const std::atomic<bool>& stop)
    : entrant_(std::move(entrant)), pace_(pace), stop_(stop) {}

ForeignContestant::~ForeignContestant() {
    if (process_ == nullptr) return;
    // Who is stopped has no time to wait for others.
    const std::chrono::milliseconds while_it_leaves(stop_ ? 20 : 500);
    process_->send("quit", std::chrono::steady_clock::now());
    process_->finish(while_it_leaves);
}

Reply ForeignContestant::begin(const Session& session, std::uint64_t /*seed*/) {
    if (process_ == nullptr) {
        if (Reply started = start(session); is_bad(started)) return started;
    }
    if (Reply sent = send("uginewgame"); is_bad(sent)) return sent;
    Reply ready = send_and_await("isready", "readyok", pace_.patience);
    ready.move.clear();
    return ready;
}

Reply ForeignContestant::start(const Session& session) {
    Result<std::unique_ptr<Process>> process = Process::start(entrant_.command);
    if (!process) return foul(Foul::crash, process.error());
    process_ = std::move(*process);
    offered_.clear();
    if (Reply hello = send_and_await("ugi", "ugiok", pace_.patience); is_bad(hello)) return hello;
    return set_options(session);
}

Reply ForeignContestant::set_options(const Session& session) {
    std::vector<std::pair<std::string, std::string>> options = entrant_.options;
    if (std::ranges::find(offered_, "game") != offered_.end()) {
        options.insert(options.begin(), {"Game", session.option_text()});
    }
    for (const auto& [name, value] : options) {
        Reply sent = send(concat("setoption name ", name, " value ", value));
        if (is_bad(sent)) return sent;
    }
    return {};
}

Reply ForeignContestant::choose(const Session& session) {
    // Answered before the clock runs; and whatever it still had to say about the last move is gone.
    if (Reply sent = send(ugi_position(session)); is_bad(sent)) return sent;
    if (Reply ready = send_and_await("isready", "readyok", pace_.patience); is_bad(ready)) {
        return ready;
    }
    const bool has_time = pace_.time.count() > 0;
    const std::string go =
        has_time ? concat("go movetime ", pace_.time.count()) : concat("go nodes ", pace_.nodes);
    const Milliseconds allowed = has_time ? pace_.time + pace_.margin : pace_.patience;
    Reply answer = send_and_await(go, "bestmove", allowed);
    if (is_bad(answer)) return answer;
    const std::vector<std::string_view> parts = words(answer.move);
    return {.move = parts.empty() ? std::string() : std::string(parts.front())};
}

Reply ForeignContestant::send(const std::string& line) {
    const auto deadline = std::chrono::steady_clock::now() + pace_.patience;
    if (process_->send(line, deadline)) return {};
    return foul(Foul::crash,
                concat("the program ended, or does not read (", process_->ending(), ")"));
}

Reply ForeignContestant::await(std::string_view word, Milliseconds time) {
    const auto deadline = std::chrono::steady_clock::now() + time;
    for (std::string line;;) {
        switch (process_->receive(line, deadline, stop_)) {
            case Process::Reading::stopped:
                process_.reset();
                return {.is_stopped = true};
            case Process::Reading::ended:
                return foul(Foul::crash, concat("the program ended before it said ", word, " (",
                                                process_->ending(), ")"));
            case Process::Reading::timeout:
                return foul(Foul::clock, concat("no ", word, " within ", seconds(time)));
            case Process::Reading::line:
                break;
        }
        const std::string_view text = trim(line);
        if (text == word || text.starts_with(concat(word, " "))) {
            return {.move = std::string(trim(text.substr(word.size())))};
        }
        note(text);
        // A program that talks without end is late like one that says nothing.
        if (std::chrono::steady_clock::now() >= deadline) {
            return foul(Foul::clock, concat("no ", word, " within ", seconds(time)));
        }
    }
}

Reply ForeignContestant::send_and_await(const std::string& line, std::string_view word,
                                        Milliseconds time) {
    if (Reply sent = send(line); is_bad(sent)) return sent;
    return await(word, time);
}

Reply ForeignContestant::foul(Foul kind, std::string reason) {
    process_.reset();
    return {.foul = kind, .reason = std::move(reason)};
}

void ForeignContestant::note(std::string_view line) {
    constexpr std::string_view id = "id name ", option = "option name ", type = " type ";
    if (line.starts_with(id)) program_name_ = line.substr(id.size());
    if (line.starts_with(option)) {
        const std::size_t end = line.find(type);
        if (end >= option.size()) {
            offered_.push_back(lower(line.substr(option.size(), end - option.size())));
        }
    }
}

std::string ugi_position(const Session& session) {
    std::string out = session.starts_at_start() ? std::string("position startpos")
                                                : concat("position fen ", session.start_position());
    const std::vector<LegalMove> played = session.played();
    if (!played.empty()) out += " moves";
    for (const LegalMove& move : played) out += " " + move.text;
    return out;
}

}  // namespace quinta::match
