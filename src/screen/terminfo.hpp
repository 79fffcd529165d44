#pragma once

#include <string>

namespace quinta::screen {

// What terminfo knows, in a file of its own: its header has macros for hundreds of short names.

/// The code for something that the terminal can do; empty when it cannot. Curses must be open.
std::string capability(const char* name);

/// Terminfo has a description of such a terminal. Asked first, because a curses that cannot open a
/// terminal loses memory.
bool is_known_terminal(const char* kind);

/// The terminal says that it shows exact colours. Terminfo has descriptions for that, but hardly a
/// terminal names one of them, so the environment is asked (COLORTERM).
bool claims_exact_colours();

/// This terminal as terminfo describes it, in the form of its files, but with exact colours: the
/// number of a colour is 0xrrggbb. Empty when it is not known or has no colours.
std::string exact_description(const std::string& kind);

/// As long as this lives, curses finds a terminal in the description, whatever files there are.
class ShownDescription {
 public:
    explicit ShownDescription(const std::string& description);
    ~ShownDescription();
    ShownDescription(const ShownDescription&) = delete;
    ShownDescription& operator=(const ShownDescription&) = delete;

 private:
    bool had_folder_ = false;
    std::string folder_;  ///< what TERMINFO said before
};

}  // namespace quinta::screen
