#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/program.hpp"
#include "cli/store_flags.hpp"
#include "protocol/json_view.hpp"
#include "server/admin.hpp"
#include "terminal/canvas.hpp"

namespace quinta::cli {
namespace {

using server::Admin;
using server::KnownUser;

struct AdminFlags {
    std::string action;
    std::string subject;
    StoreFlags store;
    int days = 0;
    std::string password_from;
};

struct Action {
    std::string_view name;
    std::string_view subject;  ///< what it needs; "" for nothing
    int (*run)(const Program& program, Admin& admin, const AdminFlags& flags);
};

std::string day_of(online::Time time) {
    const std::time_t seconds =
        std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count();
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d", &parts)};
}

online::Time now() {
    return std::chrono::time_point_cast<online::Millis>(std::chrono::system_clock::now());
}

std::string_view kind_of(const KnownUser& user) {
    constexpr std::array<std::string_view, 3> names = {"guest", "account", "bot"};
    return names[static_cast<std::size_t>(user.person.kind)];
}

protocol::Json json_of(const KnownUser& user) {
    const auto millis = [](online::Time time) { return time.time_since_epoch().count(); };
    protocol::Json out = {{"id", user.person.id},  {"name", user.person.name},
                          {"kind", kind_of(user)}, {"created", millis(user.created)},
                          {"games", user.games},   {"banned_until", nullptr}};
    if (user.banned_until > now()) out["banned_until"] = millis(user.banned_until);
    return out;
}

int list_users(const Program& program, Admin& admin, const AdminFlags&) {
    const auto print = [&program](const KnownUser& user) {
        if (program.is_json) return program.print(protocol::json_line(json_of(user)));
        const bool is_banned = user.banned_until > now();
        program.print(concat(padded(user.person.id, 12), padded(user.person.name, 22),
                             padded(kind_of(user), 9), day_of(user.created), "  ",
                             counted(user.games, "game"),
                             is_banned ? ", banned until " + day_of(user.banned_until) : "", "\n"));
    };
    const Result<> done = admin.each_user(print);
    return done ? ok : complain(done.error(), failure);
}

/// Tells who it was about, now that it is done.
int report(const Program& program, KnownUser user, online::Time banned_until,
           const std::string& sentence) {
    user.banned_until = banned_until;
    protocol::Json json = {
        {"id", user.person.id}, {"name", user.person.name}, {"banned_until", nullptr}};
    if (banned_until > now()) json["banned_until"] = banned_until.time_since_epoch().count();
    program.print(program.is_json ? protocol::json_line(json) : sentence);
    return ok;
}

int ban_until(const Program& program, Admin& admin, const AdminFlags& flags, online::Time until) {
    const Result<KnownUser> user = admin.user(flags.subject);
    if (!user) return complain(user.error(), failure);
    const Result<> done = admin.ban(user->person.id, until);
    if (!done) return complain(done.error(), failure);
    const std::string who = concat(user->person.name, " (", user->person.id, ")");
    return report(program, *user, until,
                  until > now() ? concat(who, " is banned until ", day_of(until), ".\n")
                                : concat(who, " is not banned.\n"));
}

int ban(const Program& program, Admin& admin, const AdminFlags& flags) {
    constexpr std::chrono::days for_ever{36500};
    const auto length = flags.days > 0 ? std::chrono::days(flags.days) : for_ever;
    return ban_until(program, admin, flags, now() + length);
}

int unban(const Program& program, Admin& admin, const AdminFlags& flags) {
    return ban_until(program, admin, flags, online::Time{});
}

int set_password(const Program& program, Admin& admin, const AdminFlags& flags) {
    std::string chosen;
    if (!flags.password_from.empty()) {
        const Result<std::string> text = read_file(flags.password_from);
        if (!text) return complain(text.error(), failure);
        chosen = trim(*text);
        if (chosen.empty()) return complain("there is no password in that file", failure);
    }
    const Result<KnownUser> user = admin.user(flags.subject);
    if (!user) return complain(user.error(), failure);
    if (user->person.kind == online::Person::Kind::guest) {
        return complain(concat(user->person.name, " is a guest, who has no password"), failure);
    }
    const Result<std::string> set = admin.set_password(user->person.id, chosen);
    if (!set) return complain(set.error(), failure);
    if (program.is_json) {
        protocol::Json json = {{"id", user->person.id}, {"name", user->person.name}};
        if (chosen.empty()) json["password"] = *set;
        program.print(protocol::json_line(json));
        return ok;
    }
    program.print(chosen.empty()
                      ? concat("The password of ", user->person.name, " is now ", *set, "\n")
                      : concat("The password of ", user->person.name, " is set.\n"));
    return ok;
}

int export_games(const Program& program, Admin& admin, const AdminFlags& flags) {
    const bool is_file = !flags.subject.empty() && flags.subject != "-";
    std::ofstream file;
    if (is_file) file.open(flags.subject, std::ios::binary | std::ios::trunc);
    int count = 0;
    const Result<> done = admin.each_record([&](const std::string& record) {
        const std::string text = (count++ == 0 ? "" : "\n") + record;
        is_file ? void(file << text) : program.print(text);
    });
    if (!done) return complain(done.error(), failure);
    if (!is_file) return ok;
    file.close();
    if (!file) return complain(concat("cannot write ", quinta::quoted(flags.subject)), failure);
    program.print(program.is_json ? protocol::json_line({{"file", flags.subject}, {"games", count}})
                                  : concat(counted(count, "game"), " in ", flags.subject, "\n"));
    return ok;
}

int check(const Program& program, Admin& admin, const AdminFlags&) {
    const Result<server::Checked> found = admin.check();
    if (!found) return complain(found.error(), failure);
    if (program.is_json) {
        program.print(protocol::json_line({{"games", found->games},
                                           {"events", found->events},
                                           {"ok", found->faults.empty()},
                                           {"faults", found->faults}}));
    } else {
        for (const std::string& fault : found->faults) program.print(fault + "\n");
        program.print(concat(found->games, " games with ", found->events, " events: ",
                             found->faults.empty() ? std::string("all is well")
                                                   : concat(found->faults.size(), " broken"),
                             "\n"));
    }
    return found->faults.empty() ? ok : failure;
}

constexpr std::array<Action, 8> actions = {{
    {"backup", "the file to write", nullptr},
    {"restore", "the file to read", nullptr},
    {"export", "", export_games},
    {"users", "", list_users},
    {"ban", "the name or the id of somebody", ban},
    {"unban", "the name or the id of somebody", unban},
    {"password", "the name or the id of somebody", set_password},
    {"check", "", check},
}};

int copy_store(const Program& program, const AdminFlags& flags, const std::string& store) {
    const bool is_backup = flags.action == "backup";
    const Result<> done =
        is_backup ? server::back_up(store, flags.subject) : server::restore(flags.subject, store);
    if (!done) return complain(done.error(), failure);
    program.print(program.is_json ? protocol::json_line({{"file", flags.subject}, {"ok", true}})
                  : is_backup     ? concat("The games are in ", flags.subject, "\n")
                                  : concat("The games of ", flags.subject, " are there.\n"));
    return ok;
}

int run_admin(const Program& program, const AdminFlags& flags) {
    const auto* const action = std::ranges::find(actions, flags.action, &Action::name);
    if (!action->subject.empty() && flags.subject.empty()) {
        return complain(concat("admin ", action->name, " needs ", action->subject), usage);
    }
    const bool takes_none = action->subject.empty() && action->name != "export";
    if (takes_none && !flags.subject.empty()) {
        return complain(concat("admin ", action->name, " takes nothing more"), usage);
    }
    const Result<std::string> store = store_of(flags.store);
    if (!store) return complain(store.error(), failure);
    if (action->run == nullptr) return copy_store(program, flags, *store);
    const Result<std::unique_ptr<Admin>> admin = server::open_admin(*store);
    if (!admin) return complain(admin.error(), failure);
    return action->run(program, **admin, flags);
}

}  // namespace

void add_admin(Command& app, Program& program) {
    Command command = app.add_subcommand("admin", "look after the games that people play online");
    auto flags = std::make_shared<AdminFlags>();
    std::vector<std::string_view> names;
    for (const Action& action : actions) names.push_back(action.name);
    command
        .add_option("action", flags->action,
                    concat(alternatives(names), "; servers may run meanwhile"))
        .required()
        .one_of(names);
    command.add_option("subject", flags->subject, "a file, or the name or the id of somebody")
        .completes(Completion::file);
    add_store_flags(command, flags->store);
    command.add_option("--days", flags->days, "how long a ban lasts; for ever unless told")
        .check(whole_number(1, 36500));
    command
        .add_option("--password-from", flags->password_from,
                    "a file with the new password; one is made up and shown unless told")
        .check(not_empty());
    add_json_flag(command, program);
    command.callback([&program, flags] {
        program.action = [&program, flags] { return run_admin(program, *flags); };
    });
}

}  // namespace quinta::cli
