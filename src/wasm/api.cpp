#include "wasm/api.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "base/text.hpp"
#include "wasm/answers.hpp"
#include "wasm/request.hpp"

namespace quinta::wasm {
namespace {

struct Service {
    std::string_view name;
    protocol::Json (*answer)(Request&, Resources&);
};

constexpr Service services[] = {
    {"games", answer_games},
    {"rules", answer_rules},
    {"snapshot", answer_snapshot},
    {"set_up", answer_set_up},
    {"why_not", answer_why_not},
    {"move", answer_move},
    {"analyse", answer_analyse},
    {"values", answer_values},
    {"review", answer_review},
    {"prepare", answer_prepare},
    {"use_net", answer_use_net},
    {"statistics", answer_statistics},
    {"bench", answer_bench},
    {"lessons", answer_lessons},
    {"puzzles", answer_puzzles},
    {"try_puzzle", answer_try_puzzle},
    {"read_records", answer_read_records},
    {"replay", answer_replay},
    {"write_record", answer_write_record},
};

protocol::Json answer(Request& request, Resources& resources) {
    const std::string name = request.text("do");
    if (request.error()) return {};
    const Service* service = std::ranges::find(services, name, &Service::name);
    if (service != std::end(services)) return service->answer(request, resources);
    std::vector<std::string_view> names;
    for (const Service& known : services) names.push_back(known.name);
    request.refuse(concat("'do' is ", quinta::quoted(name), "; it must be ", alternatives(names)));
    return {};
}

}  // namespace

std::string Api::ask(std::string_view text) {
    Request request(text);
    protocol::Json answer = wasm::answer(request, resources_);
    if (!request.error()) return protocol::json_text({{"answer", std::move(answer)}});
    protocol::Json out;
    protocol::add_error(out, *request.error());
    if (request.ply() > 0) out["ply"] = request.ply();
    return protocol::json_text(out);
}

}  // namespace quinta::wasm
