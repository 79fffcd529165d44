#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/program.hpp"
#include "picture/art.hpp"

namespace quinta::cli {

/// `show` as a picture in a file instead of characters on the screen.
struct PictureFlags {
    std::string svg;
    std::string png;
    std::string html;
    std::string theme = "light";
    int size = 640;
    bool is_bare = false;
    bool is_flipped = false;

    std::vector<std::pair<std::string_view, Flag>> details{};  ///< what is said of a picture

    /// The first detail that was given.
    std::string_view stray() const;
    bool is_asked_for() const { return !svg.empty() || !png.empty() || !html.empty(); }
};

void add_picture_flags(Command& command, PictureFlags& flags);

picture::Theme theme_of(std::string_view word);
/// Writes a file, or to standard output when its name is "-"; gives the exit code.
int write_drawing(const std::string& file, const std::string& text);

/// Writes the picture that the flags ask for; gives the exit code.
int write_picture(const Session& session, const PictureFlags& flags);

}  // namespace quinta::cli
