// A disk that fails when it is told to, for a program that is started with LD_PRELOAD.
//
// Files below $BAD_DISK are written as ever, so whoever reads them sees what was written last. What
// of it outlives a power cut stands in $BAD_DISK_PLATTER: a copy into which a sync, and nothing
// else, brings what was written since the one before. Where a file lacks one its writes are noted
// in $BAD_DISK_PLATTER.unsynced/INODE, so that several processes can share a disk. Names (files
// made, renamed, removed) reach the platter at once, as on a file system with a journal.
//
// The file $BAD_DISK_MOOD says what is wrong at the moment:
//   lie        syncs do nothing and claim to be done
//   fail N     each N-th sync fails, and what it was to bring is lost (as on Linux)
//   once       the next sync fails, and is the only one
//   full       nothing more can be written
// No real sync is made, but each takes as long as on a disk: a cut shall come in the middle of
// some.

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr useconds_t as_slow_as_a_disk = 3000;

/// A part of a file that was written and not synced.
struct Part {
    off_t at;
    off_t size;
};

struct Settings {
    std::string disk, platter, mood;
};

std::string variable(const char* name) {
    const char* text = std::getenv(name);
    return text == nullptr ? "" : text;
}

/// Kept until the very end: programs write while their statics go.
const Settings& settings() {
    static const auto* read =
        new Settings{variable("BAD_DISK"), variable("BAD_DISK_PLATTER"), variable("BAD_DISK_MOOD")};
    return *read;
}

/// A descriptor that closes itself, and leaves errno as it is.
class File {
 public:
    File(const std::string& path, int flags)
        : descriptor_(open(path.c_str(), flags | O_CLOEXEC, 0666)) {}
    ~File() {
        const int before = errno;
        if (descriptor_ >= 0) close(descriptor_);
        errno = before;
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    int get() const { return descriptor_; }

 private:
    int descriptor_;
};

std::string mood() {
    const File file(settings().mood, O_RDONLY);
    std::array<char, 32> text{};
    const ssize_t size = file.get() < 0 ? 0 : pread(file.get(), text.data(), text.size(), 0);
    return {text.data(), size > 0 ? static_cast<std::size_t>(size) : 0};
}

/// The place on the platter of what is at this absolute path; "" when it is not on this disk.
std::string on_platter(std::string_view path) {
    const std::string& disk = settings().disk;
    if (disk.empty() || !path.starts_with(disk) || path.ends_with(" (deleted)")) return "";
    return settings().platter + std::string(path.substr(disk.size()));
}

std::string on_platter(const char* path) {
    if (path[0] == '/') return on_platter(std::string_view(path));
    std::array<char, PATH_MAX> folder{};
    if (getcwd(folder.data(), folder.size()) == nullptr) return "";
    return on_platter(std::string_view(std::string(folder.data()) + "/" + path));
}

std::string on_platter(int file) {
    std::array<char, PATH_MAX> path{};
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const ssize_t size = readlink(link.c_str(), path.data(), path.size());
    return size <= 0 ? "" : on_platter(std::string_view(path.data(), static_cast<size_t>(size)));
}

std::string notes_of(const struct stat& file) {
    return settings().platter + ".unsynced/" + std::to_string(file.st_ino);
}

void note(int file, off_t at, off_t size) {
    struct stat status{};
    if (size <= 0 || fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) return;
    const File notes(notes_of(status), O_WRONLY | O_CREAT | O_APPEND);
    const Part part{at, size};
    flock(notes.get(), LOCK_EX);
    (void)!syscall(SYS_write, notes.get(), &part, sizeof part);
}

void copy(int from, int to, Part part) {
    std::vector<char> bytes(1 << 16);
    while (part.size > 0) {
        const auto wanted = std::min(bytes.size(), static_cast<std::size_t>(part.size));
        const ssize_t count = pread(from, bytes.data(), wanted, part.at);
        if (count <= 0) return;
        (void)!syscall(SYS_pwrite64, to, bytes.data(), static_cast<std::size_t>(count), part.at);
        part.at += count;
        part.size -= count;
    }
}

void make_folders(const std::string& path) {
    for (std::size_t at = path.find('/', 1); at != std::string::npos; at = path.find('/', at + 1)) {
        mkdirat(AT_FDCWD, path.substr(0, at).c_str(), 0777);
    }
}

void reach_platter(int file, const struct stat& status, const std::string& place) {
    const File notes(notes_of(status), O_RDWR | O_CREAT);
    flock(notes.get(), LOCK_EX);
    std::vector<Part> parts;
    for (Part part{}; read(notes.get(), &part, sizeof part) == ssize_t(sizeof part);) {
        parts.push_back(part);
    }
    if (access(place.c_str(), F_OK) != 0) {
        make_folders(place);
        parts = {{0, status.st_size}};
    }
    const File target(place, O_WRONLY | O_CREAT);
    if ((fcntl(file, F_GETFL) & O_ACCMODE) == O_WRONLY) {
        const File source("/proc/self/fd/" + std::to_string(file), O_RDONLY);
        for (const Part& part : parts) copy(source.get(), target.get(), part);
    } else {  // not by a descriptor of our own: closing it would end the locks of SQLite
        for (const Part& part : parts) copy(file, target.get(), part);
    }
    (void)!syscall(SYS_ftruncate, target.get(), status.st_size);
    (void)!syscall(SYS_ftruncate, notes.get(), 0);
}

bool fails(const std::string& mood) {
    static std::atomic<unsigned> count = 0;
    if (mood.starts_with("fail ")) {
        const auto each = static_cast<unsigned>(std::atoi(mood.c_str() + 5));
        return ++count % std::max(each, 1U) == 0;
    }
    return mood.starts_with("once") && truncate(settings().mood.c_str(), 0) == 0;
}

int sync_file(int file) {
    const std::string place = on_platter(file);
    struct stat status{};
    if (place.empty() || fstat(file, &status) != 0) return 0;
    const std::string now = mood();
    if (now.starts_with("lie")) return 0;
    usleep(as_slow_as_a_disk);
    if (fails(now)) {
        if (S_ISREG(status.st_mode)) (void)!truncate(notes_of(status).c_str(), 0);
        errno = EIO;
        return -1;
    }
    if (S_ISREG(status.st_mode)) reach_platter(file, status, place);
    return 0;
}

/// Whether this file can take nothing more.
bool is_full(int file) {
    if (on_platter(file).empty() || !mood().starts_with("full")) return false;
    errno = ENOSPC;
    return true;
}

ssize_t written(int file, off_t at, ssize_t count) {
    if (count > 0 && !on_platter(file).empty()) note(file, at, count);
    return count;
}

ssize_t written_here(int file, ssize_t count) {
    return written(file, count > 0 ? lseek(file, 0, SEEK_CUR) - count : 0, count);
}

}  // namespace

