#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "online/person.hpp"
#include "online/time.hpp"

namespace quinta::server {

/// A user as an administrator sees them.
struct KnownUser {
    online::Person person{};
    online::Time created{};
    online::Time banned_until{};
    int games = 0;
};

/// What a check has found.
struct Checked {
    std::size_t games = 0;
    std::size_t events = 0;
    std::vector<std::string> faults{};  ///< a line for each
};

/// What an administrator does with a store, also while servers use it.
class Admin {
 public:
    virtual ~Admin() = default;

    virtual Result<> each_user(const std::function<void(const KnownUser&)>& take) = 0;
    /// Somebody by their id or the name of their account. Guests share names, and go by their ids.
    virtual Result<KnownUser> user(const std::string& name) = 0;
    /// Their sessions end, and they cannot log in until then.
    virtual Result<> ban(const online::Id& user, online::Time until) = 0;
    /// Their sessions end, too. "": makes one up; gives the password that it is now.
    virtual Result<std::string> set_password(const online::Id& user,
                                             const std::string& password) = 0;
    /// All games as records (docs/records.md).
    virtual Result<> each_record(const std::function<void(const std::string&)>& take) = 0;
    /// Whether the database is whole, and every game can be played by the rules as it is stored.
    virtual Result<Checked> check() = 0;
};

/// The store must be there already.
Result<std::unique_ptr<Admin>> open_admin(const std::string& store);

// A backup is a file of SQLite, whatever the store is. Servers may go on while it is made.
Result<> back_up(const std::string& store, const std::string& file);
/// Into a store that has nothing in it yet.
Result<> restore(const std::string& file, const std::string& store);

}  // namespace quinta::server
