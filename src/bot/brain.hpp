#pragma once

#include <chrono>
#include <cstdint>
#include <memory>

#include "core/session.hpp"
#include "match/contestant.hpp"
#include "match/entrant.hpp"
#include "solver/table_store.hpp"

namespace quinta::bot {

/// Who chooses the moves of one game: a player of ours, or a program that speaks UGI. One thread
/// at a time lets it choose; `hurry` and `stop` come from another.
class Brain {
 public:
    virtual ~Brain() = default;
    /// Blocks for about `limit` at most; longer at first, while it gets ready. A program that
    /// fouled is started again for the next move.
    virtual match::Reply choose(const Session& session, std::chrono::milliseconds limit) = 0;
    /// The time is over: whatever it has found so far will do.
    virtual void hurry() = 0;
    /// Nobody wants to know any more, until `resume`.
    virtual void stop() = 0;
    virtual void resume() = 0;
};

std::unique_ptr<Brain> make_brain(const match::Entrant& entrant, const solver::TableStore& tables,
                                  std::uint64_t seed);

}  // namespace quinta::bot
