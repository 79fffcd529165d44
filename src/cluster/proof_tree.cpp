#include "cluster/proof_tree.hpp"

#include <algorithm>
#include <cassert>
#include <deque>
#include <tuple>
#include <unordered_set>

namespace quinta::cluster {
namespace {

ProofTree::Worth worth_of(Outcome outcome) {
    return outcome == Outcome::first_wins ? ProofTree::win
           : outcome == Outcome::draw     ? ProofTree::draw
                                          : ProofTree::loss;
}

}  // namespace

std::pair<ProofTree::Id, bool> ProofTree::add(const analysis::ProofPosition& position) {
    const auto [found, is_new] = by_text_.try_emplace(position.text, static_cast<Id>(size()));
    if (is_new) {
        Node& node = nodes_.emplace_back(Node{position});
        if (position.outcome != Outcome::ongoing) node.low = node.high = worth_of(position.outcome);
        set_numbers(node);
    }
    return {found->second, is_new};
}

std::optional<ProofTree::Id> ProofTree::find(const std::string& text) const {
    const auto found = by_text_.find(text);
    return found == by_text_.end() ? std::nullopt : std::optional(found->second);
}

void ProofTree::expand(Id id, const std::vector<Id>& replies) {
    assert(is_leaf(id) && !replies.empty());
    for (const Id reply : replies) {
        std::vector<Id>& kept = nodes_[id].replies;
        if (std::ranges::find(kept, reply) != kept.end()) continue;  // an image of another reply
        kept.push_back(reply);
        nodes_[reply].parents.push_back(id);
    }
    if (refresh(nodes_[id])) refresh_above(id);
}

void ProofTree::settle(Id id, Outcome outcome) {
    Node& node = nodes_[id];
    node.low = node.high = worth_of(outcome);
    set_numbers(node);
    refresh_above(id);
}

void ProofTree::ask(Worth least) {
    least_ = least;
    std::vector<bool> done(size());
    for (Id id = 0; id < size(); ++id) refresh_below(id, done);
}

Outcome ProofTree::outcome(Id id) const {
    const Node& node = nodes_[id];
    if (node.low != node.high) return Outcome::ongoing;
    return node.low == win    ? Outcome::first_wins
           : node.low == draw ? Outcome::draw
                              : Outcome::second_wins;
}

/// A position without replies in the tree takes one more step for each move that it has, where
/// all of them matter.
void ProofTree::set_numbers(Node& node) const {
    if (node.low >= least_ || node.high < least_) {
        const bool is_proved = node.low >= least_;
        node.proof = is_proved ? 0 : infinite;
        node.disproof = is_proved ? infinite : 0;
        return;
    }
    const bool is_one = takes_one(node);
    if (node.replies.empty()) {
        const auto moves = static_cast<Number>(std::max(node.position.moves, 1));
        node.proof = is_one ? 1 : moves;
        node.disproof = is_one ? moves : 1;
        return;
    }
    Number least = infinite, sum = 0;
    for (const Id id : node.replies) {
        const Node& reply = nodes_[id];
        least = std::min(least, is_one ? reply.proof : reply.disproof);
        sum = std::min(sum + (is_one ? reply.disproof : reply.proof), infinite - 1);
    }
    node.proof = is_one ? least : sum;
    node.disproof = is_one ? sum : least;
}

bool ProofTree::refresh(Node& node) const {
    if (node.replies.empty() || node.low == node.high) return false;
    const bool is_one = takes_one(node);
    Worth low = is_one ? loss : win, high = low;
    for (const Id id : node.replies) {
        const Node& reply = nodes_[id];
        low = is_one ? std::max(low, reply.low) : std::min(low, reply.low);
        high = is_one ? std::max(high, reply.high) : std::min(high, reply.high);
    }
    const auto before = std::tuple(node.low, node.high, node.proof, node.disproof);
    node.low = low;
    node.high = high;
    set_numbers(node);
    return before != std::tuple(node.low, node.high, node.proof, node.disproof);
}

void ProofTree::refresh_above(Id id) {
    std::deque<Id> changed = {id};
    for (; !changed.empty(); changed.pop_front()) {
        for (const Id parent : nodes_[changed.front()].parents) {
            if (refresh(nodes_[parent])) changed.push_back(parent);
        }
    }
}

void ProofTree::refresh_below(Id id, std::vector<bool>& done) {
    if (done[id]) return;
    done[id] = true;
    for (const Id reply : nodes_[id].replies) refresh_below(reply, done);
    refresh(nodes_[id]);
    set_numbers(nodes_[id]);
}

/// The nearest to an answer first.
std::vector<ProofTree::Id> ProofTree::open_replies(const Node& node) const {
    std::vector<Id> open;
    for (const Id id : node.replies) {
        if (!is_answered(id)) open.push_back(id);
    }
    std::ranges::stable_sort(
        open, {}, [&](Id id) { return takes_one(node) ? nodes_[id].proof : nodes_[id].disproof; });
    return open;
}

std::optional<ProofTree::Id> ProofTree::pick(Id id) {
    if (is_answered(id)) return std::nullopt;
    const bool is_proof = nodes_[id].proof <= nodes_[id].disproof;
    for (const Aim aim : {is_proof ? Aim::proof : Aim::disproof,
                          is_proof ? Aim::disproof : Aim::proof, Aim::either}) {
        ++visits_;
        if (const std::optional<Id> found = pick(id, aim)) return found;
    }
    return std::nullopt;
}

std::optional<ProofTree::Id> ProofTree::pick(Id id, Aim aim) {
    Node& node = nodes_[id];
    if (node.visit == visits_) return std::nullopt;
    if (node.replies.empty() && !node.is_busy) return id;
    for (const Id reply : open_replies(node)) {
        if (const std::optional<Id> found = pick(reply, aim)) return found;
        const bool is_enough = aim != Aim::either && takes_one(node) == (aim == Aim::proof);
        if (is_enough) break;
    }
    node.visit = visits_;
    return std::nullopt;
}

bool ProofTree::leads_to(Id id, const std::vector<Id>& targets) const {
    std::unordered_set<Id> seen;
    std::vector<Id> open = {id};
    while (!open.empty()) {
        const Id at = open.back();
        open.pop_back();
        if (is_answered(at) || !seen.insert(at).second) continue;
        if (std::ranges::find(targets, at) != targets.end()) return true;
        open.insert(open.end(), nodes_[at].parents.begin(), nodes_[at].parents.end());
    }
    return false;
}

double ProofTree::share(Id id) const { return share(id, nodes_[id].proof <= nodes_[id].disproof); }

double ProofTree::share(Id id, bool is_proof) const {
    const Node& node = nodes_[id];
    if (is_answered(id)) return 1;
    if (node.replies.empty()) return 0;
    const std::vector<Id> open = open_replies(node);
    if (takes_one(node) == is_proof) return share(open.front(), is_proof);
    double sum = static_cast<double>(node.replies.size() - open.size());
    for (const Id reply : open) sum += share(reply, is_proof);
    return sum / static_cast<double>(node.replies.size());
}

}  // namespace quinta::cluster
