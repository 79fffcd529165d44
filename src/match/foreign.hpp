#pragma once

#include <memory>
#include <string>
#include <vector>

#include "match/contestant.hpp"
#include "match/process.hpp"

namespace quinta::match {

/// A foreign program, spoken to in UGI (docs/protocol.md). It is started with its first game, goes
/// on to the next with `uginewgame`, and is started again after a foul.
class ForeignContestant final : public Contestant {
 public:
    ForeignContestant(Entrant entrant, const Pace& pace, const std::atomic<bool>& stop);

    ~ForeignContestant() override;
    ForeignContestant(const ForeignContestant&) = delete;
    ForeignContestant& operator=(const ForeignContestant&) = delete;

    Reply begin(const Session& session, std::uint64_t seed) override;
    Reply choose(const Session& session) override;
    void broke_the_rules() override { process_.reset(); }

    /// How long the moves from now on may take.
    void set_time(std::chrono::milliseconds time) { pace_.time = time; }

    /// What the program calls itself, once it has begun a game.
    const std::string& program_name() const { return program_name_; }

 private:
    using Milliseconds = std::chrono::milliseconds;

    Reply start(const Session& session);
    Reply set_options(const Session& session);
    /// Sends a line, or says why it could not.
    Reply send(const std::string& line);
    /// Reads up to a line that begins with `word`, within `time` of now; the choice's move is the
    /// rest of that line.
    Reply await(std::string_view word, Milliseconds time);
    Reply send_and_await(const std::string& line, std::string_view word, Milliseconds time);
    /// Ends the program, which has lost its game.
    Reply foul(Foul kind, std::string reason);
    void note(std::string_view line);

    Entrant entrant_;
    Pace pace_;
    const std::atomic<bool>& stop_;
    std::unique_ptr<Process> process_;
    std::string program_name_;
    std::vector<std::string> offered_;  ///< names of its options, in lower case
};

/// "position startpos moves c3 b4": how a program is told where a game stands.
std::string ugi_position(const Session& session);

}  // namespace quinta::match
