#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/learning_log.hpp"
#include "core/session.hpp"
#include "terminal/console.hpp"
#include "terminal/table.hpp"

namespace quinta {

/// A room in which a person learns, in lines of text: they type moves, Enter or a command.
class Room {
 public:
    Room(Console& console, app::LearningLog& log) : console_(console), log_(log) {}
    virtual ~Room() = default;
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;

    /// Until the person leaves or there is nothing left to do.
    Leave run();

 protected:
    struct Command {
        std::string_view name;
        std::string_view summary;
    };
    /// Those of this room; `help`, `menu` and `quit` are in every one.
    virtual std::vector<Command> commands() const = 0;

    // What the person does; each may end the stay.
    virtual std::optional<Leave> enter() = 0;
    virtual std::optional<Leave> obey(std::string_view command) = 0;
    virtual std::optional<Leave> try_move(std::string_view move) = 0;
    /// Shows what there is to do, at first.
    virtual void begin() = 0;

    void say(std::string_view text) { console_.print(std::string(text) + "\n"); }
    /// Longer text, in lines for a screen.
    void tell(std::string_view text);
    void draw(const Session& session, const std::vector<std::string_view>& marks = {});
    /// Says once when something could not be kept.
    void check(const Result<>& kept);

    Console& console_;
    app::LearningLog& log_;

 private:
    std::optional<Leave> hear(std::string_view line);
    void help();

    bool has_complained_ = false;
};

/// "Black", the colour of the side to move.
std::string_view colour_to_move(const Session& session);

}  // namespace quinta
