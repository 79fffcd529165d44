#include "environment/action_space.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <limits>
#include <set>

#include "base/random.hpp"

namespace quinta::environment {
namespace {

constexpr int games_played = 8;
constexpr int longest_game = 200;

ActionSpace::Shape shape_of(const Steps& steps) {
    ActionSpace::Shape shape;
    for (const Step& step : steps) shape.emplace_back(step.choice);
    return shape;
}

bool fits(const ActionSpace::Shape& shape, const Steps& steps) {
    return std::ranges::equal(shape, steps, [](const std::string& choice, const Step& step) {
        return step.choice == choice;
    });
}

/// Those of all moves in random games.
std::vector<ActionSpace::Shape> shapes_in(const Session& start) {
    std::set<ActionSpace::Shape> seen;
    for (int number = 0; number < games_played; ++number) {
        const std::unique_ptr<Session> game = start.clone();
        while (game->undo()) {
        }
        Random random(static_cast<std::uint64_t>(number));
        for (int ply = 0; ply < longest_game; ++ply) {
            const std::vector<LegalMove> moves = game->legal_moves();
            if (moves.empty()) break;
            for (const LegalMove& move : moves) seen.insert(shape_of(move.steps));
            const auto count = static_cast<std::uint32_t>(moves.size());
            if (!game->play(moves[random.below(count)].text)) break;
        }
    }
    std::vector<ActionSpace::Shape> shapes(seen.begin(), seen.end());
    std::ranges::stable_sort(shapes, {}, &ActionSpace::Shape::size);
    return shapes;
}

/// How many moves of a shape there could be.
std::int64_t moves_of(const ActionSpace::Shape& shape, std::int64_t cells) {
    std::int64_t count = 1;
    for (const std::string& choice : shape) {
        if (choice.empty()) count = std::min<std::int64_t>(count * cells, std::int64_t{1} << 40);
    }
    return count;
}

}  // namespace

Result<ActionSpace> ActionSpace::of(const Session& session) {
    const std::vector<Shape> shapes = shapes_in(session);
    const auto cells = static_cast<std::int64_t>(session.cells().size());
    std::int64_t moves = 0;
    for (const Shape& shape : shapes) moves += moves_of(shape, cells);
    if (moves > std::numeric_limits<int>::max()) {
        return Error{message("{0} has too many moves to number", session.option_text())};
    }
    return ActionSpace(static_cast<int>(cells), shapes);
}

ActionSpace::ActionSpace(int cells, const std::vector<Shape>& shapes) : cells_(cells) {
    for (const Shape& shape : shapes) {
        ranges_.push_back({shape, size_});
        size_ += static_cast<int>(moves_of(shape, cells));
    }
}

std::vector<ActionSpace::Shape> ActionSpace::shapes() const {
    std::vector<Shape> out;
    for (const Range& range : ranges_) out.push_back(range.shape);
    return out;
}

std::optional<int> ActionSpace::number(const Steps& steps) const {
    for (const Range& range : ranges_) {
        if (!fits(range.shape, steps)) continue;
        int place = 0;
        for (const Step& step : steps) {
            if (step.choice.empty()) place = place * cells_ + step.cell;
        }
        return range.begin + place;
    }
    return std::nullopt;
}

Steps ActionSpace::steps(int number) const {
    assert(number >= 0 && number < size_);
    const auto behind = std::ranges::upper_bound(ranges_, number, {}, &Range::begin);
    const Range& range = *std::prev(behind);
    int place = number - range.begin;
    Steps steps(range.shape.size());
    for (std::size_t i = steps.size(); i-- > 0;) {
        if (!range.shape[i].empty()) {
            steps[i].choice = range.shape[i];
        } else {
            steps[i].cell = place % cells_;
            place /= cells_;
        }
    }
    return steps;
}

}  // namespace quinta::environment
