#include "app/saved_games.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <ctime>
#include <tuple>
#include <utility>

#include "base/file.hpp"
#include "base/text.hpp"
#include "base/user_folders.hpp"

namespace quinta::app {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view extension = ".pgn";

fs::path folder(const fs::path& directory, bool is_finished) {
    return directory / (is_finished ? "finished" : "unfinished");
}

struct Lock {
    int file = -1;
    bool is_taken = false;  ///< by another process
};

bool is_file_at(const fs::path& path, int file) {
    struct stat opened{}, found{};
    return fstat(file, &opened) == 0 && stat(path.c_str(), &found) == 0 &&
           opened.st_ino == found.st_ino && opened.st_dev == found.st_dev;
}

/// Who holds a lock, for people: "process 4711 on /dev/pts/3".
std::string holder_text() {
    std::array<char, 64> name{};
    const bool has_terminal = ttyname_r(STDIN_FILENO, name.data(), name.size()) == 0;
    return concat("process ", getpid(), has_terminal ? concat(" on ", name.data()) : "");
}

void sign_lock(int file) {
    const std::string holder = holder_text();
    if (ftruncate(file, 0) != 0) return;
    [[maybe_unused]] const ssize_t written = pwrite(file, holder.data(), holder.size(), 0);
}

/// Holds an unfinished game for this process, where the folder can be written to.
Lock take_lock(const fs::path& path) {
    for (;;) {
        const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (file < 0) return {};
        const bool is_locked = flock(file, LOCK_EX | LOCK_NB) == 0;
        if (is_locked && is_file_at(path, file)) return {file, false};
        close(file);
        if (!is_locked) return {-1, true};
        // Its last holder removed the file between our opening and locking it: try the new one.
    }
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

/// Names that sort by time; the process number keeps two programs apart.
std::string new_id() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto micros = std::chrono::duration_cast<std::chrono::microseconds>(now).count();
    return concat(micros, "-", getpid());
}

}  // namespace

SavedGames SavedGames::in_state_directory() { return SavedGames(state_folder()); }

namespace {

std::vector<std::string> ids_in(const fs::path& directory) {
    std::vector<std::string> ids;
    std::error_code error;
    for (fs::directory_iterator i(directory, error), end; !error && i != end; i.increment(error)) {
        if (i->path().extension() == extension) ids.push_back(i->path().stem().string());
    }
    return ids;
}

/// Nothing when the file is no record of one game.
std::optional<SavedGames::Game> read_game(const fs::path& directory, const std::string& id) {
    const fs::path path = directory / concat(id, extension);
    const Result<std::string> text = read_file(path);
    if (!text) return std::nullopt;
    record::RecordFile file = record::read_records(*text);
    if (file.error || file.records.size() != 1) return std::nullopt;
    std::error_code error;
    return SavedGames::Game{id, std::move(file.records[0]), fs::last_write_time(path, error)};
}

}  // namespace

std::vector<SavedGames::Game> SavedGames::unfinished() const {
    std::vector<Game> games;
    if (directory_.empty()) return games;
    for (const std::string& id : ids_in(folder(directory_, false))) {
        const Lock lock = take_lock(lock_path(directory_, id));
        if (lock.is_taken) continue;
        give_back(lock_path(directory_, id), lock.file);
        if (auto game = read_game(folder(directory_, false), id)) games.push_back(*std::move(game));
    }
    std::ranges::sort(games, std::ranges::greater(),
                      [](const Game& game) { return std::tie(game.last_played, game.id); });
    return games;
}

std::vector<SavedGames::Game> SavedGames::finished(std::size_t most) const {
    std::vector<Game> games;
    if (directory_.empty()) return games;
    std::vector<std::string> ids = ids_in(folder(directory_, true));
    std::ranges::sort(ids, std::ranges::greater());  // they begin with the time
    for (const std::string& id : ids) {
        if (games.size() == most) break;
        if (auto game = read_game(folder(directory_, true), id)) games.push_back(*std::move(game));
    }
    return games;
}

std::vector<SavedGames::Elsewhere> SavedGames::elsewhere() const {
    std::vector<Elsewhere> games;
    if (directory_.empty()) return games;
    for (const std::string& id : ids_in(folder(directory_, false))) {
        const fs::path path = lock_path(directory_, id);
        const Lock lock = take_lock(path);
        if (!lock.is_taken) {
            give_back(path, lock.file);
        } else if (auto game = read_game(folder(directory_, false), id)) {
            const Result<std::string> holder = read_file(path);
            games.push_back({*std::move(game), holder && !holder->empty() ? *holder : "a program"});
        }
    }
    return games;
}

Result<> SavedGames::remove(const std::string& id) const {
    if (directory_.empty()) return {};  // no game was ever kept
    const fs::path path = lock_path(directory_, id);
    const Lock lock = take_lock(path);
    if (lock.is_taken) return Error{"that game is open just now"};
    Result<> removed;
    for (const bool is_finished : {false, true}) {
        const fs::path file = folder(directory_, is_finished) / concat(id, extension);
        std::error_code error;
        fs::remove(file, error);
        if (error) removed = file_error("delete", file, error.value());
    }
    give_back(path, lock.file);
    return removed;
}

SavedGames::Slot SavedGames::new_slot() const { return {*this, new_id()}; }

std::optional<SavedGames::Slot> SavedGames::slot(const std::string& id) const {
    Slot slot(*this, id);
    if (slot.is_taken_) return std::nullopt;
    return slot;
}

std::optional<SavedGames::Taken> SavedGames::take_last() const {
    for (Game& game : unfinished()) {
        if (auto taken = slot(game.id)) return Taken{std::move(game.record), *std::move(taken)};
    }
    return std::nullopt;
}

SavedGames::Slot::Slot(const SavedGames& games, std::string id)
    : directory_(games.directory_), id_(std::move(id)) {
    if (directory_.empty()) return;
    std::error_code error;
    fs::create_directories(folder(directory_, false), error);
    const Lock lock = take_lock(lock_path(directory_, id_));
    if (lock.file >= 0) sign_lock(lock.file);
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

Result<> SavedGames::Slot::store(const record::Record& record) const {
    if (directory_.empty()) {
        return Error{"there is no place for games: neither XDG_STATE_HOME nor HOME is set"};
    }
    const bool is_finished = record.tag("Result") != "*";
    const std::string name = id_ + std::string(extension);
    std::error_code error;
    fs::create_directories(folder(directory_, is_finished), error);
    if (error) return file_error("make the folder", folder(directory_, is_finished), error.value());
    Result<> stored =
        write_file(folder(directory_, is_finished) / name, record::write_record(record));
    // A finished game that goes on after an undo, or the other way round, stands in one place only.
    if (stored) fs::remove(folder(directory_, !is_finished) / name, error);
    return stored;
}

}  // namespace quinta::app
