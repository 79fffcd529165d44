#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/checksum.hpp"
#include "base/random.hpp"
#include "net/lattice.hpp"

namespace quinta::net::test_support {

inline constexpr Format format{"game", 5, 6, 2};

using Numbers = std::array<std::int64_t, channels>;

/// A net as plain numbers, written and evaluated by code that shares nothing with the library's.
struct PlainNet {
    struct Layer {
        int shift = 0;
        Numbers bias{};
        std::vector<std::array<Numbers, channels>> weights;  ///< by row, input and output
    };
    struct Dots {
        int shift = 0;
        std::vector<std::int64_t> bias;
        std::vector<Numbers> weights;
    };
    struct Block {
        Layer first, pooled, second;
    };
    Numbers input_bias{};
    std::vector<Numbers> input;
    std::vector<Block> blocks;
    Layer policy_cell, policy_pooled, value_cell, value_pooled;
    Dots policy, value;
};

inline int between(Random& random, int low, int high) {
    return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}

inline PlainNet::Layer random_layer(Random& random, std::size_t rows, int shift, bool has_bias) {
    PlainNet::Layer layer{shift, {}, {}};
    for (auto& bias : layer.bias) bias = has_bias ? between(random, -40'000, 60'000) : 0;
    layer.weights.resize(rows);
    for (auto& row : layer.weights) {
        for (auto& input : row) {
            for (auto& weight : input) weight = between(random, -700, 800);
        }
    }
    return layer;
}

inline PlainNet::Dots random_dots(Random& random, std::size_t count) {
    PlainNet::Dots dots{between(random, 6, 12), {}, {}};
    for (std::size_t i = 0; i < count; ++i) {
        dots.bias.push_back(between(random, -9000, 9000));
        for (auto& weight : dots.weights.emplace_back()) weight = between(random, -900, 900);
    }
    return dots;
}

inline PlainNet random_net(Random& random, std::size_t blocks) {
    PlainNet net;
    for (auto& bias : net.input_bias) bias = between(random, -300, 300);
    net.input.resize(format.taps * format.planes);
    for (auto& row : net.input) {
        for (auto& weight : row) weight = between(random, -300, 400);
    }
    for (std::size_t i = 0; i < blocks; ++i) {
        const int shift = between(random, 9, 13);
        PlainNet::Block& block = net.blocks.emplace_back();
        block.first = random_layer(random, format.taps, shift, true);
        block.pooled = random_layer(random, 2, shift, false);
        block.second = random_layer(random, format.taps, between(random, 9, 13), true);
    }
    net.policy_cell = random_layer(random, 1, 10, true);
    net.policy_pooled = random_layer(random, 2, 10, false);
    net.policy = random_dots(random, format.heads);
    net.value_cell = random_layer(random, 1, 11, true);
    net.value_pooled = random_layer(random, 2, 9, true);
    net.value = random_dots(random, 1);
    return net;
}

// The file.

inline void put(std::string& out, std::int64_t number, int bytes) {
    for (int i = 0; i < bytes; ++i) {
        out += static_cast<char>(static_cast<std::uint64_t>(number) >> (8 * i) & 0xff);
    }
}
inline void put(std::string& out, const Numbers& numbers, int bytes) {
    for (const std::int64_t number : numbers) put(out, number, bytes);
}
inline void put_weights(std::string& out, const PlainNet::Layer& layer) {
    for (const auto& row : layer.weights) {
        for (const Numbers& input : row) put(out, input, 2);
    }
}
inline void put(std::string& out, const PlainNet::Layer& layer) {
    put(out, layer.shift, 4);
    put(out, layer.bias, 4);
    put_weights(out, layer);
}
inline void put(std::string& out, const PlainNet::Dots& dots) {
    put(out, dots.shift, 4);
    for (const std::int64_t bias : dots.bias) put(out, bias, 4);
    for (const Numbers& weights : dots.weights) put(out, weights, 2);
}

inline std::string sealed(std::string out) {
    put(out, static_cast<std::int64_t>(checksum(out)), 8);
    return out;
}

inline std::string body_of(const PlainNet& net, std::string_view game = "game", int version = 1,
                           const Format& sizes = format) {
    std::string out = "QNET";
    put(out, version, 4);
    out.append(game).append(16 - game.size(), '\0');
    for (const std::size_t size :
         {sizes.taps, sizes.planes, sizes.heads, channels, net.blocks.size()}) {
        put(out, static_cast<std::int64_t>(size), 4);
    }
    put(out, net.input_bias, 4);
    for (const Numbers& row : net.input) put(out, row, 2);
    for (const PlainNet::Block& block : net.blocks) {
        put(out, block.first);
        put_weights(out, block.pooled);
        put(out, block.second);
    }
    put(out, net.policy_cell);
    put_weights(out, net.policy_pooled);
    put(out, net.policy);
    put(out, net.value_cell);
    put(out, net.value_pooled);
    put(out, net.value);
    return out;
}

// The arithmetic, in nested loops.

inline std::int64_t limited(std::int64_t number) {
    return std::clamp<std::int64_t>(number, 0, 16 * 256 - 1);
}
inline std::int64_t rounded(std::int64_t sum, int shift) {
    const std::int64_t unit = std::int64_t{1} << shift;
    std::int64_t shifted = sum + unit / 2;
    std::int64_t quotient = shifted / unit;
    if (shifted % unit < 0) --quotient;
    return quotient;
}

using Rows = std::vector<Numbers>;

inline Numbers sums(const PlainNet::Layer& layer, const Rows& rows) {
    Numbers out = layer.bias;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t i = 0; i < channels; ++i) {
            for (std::size_t o = 0; o < channels; ++o) {
                out[o] += rows[row][i] * layer.weights[row][i][o];
            }
        }
    }
    return out;
}

