#pragma once

#include <string>

#include "base/result.hpp"

namespace quinta::store {

/// Whether an address, as Store::open() takes it, is that of a server of databases, which many may
/// use at once.
bool is_shared(const std::string& where);

/// Keeps a file of SQLite for one server: two would decide about the same games. It ends with the
/// process, however that ends. Tools may open the file all the same.
class StoreLock {
 public:
    /// The reason says who has the file. A shared store needs no lock.
    static Result<StoreLock> take(const std::string& where);
    ~StoreLock();
    StoreLock(StoreLock&& other) noexcept;
    StoreLock& operator=(StoreLock&& other) noexcept;

 private:
    explicit StoreLock(int file) : file_(file) {}

    int file_ = -1;
};

}  // namespace quinta::store
