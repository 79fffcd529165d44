#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "net/kernel.hpp"
#include "net/lattice.hpp"

namespace quinta::net {

/// What a net says of a position, in whole numbers: the chances as logits, in units of the net.
struct Output {
    std::int32_t value = 0;  ///< of winning, for the side to move
    double value_unit = 0;
    std::array<std::int32_t, most_cells * most_heads> policy;  ///< by cell of the input and head
    double policy_unit = 0;
};

/// A convolutional net with residual blocks over the cells of a board, for any game:
///
///     planes ─ input ─ relu ─┬─ conv ─ relu ─ conv ─ + ─ relu ─┬─ … blocks …
///                            ├─ mean and greatest ─ + ┘  │     │
///                            └───────────────────────────┘     │
///     ┌────────────────────────────────────────────────────────┘
///     ├─ cell by cell, with mean and greatest ─ relu ─ policy
///     └─ cell by cell ─ relu ─ mean and greatest ─ relu ─ value
///
/// A cell's numbers are 1/256 each and at most 16; weights have a unit for each layer. Never
/// changes, so threads may share it.
class Net {
 public:
    static constexpr std::uint32_t version = 1;
    static constexpr int fraction_bits = 8;        ///< of the numbers of a cell
    static constexpr int greatest = 16 * 256 - 1;  ///< of these

    /// The net in a file's bytes; why it is none, is damaged or is for something else.
    static Result<Net> parse(std::string_view bytes, const Format& format);

    /// Judges a position, which has to have a cell.
    void evaluate(const Lattice& lattice, const Input& input, Output& out) const;

    const Format& format() const { return format_; }
    std::size_t blocks() const { return blocks_.size(); }

    /// Weights from some rows of 32 numbers to one, in 2^−shift.
    struct Layer {
        int shift = 0;
        kernel::Sums bias;
        std::vector<kernel::Row> weights;  ///< by row, pair of inputs: two rows by output

        std::size_t rows() const { return weights.size() / channels; }
    };
    /// Weights from 32 numbers to one for each of a few outputs.
    struct Dots {
        int shift = 0;
        std::vector<std::int32_t> bias;
        std::vector<kernel::Row> weights;
    };

 private:
    struct Block {
        Layer first, pooled, second;  ///< `pooled` shares the unit of `first`
    };
    class Reader;
    class Run;

    void read_layers(Reader& reader);
    void read_input(Reader& reader);

    Format format_;
    kernel::Sums input_bias_;
    std::vector<kernel::Row> input_;  ///< by tap and plane
    std::vector<Block> blocks_;
    Layer policy_cell_, policy_pooled_, value_cell_, value_pooled_;
    Dots policy_, value_;
};

}  // namespace quinta::net
