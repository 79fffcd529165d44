#include "store/sqlite_copy.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <memory>
#include <string>

#include "base/message.hpp"

namespace quinta::store {
namespace fs = std::filesystem;
namespace {

constexpr int patience_ms = 5000;

struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
};
using Handle = std::unique_ptr<sqlite3, Close>;

Result<Handle> open(const fs::path& path, int flags) {
    sqlite3* raw = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &raw, flags, nullptr);
    Handle handle(raw);
    if (code != SQLITE_OK) {
        return Error{
            message("cannot open the database {0}: {1}", path.string(), sqlite3_errstr(code))};
    }
    sqlite3_busy_timeout(raw, patience_ms);
    return handle;
}

Result<> run(sqlite3* handle, const fs::path& path, const char* sql) {
    if (sqlite3_exec(handle, sql, nullptr, nullptr, nullptr) == SQLITE_OK) return {};
    return Error{message("the database {0}: {1}", path.string(), sqlite3_errmsg(handle))};
}

Result<> copy_pages(sqlite3* from, const fs::path& source, sqlite3* to, const fs::path& path) {
    sqlite3_backup* copying = sqlite3_backup_init(to, "main", from, "main");
    int code = copying == nullptr ? sqlite3_errcode(to) : sqlite3_backup_step(copying, -1);
    for (int tries = 0; (code == SQLITE_BUSY || code == SQLITE_LOCKED) && tries < 50; ++tries) {
        sqlite3_sleep(100);
        code = sqlite3_backup_step(copying, -1);
    }
    if (copying != nullptr) sqlite3_backup_finish(copying);
    if (code == SQLITE_DONE) return {};
    return Error{message("cannot copy {0} to {1}: {2}", source.string(), path.string(),
                         sqlite3_errstr(code))};
}

/// One file that needs no other beside it, and that can be read.
Result<> finish(sqlite3* handle, const fs::path& path) {
    if (Result<> set = run(handle, path, "PRAGMA journal_mode=DELETE"); !set) return set;
    bool is_good = false;
    const auto look = [](void* good, int, char** texts, char**) {
        *static_cast<bool*>(good) = texts[0] != nullptr && std::string(texts[0]) == "ok";
        return 0;
    };
    const int code = sqlite3_exec(handle, "PRAGMA quick_check(1)", look, &is_good, nullptr);
    if (code == SQLITE_OK && is_good) return {};
    return Error{message("the database {0} is damaged", path.string())};
}

Result<> sync(const fs::path& path) {
    for (const fs::path& each : {path, fs::absolute(path).parent_path()}) {
        const int file = ::open(each.c_str(), O_RDONLY | O_CLOEXEC);
        const bool is_done = file >= 0 && fsync(file) == 0;
        if (file >= 0) ::close(file);
        if (!is_done) return Error{message("cannot write {0}", each.string())};
    }
    return {};
}

Result<> copy_to(const fs::path& from, const fs::path& to) {
    Result<Handle> source = open(from, SQLITE_OPEN_READWRITE);
    if (!source) source = open(from, SQLITE_OPEN_READONLY);
    if (!source) return source.failure();
    Result<Handle> target = open(to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    if (!target) return target.failure();
    std::error_code ignored;
    fs::permissions(to, fs::perms::owner_read | fs::perms::owner_write, ignored);
    if (Result<> done = copy_pages(source->get(), from, target->get(), to); !done) return done;
    return finish(target->get(), to);
}

}  // namespace

Result<> copy_sqlite(const fs::path& from, const fs::path& to) {
    const fs::path unfinished = to.string() + ".unfinished";
    std::error_code error;
    fs::remove(unfinished, error);
    Result<> done = copy_to(from, unfinished);
    if (done) done = sync(unfinished);
    if (done) {
        fs::rename(unfinished, to, error);
        if (error) done = Error{message("cannot write {0}: {1}", to.string(), error.message())};
    }
    if (!done) {
        fs::remove(unfinished, error);
        return done;
    }
    return sync(to);
}

}  // namespace quinta::store
