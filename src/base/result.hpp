#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

#include "base/message.hpp"

namespace quinta {

/// Why something from outside was refused, in a sentence for the person who sent it.
struct Error {
    Message message;
    std::string text;  ///< the same in English

    Error(Message why)  // NOLINT(google-explicit-constructor): a reason is all that it is
        : message(std::move(why)), text(message.text()) {}
};

/// A value, or the reason why there is none. Used wherever input can be wrong; nothing throws.
template <class T = std::monostate>
class [[nodiscard]] Result {
 public:
    Result()
        requires std::is_same_v<T, std::monostate>
    = default;
    Result(T value) : content_(std::move(value)) {}
    Result(Error error) : content_(std::move(error)) {}

    bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    const T& value() const& {
        assert(ok());
        return *std::get_if<0>(&content_);
    }
    T& value() & {
        assert(ok());
        return *std::get_if<0>(&content_);
    }
    T&& value() && { return std::move(value()); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(value()); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    /// Why there is no value: in English, and with its parts.
    const std::string& error() const { return failure().text; }
    const Error& failure() const {
        assert(!ok());
        return *std::get_if<1>(&content_);
    }

 private:
    std::variant<T, Error> content_;
};

}  // namespace quinta
