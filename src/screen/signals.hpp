#pragma once

#include <string>

namespace quinta::screen {

/// Signals as something to wait for. While it lives, Ctrl-C and requests to end, changes of the
/// window and Ctrl-Z are only noted, and make a file descriptor readable; a broken promise inside
/// the program first gives the terminal back.
class Signals {
 public:
    Signals();
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    int wake_descriptor() const;
    /// Empties the descriptor; what was noted is asked below.
    void clear_wake() const;

    /// The signal that asks the program to end, or 0.
    int ending() const;
    /// True once after each change of the window, Ctrl-Z, and return from somewhere else.
    bool take_resize() const;
    bool take_suspend() const;
    bool take_return() const;

    /// Stops the program as Ctrl-Z does; returns when it goes on.
    void stop_here() const;
    /// What is written to the terminal, and in which mode it is left, after a crash.
    static void set_last_words(const std::string& text);
};

}  // namespace quinta::screen
