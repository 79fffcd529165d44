// Any bytes as a file of records: reading and replaying never crash, and what was read can be
// written and read again.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "record/record.hpp"

namespace {

using quinta::record::Record;

/// Stops the fuzzer, in builds without asserts too.
void require(bool holds) {
    if (!holds) std::abort();
}

void check_round_trip(const Record& record) {
    const quinta::record::RecordFile again =
        quinta::record::read_records(quinta::record::write_record(record));
    require(!again.error);
    require(again.records.size() == 1);
    require(again.records[0] == record);
}

void check_replay(const Record& record) {
    const quinta::record::Replay replay = quinta::record::replay(record);
    if (!replay.session) {
        require(replay.error.has_value());
        return;
    }
    const Record played = quinta::record::record_of(*replay.session, "Ann", "Ben");
    check_round_trip(played);
    const quinta::record::Replay again = quinta::record::replay(played);
    require(!again.error);
    require(again.session->position() == replay.session->position());
    require(again.session->ending().outcome == replay.session->ending().outcome);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const Record& record : quinta::record::read_records(text).records) {
        if (record.tags.empty()) continue;  // only a broken record has no tags
        check_round_trip(record);
        check_replay(record);
    }
    return 0;
}
