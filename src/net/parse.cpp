#include <array>
#include <cstdlib>
#include <numeric>

#include "base/checksum.hpp"
#include "base/text.hpp"
#include "net/net.hpp"

namespace quinta::net {

using kernel::Row;
using kernel::Sums;

namespace {

constexpr std::string_view magic = "QNET";
constexpr std::size_t most_blocks = 64;

}  // namespace

/// Takes numbers from the front of the bytes, the lowest byte first; fails for good once they run
/// out or a number cannot be.
class Net::Reader {
 public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    std::string_view text(std::size_t length) {
        if (length > bytes_.size()) has_failed_ = true;
        if (has_failed_) return {};
        const std::string_view out = bytes_.substr(0, length);
        bytes_.remove_prefix(length);
        return out;
    }
    std::uint64_t number(std::size_t bytes) {
        std::uint64_t out = 0;
        int shift = 0;
        for (const char c : text(bytes)) {
            out |= static_cast<std::uint64_t>(static_cast<unsigned char>(c)) << shift;
            shift += 8;
        }
        return out;
    }
    std::int32_t weight() { return static_cast<std::int16_t>(number(2)); }
    std::int32_t bias() { return static_cast<std::int32_t>(number(4)); }
    int shift() {
        const std::uint64_t shift = number(4);
        if (shift > 24) has_failed_ = true;
        return has_failed_ ? 0 : static_cast<int>(shift);
    }
    std::size_t size(std::size_t least, std::size_t most) {
        const std::uint64_t size = number(4);
        if (size < least || size > most) has_failed_ = true;
        return has_failed_ ? least : static_cast<std::size_t>(size);
    }

    Result<> check_format(const Format& format) {
        constexpr std::size_t name_size = 16;
        std::string_view game = text(name_size);
        game = game.substr(0, game.find('\0'));
        if (game != format.game) {
            return Error{message("a net for {0}, not for {1}", quoted(game), format.game)};
        }
        const std::uint64_t taps = number(4), planes = number(4), heads = number(4),
                            width = number(4);
        if (taps == format.taps && planes == format.planes && heads == format.heads &&
            width == channels) {
            return {};
        }
        return Error{message(
            "a net of other sizes: {0} directions, {1} planes, {2} moves of a cell and {3} "
            "channels instead of {4}, {5}, {6} and {7}",
            taps, planes, heads, width, format.taps, format.planes, format.heads, channels)};
    }

    Sums sums() {
        Sums out;
        for (std::int32_t& number : out.at) number = bias();
        return out;
    }
    Row row() {
        Row out;
        for (std::int16_t& number : out.at) number = static_cast<std::int16_t>(weight());
        return out;
    }
    /// The weights of a layer whose unit is known; in the file by row, input and output.
    Layer weights(std::size_t rows, int shift, const Sums& bias, std::int64_t room) {
        Layer layer{shift, bias, std::vector<Row>(rows * channels)};
        std::array<std::int64_t, channels> most{};
        for (std::size_t i = 0; i < rows * channels; ++i) {
            for (std::size_t o = 0; o < channels; ++o) {
                const std::int32_t w = weight();
                std::int16_t* pair = layer.weights[i / 2 * 2].at;
                pair[2 * o + i % 2] = static_cast<std::int16_t>(w);
                most[o] += std::abs(w) * std::int64_t{greatest};
            }
        }
        for (std::size_t o = 0; o < channels; ++o)
            check(most[o] + std::abs(std::int64_t{bias.at[o]}), room);
        return layer;
    }
    Layer layer(std::size_t rows) {
        const int of_two = shift();
        const Sums bias = sums();
        return weights(rows, of_two, bias, half_of_sums);
    }
    /// A layer of the same unit that adds to the sums of another.
    Layer pooled(const Layer& with) { return weights(2, with.shift, {}, half_of_sums); }
    Dots dots(std::size_t count) {
        Dots out{shift(), {}, {}};
        for (std::size_t i = 0; i < count; ++i) out.bias.push_back(bias());
        for (std::size_t i = 0; i < count; ++i) {
            out.weights.push_back(row());
            std::int64_t most = std::abs(std::int64_t{out.bias[i]});
            for (const std::int16_t w : out.weights[i].at) most += std::abs(w) * greatest;
            check(most, half_of_sums);
        }
        return out;
    }

    void check(std::int64_t most, std::int64_t room) { overflows_ |= most > room; }
    bool has_failed() const { return has_failed_; }
    bool overflows() const { return overflows_; }
    bool is_at_end() const { return bytes_.empty(); }

 private:
    /// Two layers may add up, and the result is rounded.
    static constexpr std::int64_t half_of_sums = (std::int64_t{1} << 30) - (1 << 24);

    std::string_view bytes_;
    bool has_failed_ = false;
    bool overflows_ = false;
};

Result<Net> Net::parse(std::string_view bytes, const Format& format) {
    if (!bytes.starts_with(magic)) return Error{"no net: it does not begin with QNET"};
    constexpr std::size_t sum_size = 8;
    const std::size_t body = bytes.size() - std::min(bytes.size(), sum_size);
    Reader reader(bytes.substr(magic.size(), body - std::min(body, magic.size())));
    if (const std::uint64_t found = reader.number(4); !reader.has_failed() && found != version) {
        return Error{
            message("a net of version {0}, which is unknown here; known is {1}", found, version)};
    }
    if (body < magic.size() ||
        Reader(bytes.substr(body)).number(sum_size) != checksum(bytes.substr(0, body))) {
        return Error{"damaged: its checksum does not match"};
    }
    if (const Result<> fits = reader.check_format(format); !fits) return fits.failure();
    Net net;
    net.format_ = format;
    net.read_layers(reader);
    if (reader.has_failed() || !reader.is_at_end()) return Error{"no net: its sizes do not fit"};
    if (reader.overflows()) return Error{"no net: its weights are too large"};
    return net;
}

void Net::read_layers(Reader& reader) {
    const std::size_t blocks = reader.size(0, most_blocks);
    read_input(reader);
    for (std::size_t i = 0; i < blocks && !reader.has_failed(); ++i) {
        Block& block = blocks_.emplace_back();
        block.first = reader.layer(format_.taps);
        block.pooled = reader.pooled(block.first);
        block.second = reader.layer(format_.taps);
    }
    policy_cell_ = reader.layer(1);
    policy_pooled_ = reader.pooled(policy_cell_);
    policy_ = reader.dots(format_.heads);
    value_cell_ = reader.layer(1);
    value_pooled_ = reader.layer(2);
    value_ = reader.dots(1);
}

/// Its sums are 16 bits, whatever planes there are.
void Net::read_input(Reader& reader) {
    input_bias_ = reader.sums();
    std::array<std::int64_t, channels> most{};
    for (std::size_t c = 0; c < channels; ++c) most[c] = std::abs(std::int64_t{input_bias_.at[c]});
    for (std::size_t i = 0; i < format_.taps * format_.planes && !reader.has_failed(); ++i) {
        input_.push_back(reader.row());
        for (std::size_t c = 0; c < channels; ++c) most[c] += std::abs(input_.back().at[c]);
    }
    for (const std::int64_t sum : most) reader.check(sum, 32767);
}

}  // namespace quinta::net
