#include "protocol/ugi.hpp"

#include <utility>

#include "base/text.hpp"
#include "games/games.hpp"

namespace quinta::protocol {

UgiEngine::UgiEngine(std::string_view name, UgiSettings settings, Thinker::MakeEngine make,
                     Output output)
    : name_(name),
      settings_(std::move(settings)),
      output_(std::move(output)),
      session_(std::move(*games::new_session(settings_.game))),
      stop_(std::make_shared<std::atomic<bool>>(false)),
      thinker_(std::move(make)),
      thread_([this] { work(); }) {
    settings_.game = session_->option_text();
}

UgiEngine::~UgiEngine() {
    stop();
    {
        const std::scoped_lock lock(mutex_);
        is_leaving_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

bool UgiEngine::obey(std::string_view line) {
    const Words words = quinta::words(line);
    if (words.empty()) return true;
    const std::string_view command = words.front();
    const Words arguments(words.begin() + 1, words.end());
    if (command == "quit") return false;
    if (command == "ugi") {
        greet();
    } else if (command == "isready") {
        make_ready();
    } else if (command == "uginewgame") {
        new_game();
    } else if (command == "setoption") {
        set_option(arguments);
    } else if (command == "position") {
        set_position(arguments);
    } else if (command == "go") {
        go(arguments);
    } else if (command == "stop") {
        stop();
    } else if (command == "query") {
        say(response_to(arguments.empty() ? std::string_view() : arguments.front(), *session_));
    } else {
        complain(concat("unknown command ", quoted(command)));
    }
    return true;
}

void UgiEngine::greet() {
    say(concat("id name ", name_));
    say("id author the Quinta authors");
    for (const std::string& option : settings_.option_lines()) say(option);
    say("ugiok");
}

void UgiEngine::make_ready() {
    std::unique_lock lock(mutex_);
    const bool is_thinking = thinking_ > 0;
    lock.unlock();
    if (is_thinking) return say("readyok");  // it listens while it thinks
    post([this, session = std::shared_ptr<Session>(session_->clone()), settings = settings_,
          stop = stop_] {
        thinker_.prepare(*session, settings, stop.get());
        say("readyok");
    });
}

void UgiEngine::new_game() {
    stop();
    session_ = std::move(*games::new_session(settings_.game));
    post([this] { thinker_.forget(); });
}

void UgiEngine::set_option(const Words& arguments) {
    const Result<Assignment> assignment = parse_assignment(arguments);
    if (!assignment) return complain(assignment.error());
    const std::string game = settings_.game;
    const Result<> changed = settings_.set(assignment->name, assignment->value);
    if (!changed) return complain(changed.error());
    if (settings_.game != game) session_ = std::move(*games::new_session(settings_.game));
}

void UgiEngine::set_position(const Words& arguments) {
    Result<std::unique_ptr<Session>> session = parse_position(settings_.game, arguments);
    if (!session) return complain(concat("position: ", session.error()));
    session_ = std::move(*session);
}

void UgiEngine::go(const Words& arguments) {
    stop();  // a second `go` ends the first
    Result<GoRequest> request = parse_go(arguments);
    if (!request) {
        complain(request.error());
        request = GoRequest{.depth = 1};  // it is answered all the same
    }
    const auto job = std::make_shared<Job>(Job{session_->clone(), settings_, *request, stop_});
    {
        const std::scoped_lock lock(mutex_);
        ++thinking_;
    }
    post([this, job] { think(*job); });
}

void UgiEngine::stop() {
    *stop_ = true;
    stop_ = std::make_shared<std::atomic<bool>>(false);
}

void UgiEngine::say(std::string_view line) {
    const std::scoped_lock lock(output_mutex_);
    output_(line);
}

void UgiEngine::complain(std::string_view reason) { say(concat("info string ", reason)); }

}  // namespace quinta::protocol
