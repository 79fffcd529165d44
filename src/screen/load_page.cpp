#include "screen/load_page.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "app/seating.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "screen/app.hpp"
#include "screen/prompt_page.hpp"
#include "screen/start_page.hpp"
#include "terminal/columns.hpp"

namespace quinta::screen {
namespace {

/// So many finished games are read, which takes no time that is felt.
constexpr std::size_t most_finished = 500;

std::string in_small_letters(std::string text) {
    for (char& c : text) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return text;
}

/// "2026-11-18", as in names of files.
std::string date_text(std::string_view date) {
    std::string out(date);
    std::ranges::replace(out, '.', '-');
    return out;
}

std::string filled(std::string text, int columns) {
    text.append(static_cast<std::size_t>(std::max(0, columns - columns_of(text))), ' ');
    return text;
}

/// The side of the only human; nothing where nobody plays, or two.
std::optional<Side> side_of_human(const record::Record& record) {
    const bool has_first = record.tag("First") == app::human;
    if (has_first == (record.tag("Second") == app::human)) return std::nullopt;
    return has_first ? Side::first : Side::second;
}

std::string result_of(const record::Record& record) {
    const std::string_view result = record.tag("Result");
    if (result == "*") return "unfinished";
    const std::optional<Side> human = side_of_human(record);
    if (!human || result == record::result_text(Outcome::draw)) {
        return result == record::result_text(Outcome::draw) ? "draw" : std::string(result);
    }
    return result == record::result_text(win_for(*human)) ? "won" : "lost";
}

std::string opponent_of(const record::Record& record) {
    const std::string_view first = record.tag("First"), second = record.tag("Second");
    const std::optional<Side> human = side_of_human(record);
    if (human) return std::string(*human == Side::first ? second : first);
    return first == app::human ? "two players" : concat(first, " – ", second);
}

}  // namespace

LoadPage::LoadPage(App& app, std::string game)
    : ListPage(app, "Load a game"), game_(std::move(game)) {}

LoadPage::Entry LoadPage::entry_of(app::SavedGames::Game game, bool is_finished) {
    Entry entry{std::move(game), is_finished, {}, {}, {}};
    const record::Record& record = entry.game.record;
    entry.result = result_of(record);
    entry.opponent = opponent_of(record);
    entry.note = concat(record.tag("Game"), ", ", counted(record.moves.size(), "turn"));
    return entry;
}

/// Each of the words stands somewhere in what is shown.
bool LoadPage::Entry::has(const std::string& words) const {
    const std::string all =
        in_small_letters(concat(date_text(date()), " ", result, " ", opponent, " ", note));
    const std::string wanted = in_small_letters(words);
    return std::ranges::all_of(quinta::words(wanted), [&](std::string_view word) {
        return all.find(word) != std::string::npos;
    });
}

void LoadPage::enter() {
    entries_.clear();
    for (app::SavedGames::Game& game : app().saved().unfinished()) {
        entries_.push_back(entry_of(std::move(game), false));
    }
    for (app::SavedGames::Game& game : app().saved().finished(most_finished)) {
        entries_.push_back(entry_of(std::move(game), true));
    }
    filter();
}

void LoadPage::filter() {
    shown_.clear();
    int result_width = 0;
    for (const Entry& entry : entries_) {
        if (!entry.has(filter_.text())) continue;
        shown_.push_back(&entry);
        result_width = std::max(result_width, columns_of(entry.result));
    }
    std::vector<Item> items;
    if (filter_.text().empty()) items.push_back(file_item());
    const Entry* before = nullptr;
    for (const Entry* entry : shown_) {
        items.push_back(item_of(*entry, result_width));
        items.back().has_gap = before == nullptr || before->is_finished != entry->is_finished;
        before = entry;
    }
    set_items(std::move(items));
}

ListPage::Item LoadPage::file_item() {
    const auto load_file = [&app = app(), game = game_](const std::string& path) -> Result<> {
        const Result<std::string> text = read_file(path);
        if (!text) return text.failure();
        return open_records(app, *text, path, game);
    };
    return {"From a file", "type its name", [this, load_file] {
                app().push(std::make_unique<PromptPage>(app(), "Load a game",
                                                        "Load a game from the file:", "", load_file,
                                                        PromptPage::Kind::file));
            }};
}

ListPage::Item LoadPage::item_of(const Entry& entry, int result_width) {
    return {concat(filled(date_text(entry.date()), 10), "  ", filled(entry.result, result_width),
                   "  ", entry.opponent),
            entry.note, [this, &entry] { load(entry); }};
}

/// A finished game stays as it is; what is played on is a new one.
void LoadPage::load(const Entry& entry) {
    std::optional<app::SavedGames::Slot> slot =
        entry.is_finished ? app().saved().new_slot() : app().saved().slot(entry.game.id);
    if (!slot) return app().warn("Somebody else is playing that game just now.");
    const Result<> taken = take_up(app(), entry.game.record, std::move(*slot));
    if (!taken) app().warn(taken.error());
}

const LoadPage::Entry* LoadPage::marked() const {
    const int line = selected() - (filter_.text().empty() ? 1 : 0);
    const bool is_game = line >= 0 && line < static_cast<int>(shown_.size());
    return is_game ? shown_[static_cast<std::size_t>(line)] : nullptr;
}

void LoadPage::delete_marked() {
    is_deleting_ = false;
    const Entry* entry = marked();
    if (entry == nullptr) return;
    const Result<> removed = app().saved().remove(entry->game.id);
    if (!removed) return app().warn(sentence(removed.error()));
    enter();
    app().say("The game is deleted.");
}

void LoadPage::clear_filter() {
    filter_.set_text("");
    select(0);
    filter();
}

void LoadPage::draw(Grid& grid, const Rect& area) {
    ListPage::draw(grid, {area.x, area.y, area.width, area.height - 1});
    const Rect row{area.x + 1, area.bottom() - 1, area.width - 2, 1};
    if (is_deleting_) {
        grid.put_within(row.x, row.y, row.width, "Delete this game? y: yes. Any other key: no.",
                        {Role::warning, Role::screen, true});
        return;
    }
    const int x = grid.put(row.x, row.y, "Filter: ", {Role::key, Role::screen, true});
    const int width = std::max(12, std::min(30, columns_of(filter_.text()) + 2));
    filter_.draw(grid, {x, row.y, width, 1}, {Role::text, Role::focus, true});
    const std::string_view note = filter_.text().empty() ? "type a date, player, game"
                                  : shown_.empty()       ? "no game has that"
                                                         : "";
    grid.put_within(x + width + 1, row.y, row.right() - x - width - 1,
                    shortened(note, row.right() - x - width - 1), {Role::faint});
}

std::vector<Command> LoadPage::commands() {
    if (is_deleting_) {
        return {
            command('y', "yes, delete", "delete the game", [this] { delete_marked(); }),
            command(Key::escape, "no, keep it", "keep the game", [this] { is_deleting_ = false; })};
    }
    std::vector<Command> all;
    if (!filter_.text().empty()) {
        all.push_back(
            command(Key::escape, "all games", "filter no more", [this] { clear_filter(); }));
    }
    for (Command& command : ListPage::commands()) {
        if (command.trigger.key != Key::character) all.push_back(std::move(command));
    }
    if (marked() != nullptr) {
        all.push_back(command(Key::remove, "delete", "delete the marked game, after a question",
                              [this] { is_deleting_ = true; }));
    }
    return all;
}

bool LoadPage::handle(const Event& event) {
    if (std::exchange(is_deleting_, false)) return true;  // any other key means no
    if (event.is_mouse()) return ListPage::handle(event);
    if (!filter_.handle(event)) return false;
    select(0);
    filter();
    return true;
}

std::vector<std::pair<std::string, std::string>> LoadPage::other_keys() const {
    auto keys = ListPage::other_keys();
    keys.emplace_back("letters", "show only games with that date, player, game or result");
    keys.emplace_back("Bksp, Ctrl-U", "erase a letter, or the whole filter");
    return keys;
}

}  // namespace quinta::screen
