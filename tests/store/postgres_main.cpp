// The conformance suite once more, with a real PostgreSQL.

#include <gtest/gtest.h>

#include "store/archive_conformance.hpp"
#include "store/postgres_database.hpp"
#include "store/postgres_server.hpp"

namespace quinta::store {
namespace {

PostgresServer& server() {
    static PostgresServer server;
    return server;
}

INSTANTIATE_TEST_SUITE_P(Postgres, StoreTest,
                         testing::Values(StoreKind{"postgres", [] { return server().fresh(); }}),
                         [](const auto& test) { return test.param.name; });
INSTANTIATE_TEST_SUITE_P(Postgres, NodesTest,
                         testing::Values(StoreKind{"postgres", [] { return server().fresh(); }}),
                         [](const auto& test) { return test.param.name; });
INSTANTIATE_TEST_SUITE_P(Postgres, ArchiveTest,
                         testing::Values(StoreKind{"postgres", [] { return server().fresh(); }}),
                         [](const auto& test) { return test.param.name; });

TEST(PostgresStore, RefusesADatabaseOfANewerProgram) {
    const std::string where = server().fresh();
    ASSERT_TRUE(Store::open(where));
    const auto database = *open_postgres(where);
    ASSERT_TRUE(database->run_script("UPDATE schema_version SET version = 99"));
    EXPECT_NE(Store::open(where).error().find("was written by a newer Quinta (schema 99"),
              std::string::npos);
}

TEST(PostgresStore, NeverTellsAPassword) {
    const Result<Store> store =
        Store::open("postgres://quinta:secret@localhost:1/nothing?connect_timeout=1");
    ASSERT_FALSE(store);
    EXPECT_NE(store.error().find("cannot connect to PostgreSQL"), std::string::npos);
    EXPECT_EQ(store.error().find("secret"), std::string::npos) << store.error();
}

TEST(PostgresStore, ConnectsAgain) {
    const std::string where = server().fresh();
    Store store = *Store::open(where);
    const auto other = *open_postgres(where);
    ASSERT_TRUE(
        other->run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                   "WHERE datname = current_database() AND pid <> pg_backend_pid()",
                   {}));
    EXPECT_FALSE(store.nodes());
    EXPECT_TRUE(store.nodes());
    EXPECT_EQ(store.commit({{}}, noon)[0].status, Committed::Status::written);
}

TEST(PostgresStore, LetsNobodyHoldATransactionOpen) {
    const std::string where = server().fresh();
    Store store = *Store::open(where);
    store.act_as("one_______");
    ASSERT_TRUE(store.join("", noon));
    const auto paused = *open_postgres(where);
    ASSERT_TRUE(paused->run_script("BEGIN; UPDATE nodes SET beat = 7"));
    EXPECT_FALSE(store.note_alive(noon));  // waits a little for the other, then gives up
    Result<bool> alive = store.note_alive(noon);
    while (!alive) alive = store.note_alive(noon);  // until the other one has been cut off
    EXPECT_TRUE(*alive);
    EXPECT_FALSE(paused->run_script("COMMIT"));
    EXPECT_EQ(store.nodes()->at(0).beat, 1);
}

}  // namespace
}  // namespace quinta::store
