#include "store/postgres_database.hpp"

#include <postgresql/libpq-fe.h>

#include <map>
#include <utility>

#include "base/text.hpp"

namespace quinta::store {
namespace {

struct Close {
    void operator()(PGconn* connection) const { PQfinish(connection); }
    void operator()(PGresult* result) const { PQclear(result); }
};
using Connection = std::unique_ptr<PGconn, Close>;
using Answer = std::unique_ptr<PGresult, Close>;

std::optional<std::string> text_of(const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
    if (const auto* number = std::get_if<double>(&value)) return exact_text(*number);
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    return std::nullopt;
}

class PostgresDatabase final : public Database {
 public:
    explicit PostgresDatabase(std::string where) : where_(std::move(where)) {}

    Result<> connect() {
        prepared_.clear();
        connection_.reset(PQconnectdb(where_.c_str()));
        if (PQstatus(connection_.get()) != CONNECTION_OK) return error("cannot connect to");
        PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
        // A commit is on disk when it returns, whatever the server's default is. And a process that
        // is paused in the middle of a transaction must not keep others from taking over.
        return run_script(
            "SET synchronous_commit = on; SET client_min_messages = warning; "
            "SET idle_in_transaction_session_timeout = 1500; SET lock_timeout = 1000;");
    }

    Result<Rows> run(std::string_view sql, const std::vector<Value>& values) override {
        if (Result<> whole = reconnect(); !whole) return whole.failure();
        const Result<std::string> name = statement_of(sql);
        if (!name) return name.failure();
        std::vector<std::optional<std::string>> texts;
        texts.reserve(values.size());
        for (const Value& value : values) texts.push_back(text_of(value));
        std::vector<const char*> parameters;
        parameters.reserve(values.size());
        for (const auto& text : texts) parameters.push_back(text ? text->c_str() : nullptr);
        const Answer answer(PQexecPrepared(connection_.get(), name->c_str(),
                                           static_cast<int>(values.size()), parameters.data(),
                                           nullptr, nullptr, 0));
        return rows_of(answer.get());
    }

    Result<> each_row(std::string_view sql, const TakeRow& take) override {
        if (Result<> whole = reconnect(); !whole) return whole;
        PGconn* connection = connection_.get();
        const bool is_sent = PQsendQuery(connection, std::string(sql).c_str()) == 1 &&
                             PQsetSingleRowMode(connection) == 1;
        if (!is_sent) return error("the database");
        Result<> done;
        while (const Answer answer{PQgetResult(connection)}) {  // to the end, or nothing else works
            if (!done) continue;
            const ExecStatusType status = PQresultStatus(answer.get());
            if (status == PGRES_SINGLE_TUPLE) {
                done = take(row_of(answer.get(), 0));
            } else if (status != PGRES_TUPLES_OK) {
                done = error("the database");
            }
        }
        return done;
    }

    Result<> run_script(const std::string& sql) override {
        if (Result<> whole = reconnect(); !whole) return whole;
        const Answer answer(PQexec(connection_.get(), sql.c_str()));
        if (PQresultStatus(answer.get()) != PGRES_COMMAND_OK &&
            PQresultStatus(answer.get()) != PGRES_TUPLES_OK) {
            return error("the database");
        }
        return {};
    }

    /// Its server sees to that, and has tools of its own (pg_amcheck).
    Result<std::vector<std::string>> damage() override { return std::vector<std::string>{}; }

    std::string_view begin() const override { return "BEGIN"; }
    std::string_view for_update() const override { return " FOR UPDATE"; }
    std::string name() const override { return "PostgreSQL"; }

 private:
    Result<> reconnect() {
        if (connection_ && PQstatus(connection_.get()) == CONNECTION_OK) return {};
        return connect();
    }

    Result<std::string> statement_of(std::string_view sql) {
        const auto known = prepared_.find(sql);
        if (known != prepared_.end()) return known->second;
        std::string name = concat("s", prepared_.size());
        const Answer answer(
            PQprepare(connection_.get(), name.c_str(), std::string(sql).c_str(), 0, nullptr));
        if (PQresultStatus(answer.get()) != PGRES_COMMAND_OK) return error("the database");
        prepared_.emplace(std::string(sql), name);
        return name;
    }

    static std::vector<std::optional<std::string>> row_of(const PGresult* answer, int number) {
        std::vector<std::optional<std::string>> row;
        for (int j = 0; j < PQnfields(answer); ++j) {
            if (PQgetisnull(answer, number, j) != 0) {
                row.emplace_back();
            } else {
                row.emplace_back(PQgetvalue(answer, number, j));
            }
        }
        return row;
    }

    Result<Rows> rows_of(const PGresult* answer) const {
        const ExecStatusType status = PQresultStatus(answer);
        if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) return error("the database");
        Rows out;
        for (int i = 0; i < PQntuples(answer); ++i) out.rows.push_back(row_of(answer, i));
        out.changed = to_int(PQcmdTuples(const_cast<PGresult*>(answer))).value_or(0);
        return out;
    }

    Error error(std::string_view what) const {
        return message("{0} {1}: {2}", what, name(), trim(PQerrorMessage(connection_.get())));
    }

    std::string where_;  // may hold a password, and is never shown
    Connection connection_;
    std::map<std::string, std::string, std::less<>> prepared_;
};

}  // namespace

Result<std::unique_ptr<Database>> open_postgres(const std::string& connection_string) {
    auto database = std::make_unique<PostgresDatabase>(connection_string);
    if (Result<> connected = database->connect(); !connected) return connected.failure();
    return std::unique_ptr<Database>(std::move(database));
}

}  // namespace quinta::store
