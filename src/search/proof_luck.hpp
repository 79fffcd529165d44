#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace quinta::search {

/// Where in a tree proofs are worth trying: at depths where they mostly succeed.
class ProofLuck {
 public:
    /// A proof is tried when a position was visited 16, 64, 256 … times: at depths where proofs
    /// mostly succeed, and now and then elsewhere.
    bool wants_proof(std::size_t depth, std::uint32_t visits) {
        if (visits < 16 || !std::has_single_bit(visits) || std::countr_zero(visits) % 2 != 0) {
            return false;
        }
        Luck& luck = at(depth);
        return luck.tries < 8 || luck.proofs * 3 >= luck.tries || ++luck.skipped % 32 == 0;
    }

    void note(std::size_t depth, bool was_proved) {
        Luck& luck = at(depth);
        if (++luck.tries > 64) luck = {luck.tries / 2, luck.proofs / 2, luck.skipped};
        luck.proofs += was_proved ? 1 : 0;
    }

 private:
    /// How often proofs succeeded lately.
    struct Luck {
        int tries = 0;
        int proofs = 0;
        int skipped = 0;
    };
    Luck& at(std::size_t depth) { return luck_[std::min(depth, luck_.size() - 1)]; }

    std::array<Luck, 32> luck_{};  ///< by the plies from the root
};

}  // namespace quinta::search
