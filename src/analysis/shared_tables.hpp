#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/threads.hpp"

namespace quinta::analysis {

/// The tables that somebody in this process has in use. They never change and are large, so that
/// the players of a match share them.
template <class Table>
class SharedTables {
 public:
    using Shared = std::shared_ptr<const Table>;

    /// The table under this key: one that is in use, or a new one of `make`, which gives a
    /// `Result<Table>`. Nobody else makes one under the same key meanwhile: they wait for it, or
    /// until `stop` is set. Other keys do not wait.
    template <class Make>
    Result<Shared> find_or(const std::string& key, const std::atomic<bool>* stop,
                           const Make& make) {
        for (;;) {
            if (stop != nullptr && *stop) return Error{"stopped"};
            switch (Shared table; look_up(key, table)) {
                case Found::table:
                    return table;
                case Found::nothing:
                    return make_under(key, make);
                case Found::somebody_makes_it:
                    wait_a_moment();
            }
        }
    }

    static SharedTables& of_process() {
        static SharedTables tables;
        return tables;
    }

 private:
    struct Slot {
        std::weak_ptr<const Table> table;
        bool is_being_made = false;
    };
    enum class Found { table, nothing, somebody_makes_it };

    /// Who finds nothing has to make the table.
    Found look_up(const std::string& key, Shared& table) {
        const Lock lock(mutex_);
        Slot& slot = slots_[key];
        if (slot.is_being_made) return Found::somebody_makes_it;
        table = slot.table.lock();
        if (table != nullptr) return Found::table;
        slot.is_being_made = true;
        return Found::nothing;
    }

    template <class Make>
    Result<Shared> make_under(const std::string& key, const Make& make) {
        Result<Table> made = make();
        Shared table = made ? std::make_shared<const Table>(std::move(*made)) : nullptr;
        const Lock lock(mutex_);
        slots_[key] = {table, false};
        if (!made) return made.failure();
        return table;
    }

    Mutex mutex_;
    std::map<std::string, Slot> slots_;
};

}  // namespace quinta::analysis
