#include "cli/show_picture.hpp"

#include <algorithm>
#include <tuple>

#include "base/file.hpp"
#include "picture/picture.hpp"
#include "picture/png.hpp"

namespace quinta::cli {
namespace {

picture::Settings settings_of(const PictureFlags& flags) {
    return {theme_of(flags.theme), flags.size, !flags.is_bare, flags.is_flipped};
}

}  // namespace

picture::Theme theme_of(std::string_view word) {
    return word == "dark"       ? picture::Theme::dark
           : word == "contrast" ? picture::Theme::contrast
                                : picture::Theme::light;
}

int write_drawing(const std::string& file, const std::string& text) {
    if (file == "-") {
        write_output(text);
        return ok;
    }
    if (const Result<> written = write_file(file, text); !written)
        return complain(written.error(), failure);
    return ok;
}

std::string_view PictureFlags::stray() const {
    for (const auto& [name, flag] : details) {
        if (flag.is_given()) return name;
    }
    return {};
}

void add_picture_flags(Command& command, PictureFlags& flags) {
    for (const auto& [name, file, help] :
         {std::tuple{"--svg", &flags.svg, "draw into an SVG file; - is standard output"},
          {"--png", &flags.png, "draw into a PNG file; - is standard output"},
          {"--html", &flags.html, "draw into a page; - is standard output"}}) {
        command.add_option(name, *file, help)
            .check(not_empty())
            .completes(Completion::file)
            .excludes(command.option("--json"));
    }
    flags.details = {
        {"--theme", command.add_option("--theme", flags.theme, "colours of the picture")
                        .one_of({"light", "dark", "contrast"})
                        .show_default()},
        {"--size", command.add_option("--size", flags.size, "pixels of the picture's longer side")
                       .check(whole_number(16, 10'000))
                       .show_default()},
        {"--bare", command.add_flag("--bare", flags.is_bare, "a picture without labels")},
        {"--flip",
         command.add_flag("--flip", flags.is_flipped, "a picture as the second player sees it")}};
}

int write_picture(const Session& session, const PictureFlags& flags) {
    const auto to_output = {flags.svg == "-", flags.png == "-", flags.html == "-"};
    if (std::ranges::count(to_output, true) > 1)
        return complain("one picture alone can go to standard output; name files", usage);
    const picture::Settings settings = settings_of(flags);
    const picture::Drawing drawing = picture::drawing_of(session, settings);
    int code = ok;
    if (!flags.svg.empty()) code = write_drawing(flags.svg, drawing.svg);
    if (code == ok && !flags.html.empty())
        code = write_drawing(flags.html, picture::html_of(session, settings));
    if (code != ok || flags.png.empty()) return code;
    const Result<std::string> png = picture::png_of(drawing);
    return png ? write_drawing(flags.png, *png) : complain(png.error(), failure);
}

}  // namespace quinta::cli
