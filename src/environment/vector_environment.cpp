#include "environment/vector_environment.hpp"

#include <algorithm>
#include <utility>

#include "base/hash.hpp"
#include "base/parallel.hpp"
#include "base/text.hpp"

namespace quinta::environment {

Result<VectorEnvironment> VectorEnvironment::make(std::string_view option_text,
                                                  std::string_view position,
                                                  const Settings& settings) {
    if (settings.games < 1 || settings.games > most_games) {
        return Error{message("there can be 1 … {0} games, not {1}", most_games, settings.games)};
    }
    if (settings.most_plies && *settings.most_plies < 1) {
        return Error{message("a game has at least one ply, not {0}", *settings.most_plies)};
    }
    const Result<Start> start = make_episode(option_text, position);
    if (!start) return start.failure();
    if (start->episode->outcome() != Outcome::ongoing) {
        return Error{"the game is over in this position"};
    }
    return VectorEnvironment(*start, settings);
}

VectorEnvironment::VectorEnvironment(const Start& start, const Settings& settings)
    : settings_(settings), spaces_(start.spaces) {
    for (int game = 0; game < settings.games; ++game) {
        episodes_.push_back(start.episode->sibling());
    }
    reset(settings.seed);
}

template <class Work>
void VectorEnvironment::for_each_game(const Work& work) {
    constexpr std::size_t block = 64;  // so that threads take work seldom
    const std::size_t count = episodes_.size();
    parallel_for(settings_.threads, (count + block - 1) / block, [&](std::size_t number) {
        const std::size_t end = std::min(count, (number + 1) * block);
        for (std::size_t game = number * block; game < end; ++game) work(game);
    });
}

void VectorEnvironment::reset(std::uint64_t seed) {
    randoms_.clear();
    for (std::size_t game = 0; game < episodes_.size(); ++game) {
        randoms_.emplace_back(mix(mix(seed), game));
        episodes_[game]->restart();
    }
    ended_.assign(episodes_.size(), 0);
}

void VectorEnvironment::restart_ended() {
    for (std::size_t game = 0; game < episodes_.size(); ++game) {
        if (std::exchange(ended_[game], 0) != 0) episodes_[game]->restart();
    }
}

Result<> VectorEnvironment::check(std::span<const std::int32_t> actions) {
    if (actions.size() != episodes_.size()) {
        return Error{
            message("{0} games need as many actions, not {1}", episodes_.size(), actions.size())};
    }
    std::vector<std::uint8_t> is_right(actions.size());
    for_each_game([&](std::size_t game) {
        is_right[game] = ended_[game] != 0 ? actions[game] == no_action
                                           : episodes_[game]->is_legal(actions[game]);
    });
    const auto wrong = std::ranges::find(is_right, 0);
    if (wrong == is_right.end()) return {};
    const auto game = static_cast<std::size_t>(wrong - is_right.begin());
    if (ended_[game] != 0) {
        return Error{
            message("game {0} has ended: its action must be -1, not {1}", game, actions[game])};
    }
    return Error{message("game {0}: action {1} is not legal now", game, actions[game])};
}

Result<> VectorEnvironment::step(std::span<const std::int32_t> actions, StepResult& result) {
    if (Result<> right = check(actions); !right) return right;
    const std::size_t count = episodes_.size();
    result.rewards.assign(2 * count, 0);
    result.ended.assign(count, 0);
    result.cut.assign(count, 0);
    for_each_game([&](std::size_t game) {
        if (ended_[game] != 0) return;
        Episode& episode = *episodes_[game];
        episode.play(actions[game]);
        const Outcome outcome = episode.outcome();
        if (outcome != Outcome::ongoing) {
            result.ended[game] = 1;
            for (const Side side : {Side::first, Side::second}) {
                result.rewards[2 * game + index(side)] =
                    static_cast<float>(2 * reward(outcome, side) - 1);
            }
        } else if (settings_.most_plies && episode.ply() >= *settings_.most_plies) {
            result.cut[game] = 1;
        } else {
            return;
        }
        if (settings_.restarts) {
            episode.restart();
        } else {
            ended_[game] = 1;
        }
    });
    return {};
}

void VectorEnvironment::draw(std::span<std::int32_t> out) {
    for_each_game([&](std::size_t game) {
        out[game] = no_action;
        if (ended_[game] == 0)
            out[game] = episodes_[game]->draw(randoms_[game]).value_or(no_action);
    });
}

void VectorEnvironment::legal_actions(std::vector<std::int64_t>& begin,
                                      std::vector<std::int32_t>& actions) {
    begin.assign(episodes_.size() + 1, 0);
    for_each_game([&](std::size_t game) {
        begin[game + 1] = ended_[game] != 0 ? 0 : std::ssize(episodes_[game]->actions());
    });
    for (std::size_t game = 0; game < episodes_.size(); ++game) begin[game + 1] += begin[game];
    actions.resize(static_cast<std::size_t>(begin.back()));
    for_each_game([&](std::size_t game) {
        if (ended_[game] == 0) {
            std::ranges::copy(episodes_[game]->actions(), actions.begin() + begin[game]);
        }
    });
}

void VectorEnvironment::write_mask(std::span<std::uint8_t> out, std::optional<Side> viewer) {
    const auto width = static_cast<std::size_t>(spaces_->actions.size());
    for_each_game([&](std::size_t game) {
        const std::span<std::uint8_t> row = out.subspan(game * width, width);
        std::ranges::fill(row, std::uint8_t{0});
        if (ended_[game] != 0) return;
        if (viewer && *viewer != episodes_[game]->side_to_move()) return;
        for (const std::int32_t action : episodes_[game]->actions()) {
            row[static_cast<std::size_t>(action)] = 1;
        }
    });
}

void VectorEnvironment::write_observations(std::span<float> out, std::optional<Side> viewer) {
    const std::size_t width = spaces_->observations.size();
    for_each_game([&](std::size_t game) {
        const Episode& episode = *episodes_[game];
        episode.observe(spaces_->observations, viewer.value_or(episode.side_to_move()),
                        out.subspan(game * width, width));
    });
}

}  // namespace quinta::environment
