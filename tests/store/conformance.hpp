#pragma once

#include <gtest/gtest.h>

#include <stdexcept>

#include "store/store_test_support.hpp"

namespace quinta::store {

/// What every store has to keep: instantiated once for each kind.
class StoreTest : public testing::TestWithParam<StoreKind> {
 protected:
    void SetUp() override {
        where_ = GetParam().fresh();
        store_.emplace(open());
        for (const User& user : {ana, ben, eve}) ASSERT_TRUE(*store().add_user(user));
    }

    Store& store() { return *store_; }
    /// One more connection to the same database.
    Store open() const {
        Result<Store> opened = Store::open(where_);
        if (!opened) throw std::runtime_error(opened.error());
        return *std::move(opened);
    }
    /// Closes the database and opens it again, as after a restart.
    void reopen() {
        store_.reset();
        store_.emplace(open());
    }

    Committed commit(const online::Transaction& transaction) {
        return store().commit({transaction}, noon).at(0);
    }
    bool writes(const online::Transaction& transaction) {
        const Committed done = commit(transaction);
        EXPECT_NE(done.status, Committed::Status::failed) << done.why;
        return done.status == Committed::Status::written;
    }

    std::string where_;
    std::optional<Store> store_;
};

}  // namespace quinta::store
