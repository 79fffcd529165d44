#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "screen/event.hpp"
#include "terminal/grid.hpp"

namespace quinta::screen {

using namespace terminal;  // the vocabulary of drawing

class App;

/// Something that can be done now: the key for it, and what people read about it. What a key does
/// and what the screen says of it come from the same place.
struct Command {
    Event trigger;
    std::string name;  ///< in a word, for the bottom line
    std::string help;  ///< in a sentence, for the page of keys
    std::function<void()> run;
    bool is_hinted = true;  ///< stands on the bottom line, where there is room

    /// How the key is written: "Enter", "u".
    std::string key() const;
};

/// A key, written 'u' or Key::enter.
struct Trigger : Event {
    Trigger(char letter) : Event{Key::character, letter} {}
    Trigger(Key pressed) : Event{pressed} {}
};
Command command(Trigger key, std::string_view name, std::string_view help,
                std::function<void()> run, bool is_hinted = true);
/// One that the bottom line does not show.
Command quiet(Trigger key, std::string_view help, std::function<void()> run);

/// Without those whose key means something else before: a choice of the move in the making comes
/// before whatever else its letter does.
std::vector<Command> that_work(std::vector<Command> commands);

/// A reason as a sentence: "It is not your turn.". The name of a cell stays small.
std::string sentence(std::string_view reason);

/// One of the things that fill the screen: a menu, a table, the rules.
class Page {
 public:
    explicit Page(App& app) : app_(app) {}
    virtual ~Page() = default;
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;

    virtual std::string title() const = 0;
    virtual void draw(Grid& grid, const Rect& area) = 0;
    /// What works now, the most useful first.
    virtual std::vector<Command> commands() = 0;
    /// What is no command, such as the mouse or text being typed; true when it was of use.
    virtual bool handle(const Event& /*event*/) { return false; }
    /// Keys that `handle` takes, for the page of keys: {"arrows", "move the cursor"}.
    virtual std::vector<std::pair<std::string, std::string>> other_keys() const { return {}; }
    /// Called when it comes to the top, also for the first time.
    virtual void enter() {}
    /// Time has passed; called as often as `patience` says, and never when it is zero.
    virtual void tick() {}
    virtual std::chrono::milliseconds patience() const { return std::chrono::milliseconds(0); }
    /// What is said in the shell when the program ends here; mostly nothing.
    virtual std::string farewell() const { return {}; }
    /// Text is being typed: letters are letters, not commands.
    virtual bool is_typing() const { return false; }

 protected:
    App& app() const { return app_; }

 private:
    App& app_;
};

}  // namespace quinta::screen
