#include "store/backup.hpp"

#include <memory>
#include <vector>

#include "base/join.hpp"
#include "base/text.hpp"
#include "store/postgres_database.hpp"
#include "store/schema.hpp"
#include "store/sqlite_copy.hpp"
#include "store/sqlite_database.hpp"
#include "store/store_lock.hpp"

namespace quinta::store {
namespace fs = std::filesystem;
namespace {

struct Table {
    std::string name;
    std::vector<std::string> columns;
};

/// A file beside another one, which goes when this does.
class Draft {
 public:
    explicit Draft(const fs::path& beside) : path_(beside.string() + ".draft") { remove(); }
    ~Draft() { remove(); }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;
    const fs::path& path() const { return path_; }

 private:
    void remove() const {
        std::error_code ignored;
        for (const char* end : {"", "-wal", "-shm", "-journal"}) {
            fs::remove(path_.string() + end, ignored);
        }
    }
    fs::path path_;
};

/// In the order in which they were made: what a row refers to stands in one before.
Result<std::vector<Table>> tables_of(Database& sqlite) {
    const Result<Rows> names = sqlite.run(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' "
        "AND name <> 'schema_version' ORDER BY rowid",
        {});
    if (!names) return names.failure();
    std::vector<Table> out;
    for (const auto& row : names->rows) {
        Table table{row[0].value_or(""), {}};
        const Result<Rows> columns =
            sqlite.run("SELECT name FROM pragma_table_info($1) ORDER BY cid", {table.name});
        if (!columns) return columns.failure();
        for (const auto& column : columns->rows) table.columns.push_back(column[0].value_or(""));
        out.push_back(std::move(table));
    }
    return out;
}

Result<> copy_table(Database& from, Database& to, const Table& table) {
    std::vector<std::string> numbers;
    for (std::size_t i = 1; i <= table.columns.size(); ++i) numbers.push_back(concat("$", i));
    const std::string insert = concat("INSERT INTO ", table.name, " (", joined(table.columns, ", "),
                                      ") VALUES (", joined(numbers, ", "), ")");
    return from.each_row(concat("SELECT ", joined(table.columns, ", "), " FROM ", table.name),
                         [&](const std::vector<std::optional<std::string>>& row) -> Result<> {
                             std::vector<Value> values;
                             values.reserve(row.size());
                             for (const auto& text : row) {
                                 values.push_back(text ? Value(*text) : Value());
                             }
                             const Result<Rows> done = to.run(insert, values);
                             return done ? Result<>{} : Result<>(done.failure());
                         });
}

Result<> copy_tables(Database& from, Database& to, const std::vector<Table>& tables) {
    if (Result<> begun = to.run_script(std::string(to.begin())); !begun) return begun;
    for (const Table& table : tables) {
        // Some tables are there from the beginning with a row or two.
        if (Result<> done = to.run_script("DELETE FROM " + table.name); !done) return done;
        if (Result<> done = copy_table(from, to, table); !done) return done;
    }
    return to.run_script("COMMIT");
}

Result<std::unique_ptr<Database>> open_migrated(const fs::path& path) {
    Result<std::unique_ptr<Database>> database = open_sqlite(path);
    if (!database) return database;
    if (Result<> migrated = migrate(**database); !migrated) return migrated.failure();
    return database;
}

Result<> back_up_postgres(const std::string& where, const fs::path& file) {
    Result<std::unique_ptr<Database>> source = open_postgres(where);
    if (!source) return source.failure();
    if (Result<> migrated = migrate(**source); !migrated) return migrated;
    const Draft draft(file);
    {
        Result<std::unique_ptr<Database>> target = open_migrated(draft.path());
        if (!target) return target.failure();
        const Result<std::vector<Table>> tables = tables_of(**target);
        if (!tables) return tables.failure();
        // All tables as they are at the same moment.
        Result<> done = (*source)->run_script("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
        if (done) done = copy_tables(**source, **target, *tables);
        if (!done) return done;
    }
    return copy_sqlite(draft.path(), file);
}

Result<> restore_postgres(const fs::path& draft, const std::string& where) {
    Result<std::unique_ptr<Database>> target = open_postgres(where);
    if (!target) return target.failure();
    if (Result<> migrated = migrate(**target); !migrated) return migrated;
    const Result<Rows> found =
        (*target)->run("SELECT (SELECT COUNT(*) FROM users) + (SELECT COUNT(*) FROM games)", {});
    if (!found) return found.failure();
    if (found->rows.at(0).at(0) != "0") {
        return Error{"the database has people or games in it; restore into a new one"};
    }
    Result<std::unique_ptr<Database>> source = open_sqlite(draft);
    if (!source) return source.failure();
    const Result<std::vector<Table>> tables = tables_of(**source);
    if (!tables) return tables.failure();
    return copy_tables(**source, **target, *tables);
}

}  // namespace

Result<> back_up(const std::string& where, const fs::path& file) {
    if (fs::exists(file)) {
        return Error{message("there is a file {0} already; name another, or move it away",
                             quinta::quoted(file.string()))};
    }
    return is_shared(where) ? back_up_postgres(where, file) : copy_sqlite(where, file);
}

Result<> restore(const fs::path& file, const std::string& where) {
    if (!fs::exists(file))
        return Error{message("there is no file {0}", quinta::quoted(file.string()))};
    if (!is_shared(where) && fs::exists(where)) {
        return Error{
            message("there are games in {0} already; name another file with --store, or "
                    "move that one away",
                    quinta::quoted(where))};
    }
    const Draft draft(is_shared(where) ? file : fs::path(where));
    if (Result<> copied = copy_sqlite(file, draft.path()); !copied) return copied;
    if (const auto migrated = open_migrated(draft.path()); !migrated) return migrated.failure();
    return is_shared(where) ? restore_postgres(draft.path(), where)
                            : copy_sqlite(draft.path(), where);
}

}  // namespace quinta::store
