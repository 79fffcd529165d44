#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"

namespace quinta {

/// A sentence for people, with its parts apart: "{0} is not next to {1}" and the two cells. The
/// English sentence is also the id by which a translation finds its own, and may put the parts in
/// another order.
struct Message {
    std::string id;
    std::vector<Message> args{};  ///< a part that is plain text has no parts of its own

    Message() = default;
    /// Plain text, which no translation knows unless it is the same word for word.
    Message(std::string text) : id(std::move(text)) {}  // NOLINT(google-explicit-constructor)
    Message(std::string_view text) : id(text) {}        // NOLINT(google-explicit-constructor)
    Message(const char* text) : id(text) {}             // NOLINT(google-explicit-constructor)

    bool empty() const { return id.empty(); }
    /// In English.
    std::string text() const;

    friend bool operator==(const Message&, const Message&) = default;
};

namespace detail {
inline Message part_of(const Message& part) { return part; }
template <class T>
Message part_of(const T& part) {
    return Message(concat(part));
}
}  // namespace detail

/// The message of this id with these parts, {0}, {1} …: text, whole numbers or messages.
template <class... Parts>
Message message(std::string_view id, const Parts&... parts) {
    Message out(id);
    (out.args.push_back(detail::part_of(parts)), ...);
    return out;
}

}  // namespace quinta
