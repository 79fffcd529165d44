#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace quinta::solver {

/// The chance, in 4096ths, that the next bit of a context is 1; it learns from each bit.
class BitModel {
 public:
    std::uint32_t chance() const { return chance_; }
    void learn(bool bit) {
        constexpr int pace = 5;
        chance_ = static_cast<std::uint16_t>(bit ? chance_ + ((4096 - chance_) >> pace)
                                                 : chance_ - (chance_ >> pace));
    }

 private:
    std::uint16_t chance_ = 2048;
};

// A binary arithmetic coder: bits that their model expects cost almost nothing. Both ends share an
// interface, `bool code(model, bit)`, so that one function describes the format for both.

class RangeEncoder {
 public:
    bool code(BitModel& model, bool bit) {
        const std::uint32_t bound = (range_ >> 12) * model.chance();
        if (bit) {
            range_ = bound;
        } else {
            low_ += bound;
            range_ -= bound;
        }
        model.learn(bit);
        while (range_ < (std::uint32_t{1} << 24)) {
            range_ <<= 8;
            put_byte();
        }
        return bit;
    }

    std::vector<std::uint8_t> finish() {
        for (int i = 0; i < 5; ++i) put_byte();
        return std::move(bytes_);
    }

 private:
    /// Moves the top byte of `low_` out. Bytes of 255 wait, since a carry may still pass through.
    void put_byte() {
        const bool carry = low_ >> 32 != 0;
        if (carry || low_ < 0xff000000) {
            if (has_first_) bytes_.push_back(static_cast<std::uint8_t>(first_ + (carry ? 1 : 0)));
            for (; waiting_ > 0; --waiting_) bytes_.push_back(carry ? 0x00 : 0xff);
            first_ = static_cast<std::uint8_t>(low_ >> 24);
            has_first_ = true;
        } else {
            ++waiting_;
        }
        low_ = (low_ & 0x00ffffff) << 8;
    }

    std::uint64_t low_ = 0;
    std::uint32_t range_ = 0xffffffff;
    std::uint8_t first_ = 0;
    bool has_first_ = false;
    std::size_t waiting_ = 0;
    std::vector<std::uint8_t> bytes_;
};

/// Reads what an encoder wrote; past the end of its bytes it reads zeros.
class RangeDecoder {
 public:
    explicit RangeDecoder(std::span<const std::uint8_t> bytes) : bytes_(bytes) {
        for (int i = 0; i < 4; ++i) take_byte();
    }

    bool code(BitModel& model, bool /*unknown*/) {
        const std::uint32_t bound = (range_ >> 12) * model.chance();
        const bool bit = code_ < bound;
        if (bit) {
            range_ = bound;
        } else {
            code_ -= bound;
            range_ -= bound;
        }
        model.learn(bit);
        while (range_ < (std::uint32_t{1} << 24)) {
            range_ <<= 8;
            take_byte();
        }
        return bit;
    }

 private:
    void take_byte() { code_ = code_ << 8 | (next_ < bytes_.size() ? bytes_[next_++] : 0); }

    std::span<const std::uint8_t> bytes_;
    std::size_t next_ = 0;
    std::uint32_t code_ = 0;
    std::uint32_t range_ = 0xffffffff;
};

}  // namespace quinta::solver
