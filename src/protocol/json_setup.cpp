#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "protocol/json_view.hpp"

namespace quinta::protocol {
namespace {

using Value = nlohmann::json;

/// A field's text; nothing when there is none.
std::string_view text_in(const Value& object, std::string_view field) {
    const auto found = object.find(field);
    return found == object.end() || !found->is_string()
               ? std::string_view()
               : std::string_view(found->get_ref<const std::string&>());
}

class Reader {
 public:
    explicit Reader(const Session& session)
        : cells_(session.cells()), colours_(session.colours()), pieces_(session.pieces()) {}

    Result<View> read(const Value& cells, View view) const {
        if (!cells.is_array()) return Error{"'cells' must be a list of cells"};
        for (const Value& entry : cells) {
            if (!entry.is_object()) return Error{"'cells' must be a list of cells"};
            const std::string_view name = text_in(entry, "name");
            const Result<int> cell = cell_named(name);
            if (!cell) return cell.failure();
            std::optional<Piece>& piece = view.cells[static_cast<std::size_t>(*cell)];
            piece.reset();
            const auto found = entry.find("piece");
            if (found == entry.end() || found->is_null()) continue;
            Result<Piece> read = piece_from(*found);
            if (!read) return Error{message("{0}: {1}", name, read.failure().message)};
            piece = *read;
        }
        return view;
    }

 private:
    Result<int> cell_named(std::string_view name) const {
        const auto cell = std::ranges::find(cells_, name, &Cell::name);
        if (cell == cells_.end()) return Error{message("{0} is not a cell", quoted(name))};
        return static_cast<int>(cell - cells_.begin());
    }

    Result<Piece> piece_from(const Value& value) const {
        if (!value.is_object()) return Error{"a piece is an object"};
        Piece piece{.kind = pieces_.kind};
        const std::string_view colour = text_in(value, "colour");
        if (colour != colours_[0].name && colour != colours_[1].name) {
            return Error{message("{0} is not a colour", quoted(colour))};
        }
        piece.colour = colour == colours_[0].name ? Colour::first : Colour::second;
        if (value.contains("partner")) {
            const Result<int> partner = cell_named(text_in(value, "partner"));
            if (!partner) return partner.failure();
            piece.partner = *partner;
        }
        piece.has_marker = !pieces_.marker.empty() && value.value(pieces_.marker, Value()) == true;
        for (std::size_t i = 0; i < pieces_.counters.size(); ++i) {
            const std::string field = field_of(pieces_.counters[i]);
            const Value count = value.value(field, Value(0));
            const int most = pieces_.counters[i].most;
            if (!count.is_number_integer() || count < 0 || count > most) {
                return Error{message("'{0}' must be a whole number, 0 … {1}", field, most)};
            }
            piece.counters[i] = count.get<int>();
        }
        return piece;
    }

    const std::vector<Cell>& cells_;
    std::array<ColourInfo, 2> colours_;
    PieceSet pieces_;
};

}  // namespace

Result<View> view_from(const Session& session, const nlohmann::json& cells) {
    View empty = session.view();
    for (std::optional<Piece>& piece : empty.cells) piece.reset();
    return Reader(session).read(cells, std::move(empty));
}

}  // namespace quinta::protocol
