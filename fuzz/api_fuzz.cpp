// Any bytes as a request: the API never crashes, and says in JSON what it thinks of them.

#include <nlohmann/json.hpp>

#include "fuzzing.hpp"
#include "wasm/api.hpp"

namespace {

using quinta::fuzzing::require;
using Value = nlohmann::json;

/// Requests of which the work has no small bound are asked for nothing but their reading.
bool takes_long(const Value& request) {
    if (!request.is_object() || !request.contains("do") || !request["do"].is_string()) return false;
    const std::string& what = request["do"].get_ref<const std::string&>();
    for (const std::string_view slow :
         {"move", "analyse", "values", "review", "prepare", "statistics", "bench"}) {
        if (what == slow) return true;
    }
    return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = quinta::fuzzing::text_of(data, size);
    if (takes_long(Value::parse(text, nullptr, false))) return 0;
    quinta::wasm::Api api;
    const Value said = Value::parse(api.ask(text), nullptr, false);
    require(said.is_object(), "the answer is an object", text);
    require(said.contains("answer") != said.contains("error"), "an answer or an error", text);
    if (said.contains("error")) quinta::fuzzing::require_reason(said["error"]);
    return 0;
}