extern "C" {

ssize_t write(int file, const void* bytes, size_t size) {
    if (is_full(file)) return -1;
    return written_here(file, syscall(SYS_write, file, bytes, size));
}

ssize_t writev(int file, const iovec* parts, int count) {
    if (is_full(file)) return -1;
    return written_here(file, pwritev2(file, parts, count, -1, 0));
}

ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t at) {
    if (is_full(file)) return -1;
    return written(file, at, syscall(SYS_pwrite64, file, bytes, size, at));
}

ssize_t pwrite(int file, const void* bytes, size_t size, off_t at) {
    return pwrite64(file, bytes, size, at);
}

ssize_t pwritev64(int file, const iovec* parts, int count, off64_t at) {
    if (is_full(file)) return -1;
    return written(file, at, pwritev2(file, parts, count, at, 0));
}

ssize_t pwritev(int file, const iovec* parts, int count, off_t at) {
    return pwritev64(file, parts, count, at);
}

int ftruncate64(int file, off64_t size) noexcept {
    struct stat before{};
    const bool is_ours = !on_platter(file).empty() && fstat(file, &before) == 0;
    const auto done = static_cast<int>(syscall(SYS_ftruncate, file, size));
    if (done == 0 && is_ours) note(file, size, before.st_size - size);
    return done;
}

int ftruncate(int file, off_t size) noexcept { return ftruncate64(file, size); }

int fsync(int file) { return sync_file(file); }
int fdatasync(int file) { return sync_file(file); }

int rename(const char* from, const char* to) noexcept {
    const std::string old_place = on_platter(from), new_place = on_platter(to);
    const int done = renameat(AT_FDCWD, from, AT_FDCWD, to);
    if (done != 0 || new_place.empty()) return done;
    // What was never synced may be anything after a power cut, e.g. nothing.
    if (renameat(AT_FDCWD, old_place.c_str(), AT_FDCWD, new_place.c_str()) != 0) {
        unlinkat(AT_FDCWD, new_place.c_str(), 0);
    }
    return done;
}

int link(const char* from, const char* to) noexcept {
    const std::string old_place = on_platter(from), new_place = on_platter(to);
    const int done = linkat(AT_FDCWD, from, AT_FDCWD, to, 0);
    if (done == 0 && !new_place.empty()) {
        linkat(AT_FDCWD, old_place.c_str(), AT_FDCWD, new_place.c_str(), 0);
    }
    return done;
}

int unlink(const char* path) noexcept {
    const std::string place = on_platter(path);
    struct stat status{};
    const bool is_last = !place.empty() && lstat(path, &status) == 0 && status.st_nlink == 1;
    const int done = unlinkat(AT_FDCWD, path, 0);
    if (done != 0 || place.empty()) return done;
    unlinkat(AT_FDCWD, place.c_str(), 0);
    if (is_last) unlinkat(AT_FDCWD, notes_of(status).c_str(), 0);
    return done;
}

int mkdir(const char* path, mode_t mode) noexcept {
    const std::string place = on_platter(path);
    const int done = mkdirat(AT_FDCWD, path, mode);
    if (done == 0 && !place.empty()) mkdirat(AT_FDCWD, place.c_str(), 0777);
    return done;
}

int rmdir(const char* path) noexcept {
    const std::string place = on_platter(path);
    const int done = unlinkat(AT_FDCWD, path, AT_REMOVEDIR);
    if (done == 0 && !place.empty()) unlinkat(AT_FDCWD, place.c_str(), AT_REMOVEDIR);
    return done;
}

}  // extern "C"
