#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/side.hpp"
#include "online/time.hpp"
#include "store/database.hpp"

namespace quinta::store {

/// Reads a row from left to right. What cannot be read is 0: only this program writes here, and
/// what it reads is checked where it is used.
class RowReader {
 public:
    explicit RowReader(const std::vector<std::optional<std::string>>& row) : row_(row) {}

    bool is_null() const { return !row_.at(at_).has_value(); }
    std::string text() { return row_.at(at_++).value_or(""); }
    template <class Number>
    Number number() {
        const std::optional<std::string>& text = row_.at(at_++);
        Number out{};
        if (text) std::from_chars(text->data(), text->data() + text->size(), out);
        return out;
    }
    int whole() { return number<int>(); }
    bool flag() { return whole() != 0; }
    online::Time time() { return online::Time(online::Millis(number<std::int64_t>())); }
    std::optional<Side> side() {
        if (is_null()) {
            ++at_;
            return std::nullopt;
        }
        return whole() == 0 ? Side::first : Side::second;
    }

 private:
    const std::vector<std::optional<std::string>>& row_;
    std::size_t at_ = 0;
};

inline Value value(std::string_view text) { return std::string(text); }
inline Value value(online::Time time) {
    return static_cast<std::int64_t>(time.time_since_epoch().count());
}
inline Value value(online::Millis time) { return static_cast<std::int64_t>(time.count()); }
inline Value value(std::int64_t number) { return number; }
inline Value value(int number) { return static_cast<std::int64_t>(number); }
inline Value value(double number) { return number; }
inline Value value(bool flag) { return static_cast<std::int64_t>(flag ? 1 : 0); }
inline Value value(const std::optional<Side>& side) {
    return side ? value(static_cast<int>(index(*side))) : Value{};
}

}  // namespace quinta::store
