#include "store/sqlite_database.hpp"

#include <sqlite3.h>

#include <cassert>
#include <map>
#include <utility>

#include "base/text.hpp"

namespace quinta::store {
namespace fs = std::filesystem;
namespace {

constexpr int patience_ms = 5000;  // with another process that writes

struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Handle = std::unique_ptr<sqlite3, Close>;
using Statement = std::unique_ptr<sqlite3_stmt, Close>;

/// Leaves a statement ready for its next use, whatever happened.
struct Reset {
    sqlite3_stmt* statement;
    ~Reset() {
        sqlite3_reset(statement);
        sqlite3_clear_bindings(statement);
    }
};

struct Bind {
    sqlite3_stmt* statement;
    int at;

    int operator()(std::monostate) const { return sqlite3_bind_null(statement, at); }
    int operator()(std::int64_t number) const { return sqlite3_bind_int64(statement, at, number); }
    int operator()(double number) const { return sqlite3_bind_double(statement, at, number); }
    int operator()(const std::string& text) const {
        // The text outlives the statement's use; SQLITE_STATIC says so.
        return sqlite3_bind_text(statement, at, text.data(), static_cast<int>(text.size()),
                                 SQLITE_STATIC);
    }
};

class SqliteDatabase final : public Database {
 public:
    SqliteDatabase(Handle handle, fs::path path)
        : path_(std::move(path)), handle_(std::move(handle)) {}

    Result<Rows> run(std::string_view sql, const std::vector<Value>& values) override {
        const Result<sqlite3_stmt*> prepared = statement_of(sql);
        if (!prepared) return prepared.failure();
        sqlite3_stmt* statement = *prepared;
        const Reset reset{statement};
        assert(static_cast<int>(values.size()) == sqlite3_bind_parameter_count(statement));
        for (std::size_t i = 0; i < values.size(); ++i) {
            const int code = std::visit(Bind{statement, static_cast<int>(i) + 1}, values[i]);
            if (code != SQLITE_OK) return error();
        }
        Rows out;
        int code = sqlite3_step(statement);
        for (; code == SQLITE_ROW; code = sqlite3_step(statement))
            out.rows.push_back(row(statement));
        if (code != SQLITE_DONE) return error();
        out.changed = sqlite3_changes(handle_.get());
        return out;
    }

    Result<> each_row(std::string_view sql, const TakeRow& take) override {
        const Result<sqlite3_stmt*> prepared = statement_of(sql);
        if (!prepared) return prepared.failure();
        const Reset reset{*prepared};
        int code = sqlite3_step(*prepared);
        for (; code == SQLITE_ROW; code = sqlite3_step(*prepared)) {
            if (Result<> taken = take(row(*prepared)); !taken) return taken;
        }
        return code == SQLITE_DONE ? Result<>{} : Result<>(error());
    }

    Result<> run_script(const std::string& sql) override {
        if (sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
            return error();
        }
        return {};
    }

    Result<std::vector<std::string>> damage() override {
        std::vector<std::string> out;
        for (const char* question : {"PRAGMA integrity_check", "PRAGMA foreign_key_check"}) {
            const Result<Rows> found = run(question, {});
            if (!found) return found.failure();
            for (const auto& row : found->rows) {
                std::string line = row[0].value_or("");
                if (row.size() > 1) line += " refers to what is not there";
                if (line != "ok") out.push_back(line);
            }
        }
        return out;
    }

    std::string_view begin() const override { return "BEGIN IMMEDIATE"; }
    std::string_view for_update() const override { return ""; }
    std::string name() const override { return path_.string(); }

 private:
    Result<sqlite3_stmt*> statement_of(std::string_view sql) {
        const auto known = statements_.find(sql);
        if (known != statements_.end()) return known->second.get();
        sqlite3_stmt* made = nullptr;
        const int code = sqlite3_prepare_v2(handle_.get(), sql.data(), static_cast<int>(sql.size()),
                                            &made, nullptr);
        if (code != SQLITE_OK) return error();
        statements_.emplace(std::string(sql), Statement(made));
        return made;
    }

    static std::vector<std::optional<std::string>> row(sqlite3_stmt* statement) {
        std::vector<std::optional<std::string>> out;
        for (int i = 0; i < sqlite3_column_count(statement); ++i) {
            if (sqlite3_column_type(statement, i) == SQLITE_FLOAT) {  // its text has 15 digits
                out.emplace_back(exact_text(sqlite3_column_double(statement, i)));
                continue;
            }
            const unsigned char* text = sqlite3_column_text(statement, i);
            if (text == nullptr) {
                out.emplace_back();
                continue;
            }
            const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, i));
            out.emplace_back(std::string(reinterpret_cast<const char*>(text), size));
        }
        return out;
    }

    Error error() const {
        return message("the database {0}: {1}", name(), sqlite3_errmsg(handle_.get()));
    }

    fs::path path_;
    Handle handle_;
    std::map<std::string, Statement, std::less<>> statements_;  // go before the handle
};

}  // namespace

Result<std::unique_ptr<Database>> open_sqlite(const fs::path& path) {
    std::error_code error;
    if (path.has_parent_path()) fs::create_directories(path.parent_path(), error);
    sqlite3* raw = nullptr;
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    const int code = sqlite3_open_v2(path.c_str(), &raw, flags, nullptr);
    Handle handle(raw);
    if (code != SQLITE_OK) {
        return Error{
            message("cannot open the database {0}: {1}", path.string(), sqlite3_errstr(code))};
    }
    sqlite3_busy_timeout(raw, patience_ms);
    auto database = std::make_unique<SqliteDatabase>(std::move(handle), path);
    const Result<> set = database->run_script(
        "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;");
    if (!set) return set.failure();
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write, error);
    return std::unique_ptr<Database>(std::move(database));
}

}  // namespace quinta::store
