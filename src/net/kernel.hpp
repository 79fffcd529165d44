#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#if defined(__SSE2__)
#include <immintrin.h>
#elif defined(__ARM_NEON)
#include <arm_neon.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

#include "net/lattice.hpp"

// The arithmetic of nets, in the vectors of the compiler, as wide as the machine has them. All of
// it is in whole numbers, so that every machine comes to the same result.

namespace quinta::net::kernel {

#if defined(__AVX512BW__)
inline constexpr std::size_t vector_bytes = 64;
#elif defined(__AVX2__)
inline constexpr std::size_t vector_bytes = 32;
#else
inline constexpr std::size_t vector_bytes = 16;
#endif

using Ints [[gnu::vector_size(vector_bytes)]] = std::int32_t;
using Shorts [[gnu::vector_size(vector_bytes)]] = std::int16_t;
inline constexpr std::size_t lanes = vector_bytes / sizeof(std::int32_t);
inline constexpr std::size_t vectors = channels / lanes;  ///< Ints for all channels
inline constexpr std::size_t pairs = channels / 2;

/// What a layer says of a cell.
struct alignas(64) Row {
    std::int16_t at[channels] = {};
};
/// The same before it is rounded.
struct alignas(64) Sums {
    std::int32_t at[channels] = {};
};

/// Adds the products of two pairs of numbers to each sum: the one operation that compilers do not
/// find by themselves.
[[gnu::always_inline]] inline void add_products(Ints& sums, const Shorts& a, const Shorts& b) {
#if defined(__AVX512BW__) && defined(__AVX512VNNI__)
    sums = (Ints)_mm512_dpwssd_epi32((__m512i)sums, (__m512i)a, (__m512i)b);
#elif defined(__AVX512BW__)
    sums += (Ints)_mm512_madd_epi16((__m512i)a, (__m512i)b);
#elif defined(__AVX2__)
    sums += (Ints)_mm256_madd_epi16((__m256i)a, (__m256i)b);
#elif defined(__SSE2__)
    sums += (Ints)_mm_madd_epi16((__m128i)a, (__m128i)b);
#elif defined(__ARM_NEON) && defined(__aarch64__)
    const int32x4_t low = vmull_s16(vget_low_s16((int16x8_t)a), vget_low_s16((int16x8_t)b));
    const int32x4_t high = vmull_high_s16((int16x8_t)a, (int16x8_t)b);
    sums += (Ints)vpaddq_s32(low, high);
#elif defined(__wasm_simd128__)
    sums += (Ints)wasm_i32x4_dot_i16x8((v128_t)a, (v128_t)b);
#else
    for (std::size_t i = 0; i < lanes; ++i) {
        sums[i] += a[2 * i] * b[2 * i] + a[2 * i + 1] * b[2 * i + 1];
    }
#endif
}

/// The same pair of numbers everywhere.
[[gnu::always_inline]] inline Shorts repeated(const std::int16_t* pair) {
    std::int32_t both;
    std::memcpy(&both, pair, sizeof both);
    return (Shorts)(Ints{} + both);
}

template <class Vector, class T>
[[gnu::always_inline]] inline Vector load(const T* from) {
    return *reinterpret_cast<const Vector*>(from);
}

/// As many cells at a time as the sums of fit into the registers, so that each weight is loaded
/// once for all of them.
#if defined(__AVX512BW__)
inline constexpr std::size_t tile = 6;
#elif defined(__AVX2__)
inline constexpr std::size_t tile = 2;
#else
inline constexpr std::size_t tile = 1;
#endif

/// Adds to the sums of `tile` cells what one tap brings: 32 numbers of each cell, times weights in
/// pairs of inputs for each output.
[[gnu::always_inline]] inline void add_tap(Ints (&sums)[tile][vectors],
                                           const Row* const (&from)[tile], const Row* weights) {
    const std::int16_t* w = weights->at;
    for (std::size_t pair = 0; pair < pairs; ++pair, w += 2 * channels) {
        Shorts loaded[vectors];
        for (std::size_t v = 0; v < vectors; ++v) loaded[v] = load<Shorts>(w + 2 * lanes * v);
        for (std::size_t t = 0; t < tile; ++t) {
            const Shorts values = repeated(from[t]->at + 2 * pair);
            for (std::size_t v = 0; v < vectors; ++v) add_products(sums[t][v], values, loaded[v]);
        }
    }
}

}  // namespace quinta::net::kernel
