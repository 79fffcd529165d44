#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/prover.hpp"
#include "base/hash.hpp"
#include "base/random.hpp"
#include "base/text.hpp"
#include "cluster/books.hpp"

namespace quinta::cluster {

/// A made-up game: a number of steps from 12 down to nothing and a small number, so that many ways
/// lead to a position; who moves, and who has won at the end, is chance by the seed.
class ToyProver final : public analysis::Prover {
 public:
    static constexpr const char* start = "9 0";

    explicit ToyProver(std::uint64_t seed) : seed_(seed) {}

    Result<analysis::ProofPosition> look_at(std::string_view text) const override {
        return seen(parse(text));
    }

    std::vector<Reply> replies(const std::string& text) const override {
        const Place place = parse(text);
        std::vector<Reply> out;
        for (int i = 0; i < moves_at(place); ++i) {
            const Place next{place.left - 1 - i % 2, (place.number * 2 + i) % 7};
            out.push_back({concat("m", i), seen(next), static_cast<int>(chance(next) % 5)});
        }
        return out;
    }

    solver::Proof prove(const std::string& text, const Budget& budget) override {
        const std::uint64_t cost = std::uint64_t{1} << parse(text).left;
        if (budget.nodes && *budget.nodes < cost) {
            return {StopReason::node_limit, Outcome::ongoing, *budget.nodes};
        }
        return {StopReason::none, value(text), cost};
    }

    Fact work(const Job& job) {
        const solver::Proof proof = prove(job.position, {.nodes = job.nodes});
        return {job.position, proof.outcome, proof.nodes};
    }

    /// By plain minimax.
    Outcome value(const std::string& text) {
        if (const auto found = values_.find(text); found != values_.end()) return found->second;
        const analysis::ProofPosition position = seen(parse(text));
        Outcome best = position.outcome;
        if (best == Outcome::ongoing) {
            const Side side = position.side_to_move;
            best = win_for(opponent(side));
            for (const Reply& reply : replies(text)) {
                const Outcome one = value(reply.position.text);
                if (reward(one, side) > reward(best, side)) best = one;
            }
        }
        return values_[text] = best;
    }

 private:
    struct Place {
        int left;
        int number;
    };

    static Place parse(std::string_view text) {
        const std::vector<std::string_view> parts = words(text);
        return {*to_int(parts[0]), *to_int(parts[1])};
    }
    std::uint64_t chance(const Place& place) const {
        return mix(mix(seed_, static_cast<std::uint64_t>(place.left)),
                   static_cast<std::uint64_t>(place.number));
    }
    int moves_at(const Place& place) const {
        return place.left < 2 ? 0 : 2 + static_cast<int>(chance(place) % 3);
    }
    analysis::ProofPosition seen(const Place& place) const {
        const std::uint64_t luck = chance(place);
        constexpr std::array ends = {Outcome::first_wins, Outcome::second_wins, Outcome::draw,
                                     Outcome::first_wins, Outcome::second_wins};
        const Outcome outcome = place.left < 2 ? ends[(luck >> 8) % 5] : Outcome::ongoing;
        // Now and then somebody moves twice.
        const bool is_first = (place.left % 2 == 1) != ((luck >> 16) % 8 == 0);
        return {concat(place.left, " ", place.number), is_first ? Side::first : Side::second,
                outcome, moves_at(place)};
    }

    std::uint64_t seed_;
    std::map<std::string, Outcome> values_;
};

}  // namespace quinta::cluster
