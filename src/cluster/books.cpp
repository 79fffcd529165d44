#include "cluster/books.hpp"

#include <algorithm>
#include <functional>

namespace quinta::cluster {

Books::Books(const analysis::Prover& prover, const analysis::ProofPosition& start,
             const Settings& settings, const std::vector<Fact>& facts)
    : prover_(prover), settings_(settings) {
    for (const Fact& fact : facts) {
        // A proof stays one, whatever was tried before or after it.
        const bool is_proof = fact.outcome != Outcome::ongoing;
        if (is_proof || !known_.contains(fact.position)) known_[fact.position] = fact;
        ++facts_;
        nodes_ += fact.nodes;
    }
    start_ = add(start);
    if (settings.wants_moves && start.moves > 0) {
        if (tree_.is_leaf(start_)) expand(start_);
        for (const analysis::Prover::Reply& reply : prover.replies(start.text)) {
            moves_.push_back({reply.move, *tree_.find(reply.position.text)});
        }
    }
    ask_on();
}

/// What is known of a position that is new in the tree goes there with it, and so with its replies.
ProofTree::Id Books::add(const analysis::ProofPosition& position) {
    const auto [id, is_new] = tree_.add(position);
    if (!is_new) return id;
    if (const auto found = known_.find(position.text); found != known_.end()) {
        const Fact fact = std::move(found->second);
        known_.erase(found);
        put(id, fact);
    }
    return id;
}

void Books::expand(Id id) {
    using Reply = analysis::Prover::Reply;
    std::vector<Reply> replies = prover_.replies(tree_.text(id));
    std::ranges::stable_sort(replies, std::greater(), &Reply::promise);
    std::vector<Id> ids;
    for (const Reply& reply : replies) ids.push_back(add(reply.position));
    tree_.expand(id, ids);
}

void Books::put(Id id, const Fact& fact) {
    if (tree_.outcome(id) != Outcome::ongoing) return;
    if (fact.outcome != Outcome::ongoing) {
        tree_.settle(id, fact.outcome);
    } else if (tree_.is_leaf(id)) {
        expand(id);
    }
}

void Books::take(const Fact& fact) {
    ++facts_;
    nodes_ += fact.nodes;
    const std::optional<Id> id = tree_.find(fact.position);
    if (id) {
        tree_.set_busy(*id, false);
        put(*id, fact);
    } else {
        known_[fact.position] = fact;
    }
    ask_on();
}

bool Books::wants(const Job& job) const {
    const std::optional<Id> id = tree_.find(job.position);
    return id && tree_.leads_to(*id, targets());
}

void Books::give_back(const Job& job) {
    if (const std::optional<Id> id = tree_.find(job.position)) tree_.set_busy(*id, false);
}

/// Whoever loses at the start loses by each move.
bool Books::is_loss() const {
    return tree_.outcome(start_) == win_for(opponent(tree_.side_to_move(start_)));
}

/// What has to be answered, in this order.
std::vector<ProofTree::Id> Books::targets() const {
    std::vector<Id> out = {start_};
    if (is_loss()) return out;
    for (const Move& move : moves_) out.push_back(move.id);
    return out;
}

/// First who can win; then, where that is not all there is to know, who can draw.
void Books::ask_on() {
    const std::vector<Id> all = targets();
    const auto is_answered = [&](Id id) { return tree_.is_answered(id); };
    if (!std::ranges::all_of(all, is_answered)) return;
    if (asked_ == ProofTree::win) {
        asked_ = ProofTree::draw;
        tree_.ask(asked_);
        if (!std::ranges::all_of(all, is_answered)) return;
    }
    is_done_ = true;
}

std::optional<Job> Books::next() {
    if (is_done_) return std::nullopt;
    for (const Id target : targets()) {
        if (const std::optional<Id> id = tree_.pick(target)) {
            tree_.set_busy(*id, true);
            return Job{tree_.text(*id), settings_.job_nodes};
        }
    }
    return std::nullopt;
}

analysis::PositionValues Books::values() const {
    const auto proven = [&](Id id) -> std::optional<analysis::ProvenValue> {
        const Outcome outcome = tree_.outcome(id);
        if (outcome == Outcome::ongoing) return std::nullopt;
        return analysis::ProvenValue{outcome, -1};
    };
    analysis::PositionValues out;
    out.position = proven(start_);
    for (const Move& move : moves_) {
        out.moves.push_back({move.text, is_loss() ? out.position : proven(move.id)});
    }
    return out;
}

Books::Progress Books::progress() const {
    const std::vector<Id> all = targets();
    double share = 0;
    for (const Id id : all) share += tree_.share(id);
    return {facts_, nodes_, tree_.size(), share / static_cast<double>(all.size())};
}

}  // namespace quinta::cluster
