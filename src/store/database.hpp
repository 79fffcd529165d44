#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"

namespace quinta::store {

/// A value of a statement: nothing, a whole number, a real one or a text.
using Value = std::variant<std::monostate, std::int64_t, double, std::string>;

/// What a statement gives: rows of texts, and how many rows it has changed.
struct Rows {
    std::vector<std::vector<std::optional<std::string>>> rows{};
    int changed = 0;
};

/// Gives the number back as it was when it is read again.
inline std::string exact_text(double number) {
    std::string text(32, '\0');
    const char* end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
    text.resize(static_cast<std::size_t>(end - text.data()));
    return text;
}

/// A connection to a database that speaks SQL; used by one thread at a time. Statements are written
/// so that both SQLite and PostgreSQL understand them, with parameters $1, $2 … in this order.
class Database {
 public:
    virtual ~Database() = default;
    virtual Result<Rows> run(std::string_view sql, const std::vector<Value>& values) = 0;
    /// Calls `take` with each row, however many there are, until that fails. Nothing else may be
    /// run meanwhile.
    using TakeRow = std::function<Result<>(const std::vector<std::optional<std::string>>&)>;
    virtual Result<> each_row(std::string_view sql, const TakeRow& take) = 0;
    /// Several statements without parameters.
    virtual Result<> run_script(const std::string& sql) = 0;

    /// What is broken in it as far as it can say itself, each in a line.
    virtual Result<std::vector<std::string>> damage() = 0;

    /// How a transaction begins that is going to write.
    virtual std::string_view begin() const = 0;
    /// What a SELECT ends with that reads rows in order to change them.
    virtual std::string_view for_update() const = 0;
    /// For messages; without passwords.
    virtual std::string name() const = 0;
};

}  // namespace quinta::store
