#include "solver/table_codec.hpp"

#include <algorithm>
#include <array>

#include "base/bits.hpp"
#include "solver/army_sets.hpp"
#include "solver/range_coder.hpp"

namespace quinta::solver {
namespace {

constexpr std::size_t neighbours = 4;
constexpr int none = -1;
using Neighbours = std::array<int, neighbours>;

/// For each set, the ranks of the sets in which one of its cells is replaced by the next lower one.
std::vector<Neighbours> lower_neighbours(const TableShape& shape) {
    std::vector<Neighbours> out;
    for (const CellSet set : all_sets(shape.cells, shape.size)) {
        Neighbours& ranks = out.emplace_back();
        ranks.fill(none);
        std::size_t i = 0;
        for_each_bit(set, [&](int cell) {
            const bool is_free = cell > 0 && !(set >> (cell - 1) & 1);
            if (is_free && i < neighbours) {
                ranks[i] = static_cast<int>(set_rank(set ^ (CellSet{3} << (cell - 1))));
            }
            ++i;
        });
    }
    return out;
}

/// What matters about a neighbour: drawn, lost, won at once, won soon, won late.
constexpr std::size_t kinds = 5;
std::size_t kind_of(Distance distance) {
    if (distance.is_nothing() || distance.is_draw()) return 0;
    if (distance.is_loss()) return 1;
    return distance.step() <= 1 ? 2 : distance.step() <= 7 ? 3 : 4;
}

/// The statistics of a table as it is coded, the same on both sides.
class TableModel {
 public:
    template <class Coder>
    bool code_emptiness(Coder& coder, bool is_empty) {
        return coder.code(empty_row_, is_empty);
    }

    template <class Coder>
    Distance code(Coder& coder, Distance distance,
                  const std::array<Distance, neighbours + 1>& near) {
        std::size_t context = 0;
        for (const Distance d : near) context = context * kinds + kind_of(d);
        if (coder.code(draw_[context], distance.is_draw())) return Distance::draw();
        const bool is_win = coder.code(win_[context], distance.is_win());
        const std::size_t expected = expected_plies(near, is_win);
        std::size_t node = 1;
        for (int i = 6; i >= 0; --i) {
            const bool bit = coder.code(plies_[is_win][expected][node], distance.step() >> i & 1);
            node = 2 * node + bit;
        }
        return Distance::of_step(is_win, static_cast<int>(node) - 128);
    }

 private:
    /// Twice the average distance of the neighbours with this result; 0 when there is none.
    static std::size_t expected_plies(const std::array<Distance, neighbours + 1>& near,
                                      bool is_win) {
        int sum = 0, count = 0;
        for (const Distance d : near) {
            if (d.is_nothing() || d.is_draw() || d.is_win() != is_win) continue;
            sum += d.step();
            ++count;
        }
        return count == 0 ? 0 : static_cast<std::size_t>(std::min(1 + 2 * sum / count, 127));
    }

    static constexpr std::size_t contexts = kinds * kinds * kinds * kinds * kinds;
    BitModel empty_row_;
    std::array<BitModel, contexts> draw_;
    std::array<BitModel, contexts> win_;
    std::array<std::array<std::array<BitModel, 128>, 128>, 2> plies_;
};

/// Codes a whole table; a decoder fills in `distances`, an encoder leaves them as they are. False
/// when it was stopped.
template <class Coder>
bool code_table(Coder& coder, std::span<Distance> distances, const TableShape& shape,
                const std::atomic<bool>* stop) {
    const std::vector<Neighbours> lower = lower_neighbours(shape);
    std::vector<TableModel> model(1);
    const std::size_t ways = shape.ways();
    for (std::size_t row = 0; row < shape.rows; ++row) {
        if (stop != nullptr && stop->load(std::memory_order_relaxed)) return false;
        const std::span<Distance> now = distances.subspan(row * ways, ways);
        const bool is_empty = model[0].code_emptiness(coder, now[0].is_nothing());
        for (std::size_t way = 0; way < ways; ++way) {
            if (is_empty) {
                now[way] = Distance::nothing();
                continue;
            }
            std::array<Distance, neighbours + 1> near;
            if (row > 0) near[0] = distances[(row - 1) * ways + way];
            for (std::size_t i = 0; i < neighbours; ++i) {
                const int rank = lower[way][i];
                near[i + 1] = rank == none ? near[i] : now[static_cast<std::size_t>(rank)];
            }
            now[way] = model[0].code(coder, now[way], near);
        }
    }
    return true;
}

}  // namespace

std::size_t TableShape::ways() const { return binomial(cells, size); }

std::vector<std::uint8_t> pack_distances(std::span<const Distance> distances,
                                         const TableShape& shape, const std::atomic<bool>* stop) {
    std::vector<Distance> copy(distances.begin(), distances.end());
    RangeEncoder encoder;
    if (!code_table(encoder, std::span<Distance>(copy), shape, stop)) return {};
    return encoder.finish();
}

std::vector<Distance> unpack_distances(std::span<const std::uint8_t> bytes, const TableShape& shape,
                                       const std::atomic<bool>* stop) {
    std::vector<Distance> distances(shape.rows * shape.ways());
    RangeDecoder decoder(bytes);
    if (!code_table(decoder, std::span<Distance>(distances), shape, stop)) return {};
    return distances;
}

}  // namespace quinta::solver
