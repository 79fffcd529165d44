#include <algorithm>
#include <cmath>
#include <map>

#include "base/text.hpp"
#include "picture/figures.hpp"
#include "picture/ground.hpp"
#include "picture/marks.hpp"
#include "picture/pieces.hpp"
#include "picture/sheet.hpp"
#include "picture/words.hpp"

namespace quinta::picture {
namespace {

constexpr double rest = 3;  // moves' time for the end to be seen

/// Drawings that come and go. Each stands in the file once, however often it is seen.
class Film {
 public:
    Film(std::size_t frames, double seconds) : frames_(frames), seconds_(seconds) {}

    void show(std::size_t frame, int layer, const std::string& drawing) {
        if (drawing.empty()) return;
        std::vector<bool>& seen = seen_[{layer, drawing}];
        seen.resize(frames_);
        seen[frame] = true;
    }

    std::string text() const {
        std::string out;
        for (const auto& [what, seen] : seen_) out += shown(what.second, seen);
        return out;
    }

 private:
    /// SMIL, which needs neither script nor style sheet.
    std::string shown(const std::string& drawing, const std::vector<bool>& seen) const {
        if (std::ranges::find(seen, false) == seen.end()) return drawing + "\n";
        std::string values, times;
        for (std::size_t i = 0; i < frames_; ++i) {
            if (i > 0 && seen[i] == seen[i - 1]) continue;
            const std::string_view sign = i > 0 ? ";" : "";
            values += concat(sign, seen[i] ? "visible" : "hidden");
            times += concat(sign, fraction(i));
        }
        return concat("<g visibility=\"", seen.back() ? "visible" : "hidden",
                      "\"><animate attributeName=\"visibility\" calcMode=\"discrete\" dur=\"",
                      number_text(length() * seconds_), "s\" repeatCount=\"indefinite\" values=\"",
                      values, "\" keyTimes=\"", times, "\"/>", drawing, "</g>\n");
    }
    double length() const { return static_cast<double>(frames_) + rest; }
    /// The part of the film that lies before a frame, in ten-thousandths: "0.0375".
    std::string fraction(std::size_t frame) const {
        const long part = std::lround(10'000 * static_cast<double>(frame) / length());
        const std::string digits = std::to_string(part);
        return part == 0 ? "0" : concat("0.", std::string(4 - digits.size(), '0'), digits);
    }

    std::size_t frames_;
    double seconds_;
    std::map<std::pair<int, std::string>, std::vector<bool>> seen_{};
};

void show(Film& film, std::size_t frame, const Session& session, const Art& art,
          const Layout& layout) {
    film.show(frame, 0, last_move_of(session, art, layout));
    std::map<std::string, int> layers;  // a marker stands above the piece of its cell
    for (const std::string& drawing : piece_drawings(session, art, layout)) {
        const std::string cell = drawing.substr(0, drawing.find("transform"));
        film.show(frame, ++layers[cell], drawing);
    }
    film.show(frame, 3, decision_of(session, layout));
}

}  // namespace

Drawing animation_of(const Session& game, const Settings& settings, double seconds) {
    const Art art = Art::of(game.game_name());
    const Layout layout(game, art, settings.is_flipped, settings.has_labels);
    const Box box = layout.field.larger(layout.rim);
    const double scale = settings.size / std::max(box.width(), box.height());
    const auto width = static_cast<int>(std::lround(scale * box.width()));
    const auto height = static_cast<int>(std::lround(scale * box.height()));
    const std::size_t moves = game.played().size();
    Film film(moves + 1, seconds);
    const std::unique_ptr<Session> session = at_start(game);
    show(film, 0, *session, art, layout);
    for (std::size_t i = 1; i <= moves; ++i) {
        session->redo();
        show(film, i, *session, art, layout);
    }
    const std::string drawing =
        concat(art.definitions(), "\n", ground_of(art, layout), "\n", film.text());
    return {
        concat("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", width, "\" height=\"", height,
               "\" viewBox=\"", box_text(box), "\" role=\"img\" ", fonts, ">\n<title>",
               escaped(concat(title_of(game), ", ", counted(moves, "turn"), ", ", state_of(game))),
               "</title>\n", art.coloured(drawing, settings.theme), "</svg>\n"),
        width, height};
}

}  // namespace quinta::picture
