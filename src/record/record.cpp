#include "record/record.hpp"

#include <algorithm>

#include "record/tags.hpp"

namespace quinta::record {
namespace {

constexpr std::array<std::string_view, 4> results = {"*", "1-0", "0-1", "1/2-1/2"};

using Tag = std::pair<std::string, std::string>;

}  // namespace

void sort_tags(std::vector<Tag>& tags) {
    auto front = tags.begin();
    for (const std::string_view name : main_tags) {
        const auto found = std::ranges::find(front, tags.end(), name, &Tag::first);
        if (found != tags.end()) front = std::rotate(front, found, found + 1);
    }
}

bool is_result(std::string_view text) { return std::ranges::find(results, text) != results.end(); }

std::string_view result_text(Outcome outcome) { return results[static_cast<std::size_t>(outcome)]; }

std::string_view Record::tag(std::string_view name) const {
    const auto found = std::ranges::find(tags, name, &Tag::first);
    return found != tags.end() ? std::string_view(found->second) : std::string_view();
}

void Record::set_tag(std::string_view name, std::string_view value) {
    const auto found = std::ranges::find(tags, name, &Tag::first);
    if (found != tags.end()) {
        found->second = value;
    } else {
        tags.emplace_back(name, value);
        sort_tags(tags);
    }
}

}  // namespace quinta::record
