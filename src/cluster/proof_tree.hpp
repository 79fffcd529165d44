#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "analysis/prover.hpp"
#include "core/side.hpp"

namespace quinta::cluster {

/// The top of a proof, for proof-number search: positions that somebody should look at, and what
/// follows from what they found. Images of a position are one, so it is a graph without circles.
class ProofTree {
 public:
    using Id = std::uint32_t;
    /// What a position is worth to the first player.
    enum Worth : std::uint8_t { loss, draw, win };

    /// The position, new or known.
    std::pair<Id, bool> add(const analysis::ProofPosition& position);
    std::optional<Id> find(const std::string& text) const;
    /// Gives an open position its replies, the most promising first.
    void expand(Id id, const std::vector<Id>& replies);
    void settle(Id id, Outcome outcome);
    /// Somebody is at it, or no longer.
    void set_busy(Id id, bool is_busy) { nodes_[id].is_busy = is_busy; }

    /// From now on the question is whether positions are worth so much.
    void ask(Worth least);
    bool is_answered(Id id) const { return nodes_[id].proof == 0 || nodes_[id].disproof == 0; }

    /// The position below this one at which most depends on what somebody finds out, nobody being
    /// at it yet: of those that all have to be looked at for the shortest proof (or disproof), or
    /// else any other.
    std::optional<Id> pick(Id id);

    /// Whether what is found out here may still matter to one of these.
    bool leads_to(Id id, const std::vector<Id>& targets) const;

    /// Known, or `ongoing`.
    Outcome outcome(Id id) const;
    const std::string& text(Id id) const { return nodes_[id].position.text; }
    Side side_to_move(Id id) const { return nodes_[id].position.side_to_move; }
    bool is_leaf(Id id) const { return nodes_[id].replies.empty(); }
    bool is_busy(Id id) const { return nodes_[id].is_busy; }
    std::size_t size() const { return nodes_.size(); }

    /// How much of the answer to the present question is there, 0 … 1, each reply that has to be
    /// answered taken for an equal part: rough.
    double share(Id id) const;

 private:
    /// The least numbers of positions that have to turn out well, or badly, for an answer.
    using Number = std::uint32_t;
    static constexpr Number infinite = 1U << 30;
    struct Node {
        analysis::ProofPosition position;
        Worth low = loss;
        Worth high = win;
        bool is_busy = false;
        Number proof = 1;
        Number disproof = 1;
        std::uint32_t visit = 0;  ///< the last search that found nothing here
        std::vector<Id> replies{};
        std::vector<Id> parents{};
    };
    enum class Aim { proof, disproof, either };

    /// Whether one reply is enough to prove it: then the first player moves.
    static bool takes_one(const Node& node) { return node.position.side_to_move == Side::first; }
    /// Works out a node from its replies; whether anything is new.
    bool refresh(Node& node) const;
    void set_numbers(Node& node) const;
    void refresh_above(Id id);
    void refresh_below(Id id, std::vector<bool>& done);
    std::vector<Id> open_replies(const Node& node) const;
    std::optional<Id> pick(Id id, Aim aim);
    double share(Id id, bool is_proof) const;

    std::vector<Node> nodes_;
    std::unordered_map<std::string, Id> by_text_;
    Worth least_ = win;
    std::uint32_t visits_ = 0;
};

}  // namespace quinta::cluster
