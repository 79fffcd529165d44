#include "server/postgres_wire.hpp"

#include <postgresql/libpq-fe.h>

#include <memory>

#include "base/text.hpp"

namespace quinta::server {
namespace {

std::string channel(const online::Id& name) {
    return name.empty() ? "\"quinta\"" : concat("\"quinta_", name, "\"");
}

std::string listen(const online::Id& name) {
    return concat("LISTEN ", channel(""), "; LISTEN ", channel(name), ";");
}

}  // namespace

PostgresWire::~PostgresWire() { PQfinish(connection_); }

bool PostgresWire::is_up() const { return PQstatus(connection_) == CONNECTION_OK; }

int PostgresWire::descriptor() const { return PQsocket(connection_); }

bool PostgresWire::run(const std::string& script) {
    const std::unique_ptr<PGresult, decltype(&PQclear)> done(PQexec(connection_, script.c_str()),
                                                             &PQclear);
    const ExecStatusType status = PQresultStatus(done.get());
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

Result<> PostgresWire::connect(const online::Id& name) {
    PQfinish(connection_);
    connection_ = PQconnectdb(where_.c_str());
    if (is_up() && run(concat("SET synchronous_commit = off; ", listen(name)))) return {};
    return Error{message("cannot listen to PostgreSQL: {0}", trim(PQerrorMessage(connection_)))};
}

bool PostgresWire::rename(const online::Id& name) { return run("UNLISTEN *; " + listen(name)); }

/// In one transaction.
bool PostgresWire::write(const std::vector<Text>& texts) {
    std::string script;
    for (const Text& text : texts) {
        const std::unique_ptr<char, decltype(&PQfreemem)> literal(
            PQescapeLiteral(connection_, text.text.data(), text.text.size()), &PQfreemem);
        if (!literal) return false;
        script += concat("NOTIFY ", channel(text.to), ", ", literal.get(), ";");
    }
    return run(script);
}

void PostgresWire::take(const Take& take) {
    PQconsumeInput(connection_);
    while (PGnotify* notice = PQnotifies(connection_)) {
        const std::unique_ptr<PGnotify, decltype(&PQfreemem)> owner(notice, &PQfreemem);
        take(notice->extra);
    }
}

}  // namespace quinta::server
