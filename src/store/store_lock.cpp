#include "store/store_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include "base/text.hpp"

namespace quinta::store {
namespace {

/// A file beside the database: locks on the database itself are SQLite's.
std::string lock_path(const std::string& where) { return where + ".lock"; }

std::string read_start(int file) {
    std::array<char, 32> text{};
    const ssize_t size = pread(file, text.data(), text.size(), 0);
    return std::string(trim({text.data(), size > 0 ? static_cast<std::size_t>(size) : 0}));
}

}  // namespace

bool is_shared(const std::string& where) {
    return where.starts_with("postgres://") || where.starts_with("postgresql://");
}

Result<StoreLock> StoreLock::take(const std::string& where) {
    if (is_shared(where)) return StoreLock(-1);
    std::error_code error;
    const std::filesystem::path folder = std::filesystem::path(where).parent_path();
    if (!folder.empty()) std::filesystem::create_directories(folder, error);
    const int file = open(lock_path(where).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0) {
        return Error{message("cannot open the database {0}: {1}", where, std::strerror(errno))};
    }
    StoreLock lock(file);
    if (flock(file, LOCK_EX | LOCK_NB) != 0) {
        return Error{
            message("the database {0} is in use by another server (process {1}); end that one, "
                    "choose another file with --store, or use PostgreSQL for several servers",
                    where, read_start(file))};
    }
    const std::string process = concat(getpid(), "\n");
    const bool is_noted = ftruncate(file, 0) == 0 && pwrite(file, process.data(), process.size(),
                                                            0) == ssize_t(process.size());
    (void)is_noted;  // only for people: on a full disk the lock holds all the same
    return lock;
}

StoreLock::~StoreLock() {
    if (file_ >= 0) close(file_);
}

StoreLock::StoreLock(StoreLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

StoreLock& StoreLock::operator=(StoreLock&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
}

}  // namespace quinta::store
