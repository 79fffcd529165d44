// What the page sees of the module: room to write a request into, and `ask`.

#include <cstddef>
#include <cstdlib>
#include <string>

#include "wasm/api.hpp"

extern "C" {
/// Tells the page something about the request that is being worked on.
[[clang::import_module("quinta"), clang::import_name("report")]] void report_to_page(
    const char* text, std::size_t length);
}

namespace {

quinta::wasm::Api& api() {
    static quinta::wasm::Api the_api(
        [](const std::string& text) { report_to_page(text.data(), text.size()); });
    return the_api;
}

std::string& last_answer() {
    static std::string answer;
    return answer;
}

}  // namespace

extern "C" {

/// Room for a request of so many bytes, which `ask` takes back; null when there is none.
[[clang::export_name("room")]] char* quinta_room(std::size_t length) {
    return static_cast<char*>(std::malloc(length));
}

/// Answers a request; how many bytes the answer has. They are at `answer` until the next request.
[[clang::export_name("ask")]] std::size_t quinta_ask(char* request, std::size_t length) {
    last_answer() = api().ask({request, length});
    std::free(request);
    return last_answer().size();
}

[[clang::export_name("answer")]] const char* quinta_answer() { return last_answer().data(); }

}  // extern "C"
