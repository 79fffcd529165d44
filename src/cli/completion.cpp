#include "cli/completion.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "games/games.hpp"
#include "players/player.hpp"

namespace quinta::cli {
namespace {

bool takes_value(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

/// Finds out where on the command line somebody is, and what fits there.
class Completer {
 public:
    Completer(const CLI::App& app, const std::vector<std::string>& words)
        : app_(app), command_(&app), current_(words.empty() ? "" : words.back()) {
        for (std::size_t i = 0; i + 1 < words.size(); ++i) pass(words[i]);
    }

    std::string text() {
        const std::size_t sign = current_.find('=');
        if (waiting_ != nullptr) {
            offer_values(*waiting_, "");
        } else if (current_.starts_with("--") && sign != std::string::npos) {
            if (const CLI::Option* flag = flag_named(current_.substr(0, sign)))
                offer_values(*flag, current_.substr(0, sign + 1));
        } else if (current_.starts_with("-")) {
            for (const CLI::App* app : {command_, &app_}) offer_flags(*app);
        } else if (command_ == &app_) {
            offer_commands();
        } else {
            offer_words();
        }
        return std::move(out_);
    }

 private:
    /// A word that stands before the one that is completed.
    void pass(const std::string& word) {
        if (waiting_ != nullptr) {
            waiting_ = nullptr;
        } else if (word.starts_with("-")) {
            const CLI::Option* flag = flag_named(word);
            if (flag != nullptr && takes_value(*flag)) waiting_ = flag;
        } else if (command_ == &app_) {
            const CLI::App* found = subcommand_named(app_, word);
            if (found != nullptr) command_ = found;
        } else {
            passed_.push_back(word);
        }
    }

    const CLI::Option* flag_named(const std::string& word) const {
        for (const CLI::App* app : {command_, &app_}) {
            const CLI::Option* flag = app->get_option_no_throw(word);
            if (flag != nullptr) return flag;
        }
        return nullptr;
    }

    void offer(std::string_view word, std::string_view about = "", std::string_view before = "") {
        if (!concat(before, word).starts_with(current_)) return;
        out_ += concat(before, word, about.empty() ? "" : "\t", about, "\n");
    }

    void offer_flags(const CLI::App& app) {
        for (const CLI::Option* option : app.get_options()) {
            if (&app == &app_ && command_ != &app_ &&
                command_->get_option_no_throw("--" + first_name(*option)) != nullptr) {
                continue;
            }
            for (const std::string& name : option->get_lnames())
                offer(concat("--", name), option->get_description());
        }
    }

    static std::string first_name(const CLI::Option& option) {
        return option.get_lnames().empty() ? "" : option.get_lnames().front();
    }

    void offer_commands() {
        for (const CLI::App* command : app_.get_subcommands({}))
            offer(command->get_name(), command->get_description());
    }

    /// The words of a command without a flag: the first that is not said yet.
    void offer_words() {
        std::size_t place = 0;
        for (const CLI::Option* option : command_->get_options()) {
            if (!option->get_positional()) continue;
            const bool takes_rest = option->get_items_expected_max() > 1;
            if (place++ < passed_.size() && !takes_rest) continue;
            return offer_values(*option, "");
        }
    }

    void offer_values(const CLI::Option& option, std::string_view before) {
        const ValueWords& known = value_words(&option);
        for (const std::string& word : known.words) offer(word, "", before);
        switch (known.kind) {
            case Completion::game:
                return offer_game();
            case Completion::player:
                return offer_players(before);
            case Completion::file:
                out_ += "files\n";
                return;
            case Completion::command:
                return offer_commands();
            case Completion::nothing:
                return;
        }
    }

    const games::GameInfo* named_game() const {
        for (const std::string& word : passed_) {
            const auto& all = games::games();
            const auto found = std::ranges::find(all, word, &games::GameInfo::name);
            if (found != all.end()) return &*found;
        }
        return nullptr;
    }

    void offer_game() {
        const games::GameInfo* game = named_game();
        if (game == nullptr) {
            for (const games::GameInfo& info : games::games()) offer(info.name, info.summary);
            return;
        }
        const std::size_t sign = current_.find('=');
        for (const OptionSpec& spec : *game->options) {
            const std::string name = concat(spec.name, "=");
            if (sign == std::string::npos) {
                offer(name, spec.summary);
            } else if (current_.starts_with(name)) {
                for (const std::string_view choice : spec.choices) offer(choice, "", name);
                constexpr int most = 20;
                const bool is_short = spec.is_number() && spec.most - spec.least < most;
                for (int i = spec.least; is_short && i <= spec.most; ++i)
                    offer(std::to_string(i), "", name);
            }
        }
    }

    void offer_players(std::string_view before) {
        const games::GameInfo* game = named_game();
        offer("human", "somebody at the keyboard", before);
        for (const players::PlayerInfo& player :
             players::players_of(game == nullptr ? games::games().front().name : game->name)) {
            offer(player.name, player.summary, before);
        }
    }

    const CLI::App& app_;
    const CLI::App* command_;
    std::string current_;
    const CLI::Option* waiting_ = nullptr;  ///< the flag before, whose value is to come
    std::vector<std::string> passed_;       ///< words of the command that are no flags
    std::string out_;
};

}  // namespace

const CLI::App* subcommand_named(const CLI::App& app, std::string_view name) {
    const auto all = app.get_subcommands({});
    const auto found =
        std::ranges::find_if(all, [&](const CLI::App* one) { return one->get_name() == name; });
    return found == all.end() ? nullptr : *found;
}

std::string completions(const CLI::App& app, const std::vector<std::string>& words) {
    return Completer(app, words).text();
}

}  // namespace quinta::cli
