#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "core/session.hpp"

namespace quinta::record {

// Game records in the syntax of PGN: tags, moves, comments, annotations and variations. The exact
// syntax is in docs/records.md.

struct RecordMove;
using Variation = std::vector<RecordMove>;

/// A move of a record, with what is said about it. White space in a comment counts as one space.
struct RecordMove {
    std::string text{};                   ///< in the game's notation
    std::vector<int> annotations{};       ///< PGN's numbers: 1 good, 2 bad, 3 very good …
    std::string comment{};                ///< after the move
    std::vector<Variation> variations{};  ///< what could have been played instead of this move
    std::string intro{};                  ///< a comment before the first move of a variation

    friend bool operator==(const RecordMove&, const RecordMove&) = default;
};

/// One game as it is written down; nothing in it has been checked against the rules.
struct Record {
    /// Game, First, Second and Result first, then the others in the order of the file.
    std::vector<std::pair<std::string, std::string>> tags{};
    std::string comment{};  ///< before the first move
    Variation moves{};

    /// The value of a tag, "" when it is absent.
    std::string_view tag(std::string_view name) const;
    /// Changes a tag or adds it at its place. A name is made of letters, digits and '_'.
    void set_tag(std::string_view name, std::string_view value);

    friend bool operator==(const Record&, const Record&) = default;
};

/// The records of a file. Reading stops at the first error; then the last record is the one in
/// which the error stands, as far as it could be read (possibly not at all).
struct RecordFile {
    std::vector<Record> records{};
    std::optional<Error> error{};
};

/// Reads the syntax, in time linear in the text: "line 7, column 12: …" when it is wrong. Moves
/// without any tag are a game of `game`, where one is named; without that they are an error.
RecordFile read_records(std::string_view text, std::string_view game = {});

/// The text of a record that has a tag, ending with a newline, in lines of at most 80 columns
/// unless a single word does not fit. Reading it gives the same record again, except that control
/// characters, which no record may hold, become spaces.
std::string write_record(const Record& record);

/// A record played through. The session holds the main line up to its first illegal move; it is
/// null only when there is no such game or start position.
struct Replay {
    std::unique_ptr<Session> session{};
    std::optional<Error> error{};
};

/// Checks the tags, every move of the main line, every variation and the result, and reports the
/// first thing that is wrong in this order: "turn 7: c3-d4: d4 is occupied". Of the tags only Game
/// must be there. A game that is not decided on the board may have any result; when it was
/// resigned, by its Termination, it is resigned in the session too.
Replay replay(const Record& record);

/// The record of a game so far. A player without a name becomes "?".
Record record_of(const Session& session, std::string_view first, std::string_view second);

/// "1-0", "0-1", "1/2-1/2" or "*".
std::string_view result_text(Outcome outcome);

}  // namespace quinta::record
