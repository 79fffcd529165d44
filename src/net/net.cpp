#include "net/net.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace quinta::net {

using kernel::Ints;
using kernel::Row;
using kernel::Sums;

namespace {

/// Rounds a sum to the numbers of a cell.
std::int32_t rounded(std::int32_t sum, int shift) { return (sum + (1 << shift >> 1)) >> shift; }

std::int16_t clamped(std::int32_t number) {
    return static_cast<std::int16_t>(std::clamp(number, 0, Net::greatest));
}

void store(const Ints (&sums)[kernel::vectors], Sums& out) {
    for (std::size_t v = 0; v < kernel::vectors; ++v) {
        *reinterpret_cast<Ints*>(out.at + kernel::lanes * v) = sums[v];
    }
}

/// What a layer makes of one cell: 32 sums over its rows.
Sums sums_of(const Net::Layer& layer, const Row* rows, const Sums& bias) {
    static const Row nothing;
    Ints sums[kernel::tile][kernel::vectors] = {};
    for (std::size_t v = 0; v < kernel::vectors; ++v) {
        sums[0][v] = kernel::load<Ints>(bias.at + kernel::lanes * v);
    }
    for (std::size_t row = 0; row < layer.rows(); ++row) {
        const Row* from[kernel::tile];
        std::fill(std::begin(from), std::end(from), &nothing);
        from[0] = rows + row;
        kernel::add_tap(sums, from, &layer.weights[row * channels]);
    }
    Sums out;
    store(sums[0], out);
    return out;
}

std::int32_t dot(const Row& a, const Row& b) {
    std::int32_t sum = 0;
    for (std::size_t c = 0; c < channels; ++c) sum += a.at[c] * b.at[c];
    return sum;
}

}  // namespace

/// One position on its way through the net.
class Net::Run {
 public:
    Run(const Net& net, const Lattice& lattice, const Input& input)
        : net_(net), count_(input.cells.size()) {
        find_neighbours(lattice, input);
    }

    void input(const Input& input) {
        using Wide [[gnu::vector_size(sizeof(Row))]] = std::int16_t;
        const std::size_t planes = net_.format_.planes;
        for (std::size_t i = 0; i < count_; ++i) {
            Wide sum;
            for (std::size_t c = 0; c < channels; ++c)
                sum[c] = static_cast<std::int16_t>(net_.input_bias_.at[c]);
            for (std::size_t tap = 0; tap < taps(); ++tap) {
                const std::size_t from = beside_[i][tap];
                if (from == 0) continue;
                const Row* rows = &net_.input_[tap * planes];
                for (std::uint32_t bits = input.cells[from - 1].planes; bits != 0;
                     bits &= bits - 1) {
                    sum += *reinterpret_cast<const Wide*>(rows + std::countr_zero(bits));
                }
            }
            const Wide most = Wide{} + std::int16_t{greatest};
            sum = sum < 0 ? Wide{} : sum > most ? most : sum;
            *reinterpret_cast<Wide*>(x_ + i + 1) = sum;
        }
    }

    void block(const Block& block) {
        const Sums bias = pooled_bias(block.first, block.pooled);
        convolve(block.first, bias, x_, y_, false);
        convolve(block.second, block.second.bias, y_, x_, true);
    }

    void policy(Output& out) {
        const Sums bias = pooled_bias(net_.policy_cell_, net_.policy_pooled_);
        convolve(net_.policy_cell_, bias, x_, y_, false);
        const Dots& dots = net_.policy_;
        const std::size_t heads = dots.weights.size();
        for (std::size_t i = 0; i < count_; ++i) {
            for (std::size_t head = 0; head < heads; ++head) {
                out.policy[i * heads + head] = dots.bias[head] + dot(y_[i + 1], dots.weights[head]);
            }
        }
        out.policy_unit = std::ldexp(1.0, -(dots.shift + fraction_bits));
    }

