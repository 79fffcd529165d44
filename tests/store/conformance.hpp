#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <vector>

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

/// The same with two servers.
class NodesTest : public StoreTest {
 protected:
    void SetUp() override {
        StoreTest::SetUp();
        one_ = node("one_______");
        two_ = node("two_______");
    }
    Store node(const Id& name) {
        Store out = open();
        out.act_as(name);
        EXPECT_TRUE(out.join("process", noon));
        return out;
    }
    /// As others see it.
    Node seen(const Id& name) {
        const std::vector<Node> all = *store().nodes();
        return *std::ranges::find(all, name, &Node::name);
    }
    static Committed::Status write(Store& by, const online::Transaction& transaction) {
        return by.commit({transaction}, noon)[0].status;
    }
    std::uint64_t fence() { return (*store().game("game______"))->fence; }

    std::optional<Store> one_;
    std::optional<Store> two_;
};

}  // namespace quinta::store