inline Rows pool(const Rows& cells) {
    Rows out(2);
    for (std::size_t c = 0; c < channels; ++c) {
        std::int64_t sum = 0;
        for (const Numbers& cell : cells) {
            sum += cell[c];
            out[1][c] = std::max(out[1][c], cell[c]);
        }
        const auto share = 65536 / static_cast<std::int64_t>(cells.size());
        out[0][c] = rounded(sum * share, 16);
    }
    return out;
}

/// What the net sees around one of the cells of the input.
inline Rows around(const Lattice& lattice, const Input& input, const Rows& cells, std::size_t i) {
    Rows out;
    for (std::size_t tap = 0; tap < format.taps; ++tap) {
        out.emplace_back();
        for (std::size_t j = 0; j < input.cells.size(); ++j) {
            if (lattice.beside[input.cells[i].number][tap] == input.cells[j].number) {
                out.back() = cells[j];
            }
        }
    }
    return out;
}

inline Rows convolved(const PlainNet::Layer& layer, const Numbers& more, const Lattice& lattice,
                      const Input& input, const Rows& cells, const Rows* plus) {
    Rows out;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool is_single = layer.weights.size() == 1;
        Numbers numbers =
            sums(layer, is_single ? Rows{cells[i]} : around(lattice, input, cells, i));
        for (std::size_t c = 0; c < channels; ++c) {
            numbers[c] = limited(rounded(numbers[c] + more[c], layer.shift) +
                                 (plus != nullptr ? (*plus)[i][c] : 0));
        }
        out.push_back(numbers);
    }
    return out;
}

inline Rows input_cells(const PlainNet& net, const Lattice& lattice, const Input& input) {
    Rows out;
    for (const Input::Cell& cell : input.cells) {
        Numbers numbers = net.input_bias;
        for (std::size_t tap = 0; tap < format.taps; ++tap) {
            for (const Input::Cell& other : input.cells) {
                if (lattice.beside[cell.number][tap] != other.number) continue;
                for (std::size_t plane = 0; plane < format.planes; ++plane) {
                    if ((other.planes >> plane & 1) == 0) continue;
                    const Numbers& row = net.input[tap * format.planes + plane];
                    for (std::size_t c = 0; c < channels; ++c) numbers[c] += row[c];
                }
            }
        }
        for (auto& number : numbers) number = limited(number);
        out.push_back(numbers);
    }
    return out;
}

inline std::int64_t dot(const PlainNet::Dots& dots, std::size_t head, const Numbers& numbers) {
    std::int64_t sum = dots.bias[head];
    for (std::size_t c = 0; c < channels; ++c) sum += dots.weights[head][c] * numbers[c];
    return sum;
}

struct PlainOutput {
    std::int64_t value = 0;
    std::vector<std::int64_t> policy;
};

inline PlainOutput evaluated(const PlainNet& net, const Lattice& lattice, const Input& input) {
    Rows x = input_cells(net, lattice, input);
    for (const PlainNet::Block& block : net.blocks) {
        const Numbers more = sums(block.pooled, pool(x));
        const Rows y = convolved(block.first, more, lattice, input, x, nullptr);
        x = convolved(block.second, {}, lattice, input, y, &x);
    }
    PlainOutput out;
    const Numbers more = sums(net.policy_pooled, pool(x));
    for (const Numbers& cell : convolved(net.policy_cell, more, lattice, input, x, nullptr)) {
        for (std::size_t head = 0; head < format.heads; ++head) {
            out.policy.push_back(dot(net.policy, head, cell));
        }
    }
    const Rows values = convolved(net.value_cell, {}, lattice, input, x, nullptr);
    Numbers hidden = sums(net.value_pooled, pool(values));
    for (auto& number : hidden) number = limited(rounded(number, net.value_pooled.shift));
    out.value = dot(net.value, 0, hidden);
    return out;
}

}  // namespace quinta::net::test_support
