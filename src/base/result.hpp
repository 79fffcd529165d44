#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace quinta {

/// Why something from outside was refused, in a sentence for the person who sent it.
struct Error {
    std::string message;
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

    const std::string& error() const {
        assert(!ok());
        return std::get_if<1>(&content_)->message;
    }

 private:
    std::variant<T, Error> content_;
};

}  // namespace quinta