    void value(Output& out) {
        convolve(net_.value_cell_, net_.value_cell_.bias, x_, y_, false);
        Row both[2];
        pool(y_, both);
        const Layer& layer = net_.value_pooled_;
        const Sums sums = sums_of(layer, both, layer.bias);
        Row hidden;
        for (std::size_t c = 0; c < channels; ++c) {
            hidden.at[c] = clamped(rounded(sums.at[c], layer.shift));
        }
        out.value = net_.value_.bias[0] + dot(hidden, net_.value_.weights[0]);
        out.value_unit = std::ldexp(1.0, -(net_.value_.shift + fraction_bits));
    }

 private:
    std::size_t taps() const { return net_.format_.taps; }

    /// Cells are numbered from 1 here; 0 is one that does not matter, whose row stays 0.
    void find_neighbours(const Lattice& lattice, const Input& input) {
        std::array<std::uint8_t, most_cells> place{};
        for (std::size_t i = 0; i < count_; ++i) {
            place[input.cells[i].number] = static_cast<std::uint8_t>(i + 1);
        }
        for (std::size_t i = 0; i < count_; ++i) {
            const auto& beside = lattice.beside[input.cells[i].number];
            for (std::size_t tap = 0; tap < taps(); ++tap) {
                beside_[i][tap] = beside[tap] < 0 ? std::uint8_t{0}
                                                  : place[static_cast<std::size_t>(beside[tap])];
            }
        }
        for (std::size_t i = count_; i < count_ + kernel::tile; ++i) beside_[i] = {};
    }

    /// The mean and the greatest of each number over all cells.
    void pool(const Row* from, Row (&out)[2]) const {
        Sums sum;
        Row most;
        for (std::size_t i = 1; i <= count_; ++i) {
            for (std::size_t c = 0; c < channels; ++c) {
                sum.at[c] += from[i].at[c];
                most.at[c] = std::max(most.at[c], from[i].at[c]);
            }
        }
        const auto share = static_cast<std::int32_t>(65536 / count_);
        for (std::size_t c = 0; c < channels; ++c) {
            out[0].at[c] = static_cast<std::int16_t>(rounded(sum.at[c] * share, 16));
        }
        out[1] = most;
    }

    Sums pooled_bias(const Layer& layer, const Layer& pooled) const {
        Row both[2];
        pool(x_, both);
        return sums_of(pooled, both, layer.bias);
    }

    /// What a layer makes of all cells; added to what stands in `out` when it `adds`.
    void convolve(const Layer& layer, const Sums& bias, const Row* in, Row* out, bool adds) const {
        constexpr std::size_t tile = kernel::tile;
        for (std::size_t first = 0; first < count_; first += tile) {
            Ints sums[tile][kernel::vectors];
            for (auto& of_cell : sums) {
                for (std::size_t v = 0; v < kernel::vectors; ++v) {
                    of_cell[v] = kernel::load<Ints>(bias.at + kernel::lanes * v);
                }
            }
            for (std::size_t tap = 0; tap < layer.rows(); ++tap) {
                const Row* from[tile];
                std::size_t some = 0;
                for (std::size_t t = 0; t < tile; ++t) {
                    const std::size_t number = beside_[first + t][tap];
                    from[t] = in + number;
                    some |= number;
                }
                if (some != 0) kernel::add_tap(sums, from, &layer.weights[tap * channels]);
            }
            for (std::size_t t = 0; t < std::min(tile, count_ - first); ++t) {
                finish(sums[t], layer.shift, out[first + t + 1], adds);
            }
        }
    }

    static void finish(const Ints (&sums)[kernel::vectors], int shift, Row& out, bool adds) {
        Sums stored;
        store(sums, stored);
        const std::int32_t half = 1 << shift >> 1;
        for (std::size_t c = 0; c < channels; ++c) {
            const std::int32_t number = ((stored.at[c] + half) >> shift) + (adds ? out.at[c] : 0);
            out.at[c] = clamped(number);
        }
    }

    const Net& net_;
    std::size_t count_;
    std::array<std::array<std::uint8_t, most_taps>, most_cells + kernel::tile> beside_;
    Row x_[most_cells + 1], y_[most_cells + 1];
};

void Net::evaluate(const Lattice& lattice, const Input& input, Output& out) const {
    Run run(*this, lattice, input);
    run.input(input);
    for (const Block& block : blocks_) run.block(block);
    run.policy(out);
    run.value(out);
}

}  // namespace quinta::net
