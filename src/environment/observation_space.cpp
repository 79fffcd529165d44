#include "environment/observation_space.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "base/text.hpp"

namespace quinta::environment {
namespace {

struct Place {
    int row = 0;
    int column = 0;
};

/// Without an origin: rows and columns may be negative.
Place place_of(const Cell& cell) {
    if (cell.shape == CellShape::square) {
        return {static_cast<int>(std::lround(cell.y)), static_cast<int>(std::lround(cell.x))};
    }
    const double row = std::round(cell.y / hexagon_row);
    return {static_cast<int>(row), static_cast<int>(std::floor(cell.x - row / 2 + 0.25))};
}

}  // namespace

ObservationSpace::ObservationSpace(const std::vector<Cell>& cells, PieceSet pieces,
                                   const DrawRules& draws)
    : pieces_(std::move(pieces)), draws_(draws) {
    place(cells);
    planes_ = {"own pieces", "other pieces"};
    for (const CounterInfo& counter : pieces_.counters) {
        planes_.push_back(concat("own ", counter.name, "s"));
        planes_.push_back(concat("other ", counter.name, "s"));
    }
    if (!pieces_.marker.empty()) planes_.emplace_back(pieces_.marker);
    planes_.emplace_back("board");
    planes_.emplace_back("second side to move");
    if (pieces_.can_exchange) planes_.emplace_back("colours exchanged");
    if (draws_.occurrences > 1) planes_.emplace_back("repeated");
    if (draws_.quiet_plies > 0) planes_.emplace_back("quiet plies");
}

void ObservationSpace::place(const std::vector<Cell>& cells) {
    std::vector<Place> places;
    std::ranges::transform(cells, std::back_inserter(places), place_of);
    const auto [top, bottom] = std::ranges::minmax(places, {}, &Place::row);
    const auto [left, right] = std::ranges::minmax(places, {}, &Place::column);
    rows_ = bottom.row - top.row + 1;
    columns_ = right.column - left.column + 1;
    for (const Place& at : places) {
        places_.push_back(
            static_cast<std::size_t>((at.row - top.row) * columns_ + at.column - left.column));
    }
}

void ObservationSpace::write(const View& view, const Situation& situation,
                             std::span<float> out) const {
    assert(out.size() == size());
    std::ranges::fill(out, 0.0F);
    write_cells(view, situation, out);
    std::size_t plane = 2 + 2 * pieces_.counters.size() + (pieces_.marker.empty() ? 0 : 1);
    for (const std::size_t place : places_) out[plane * area() + place] = 1;
    const auto fill_next = [&](float value) {
        ++plane;
        for (const std::size_t place : places_) out[plane * area() + place] = value;
    };
    fill_next(situation.side == Side::second ? 1 : 0);
    if (pieces_.can_exchange) fill_next(view.seats[0].colour == Colour::second ? 1 : 0);
    if (draws_.occurrences > 1) {
        fill_next(static_cast<float>(situation.occurrences - 1) /
                  static_cast<float>(draws_.occurrences - 1));
    }
    if (draws_.quiet_plies > 0) {
        fill_next(static_cast<float>(situation.quiet_plies) /
                  static_cast<float>(draws_.quiet_plies));
    }
}

void ObservationSpace::write_cells(const View& view, const Situation& situation,
                                   std::span<float> out) const {
    const Colour own = view.seats[index(situation.viewer)].colour;
    const std::size_t counters = pieces_.counters.size();
    for (std::size_t cell = 0; cell < places_.size(); ++cell) {
        const std::optional<Piece>& piece = view.cells[cell];
        if (!piece) continue;
        const std::size_t whose = piece->colour == own ? 0 : 1;
        out[whose * area() + places_[cell]] = 1;
        for (std::size_t i = 0; i < counters; ++i) {
            out[(2 + 2 * i + whose) * area() + places_[cell]] =
                static_cast<float>(piece->counters[i]) /
                static_cast<float>(std::max(pieces_.counters[i].most, 1));
        }
        if (piece->has_marker && !pieces_.marker.empty()) {
            out[(2 + 2 * counters) * area() + places_[cell]] = 1;
        }
    }
}

}  // namespace quinta::environment
