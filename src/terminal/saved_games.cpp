#include "terminal/saved_games.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iterator>
#include <utility>

#include "base/text.hpp"

namespace quinta {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view extension = ".pgn";

fs::path folder(const fs::path& directory, bool is_finished) {
    return directory / (is_finished ? "finished" : "unfinished");
}

Error failure(std::string_view what, const fs::path& path, int error) {
    return {concat("cannot ", what, " ", path.string(), ": ", std::strerror(error))};
}

struct Lock {
    int file = -1;
    bool is_taken = false;  ///< by another process
};

/// Holds an unfinished game for this process, where the folder can be written to.
Lock take_lock(const fs::path& path) {
    const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0 || flock(file, LOCK_EX | LOCK_NB) == 0) return {file, false};
    close(file);
    return {-1, true};
}

/// Gives a lock back; while it is held, so that nobody takes a file that is about to go.
void give_back(const fs::path& path, int file) {
    if (file < 0) return;
    unlink(path.c_str());
    close(file);
}

fs::path lock_path(const fs::path& directory, const std::string& id) {
    return folder(directory, false) / (id + ".lock");
}

Result<> write_all(int file, std::string_view text, const fs::path& path) {
    while (!text.empty()) {
        const ssize_t count = write(file, text.data(), text.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return failure("write", path, errno);
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    if (fsync(file) != 0 && errno != EINVAL) return failure("write", path, errno);
    return {};
}

/// Names that sort by time; the process number keeps two programs apart.
std::string new_id() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto micros = std::chrono::duration_cast<std::chrono::microseconds>(now).count();
    return concat(micros, "-", getpid());
}

}  // namespace

Result<> write_file(const fs::path& path, std::string_view text) {
    fs::path temporary = path;
    temporary += concat(".", getpid(), ".tmp");
    const int file = open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0) return failure("write", path, errno);
    Result<> written = write_all(file, text, path);
    if (close(file) != 0 && written) written = failure("write", path, errno);
    if (written && rename(temporary.c_str(), path.c_str()) != 0) {
        written = failure("write", path, errno);
    }
    if (!written) unlink(temporary.c_str());
    return written;
}

Result<std::string> read_file(const fs::path& path) {
    std::error_code error;
    if (fs::is_directory(path, error)) return failure("read", path, EISDIR);
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) return failure("read", path, errno != 0 ? errno : EIO);
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (file.bad()) return failure("read", path, errno != 0 ? errno : EIO);
    return text;
}

SavedGames SavedGames::in_state_directory() {
    const char* state = std::getenv("XDG_STATE_HOME");
    if (state != nullptr && state[0] == '/') return SavedGames(fs::path(state) / "quinta");
    const char* home = std::getenv("HOME");
    return SavedGames(fs::path(home != nullptr ? home : ".") / ".local" / "state" / "quinta");
}

std::vector<SavedGames::Game> SavedGames::unfinished() const {
    std::vector<Game> games;
    std::error_code error;
    for (fs::directory_iterator i(folder(directory_, false), error), end; !error && i != end;
         i.increment(error)) {
        if (i->path().extension() != extension) continue;
        const std::string id = i->path().stem().string();
        const Lock lock = take_lock(lock_path(directory_, id));
        if (lock.is_taken) continue;
        give_back(lock_path(directory_, id), lock.file);
        const Result<std::string> text = read_file(i->path());
        if (!text) continue;
        RecordFile file = read_records(*text);
        if (!file.error && file.records.size() == 1) games.push_back({id, file.records[0]});
    }
    std::ranges::sort(games, std::ranges::greater(), &Game::id);
    return games;
}

SavedGames::Slot SavedGames::new_slot() const { return {*this, new_id()}; }

std::optional<SavedGames::Slot> SavedGames::slot(const std::string& id) const {
    Slot slot(*this, id);
    if (slot.is_taken_) return std::nullopt;
    return slot;
}

SavedGames::Slot::Slot(const SavedGames& games, std::string id)
    : directory_(games.directory_), id_(std::move(id)) {
    std::error_code error;
    fs::create_directories(folder(directory_, false), error);
    fs::create_directories(folder(directory_, true), error);
    const Lock lock = take_lock(lock_path(directory_, id_));
    lock_ = lock.file;
    is_taken_ = lock.is_taken;
}

SavedGames::Slot::~Slot() { give_back(lock_path(directory_, id_), lock_); }

SavedGames::Slot::Slot(Slot&& other) noexcept
    : directory_(std::move(other.directory_)),
      id_(std::move(other.id_)),
      lock_(std::exchange(other.lock_, -1)),
      is_taken_(other.is_taken_) {}

SavedGames::Slot& SavedGames::Slot::operator=(Slot&& other) noexcept {
    std::swap(directory_, other.directory_);
    std::swap(id_, other.id_);
    std::swap(lock_, other.lock_);
    std::swap(is_taken_, other.is_taken_);
    return *this;
}

Result<> SavedGames::Slot::store(const Record& record) const {
    const bool is_finished = record.tag("Result") != "*";
    const std::string name = id_ + std::string(extension);
    std::error_code error;
    fs::create_directories(folder(directory_, is_finished), error);
    if (error) return failure("make the folder", folder(directory_, is_finished), error.value());
    Result<> stored = write_file(folder(directory_, is_finished) / name, write_record(record));
    // A finished game that goes on after an undo, or the other way round, stands in one place only.
    if (stored) fs::remove(folder(directory_, !is_finished) / name, error);
    return stored;
}

}  // namespace quinta
