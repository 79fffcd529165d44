#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/hash.hpp"

namespace quinta {

/// Tells whether a file was changed or cut off. Each step is one-to-one in the word, so one changed
/// word always changes the result.
inline std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t sum = mix(bytes.size());
    for (std::size_t i = 0; i < bytes.size(); i += 8) {
        std::uint64_t word = 0;
        for (std::size_t j = i; j < std::min(i + 8, bytes.size()); ++j) {
            word = word << 8 | static_cast<unsigned char>(bytes[j]);
        }
        sum = mix(sum, word);
    }
    return sum;
}

}  // namespace quinta
