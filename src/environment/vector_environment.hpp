#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "base/result.hpp"
#include "environment/episode.hpp"

namespace quinta::environment {

struct Settings {
    int games = 1;
    std::optional<int> most_plies{};  ///< a game is cut short after so many
    bool restarts = true;             ///< a game that has ended begins anew at once
    int threads = 1;
    std::uint64_t seed = 0;  ///< of the random actions
};

/// What a step has brought about, game by game.
struct StepResult {
    std::vector<float> rewards;       ///< of first and second side: 1, 0, −1
    std::vector<std::uint8_t> ended;  ///< by the rules
    std::vector<std::uint8_t> cut;    ///< after the most plies
};

/// Many games of one kind that are played in step, for programs that learn: one call plays a move
/// in each.
class VectorEnvironment {
 public:
    /// Where a game that has ended, and does not restart, is to be left alone.
    static constexpr std::int32_t no_action = -1;
    static constexpr int most_games = 1 << 20;

    static Result<VectorEnvironment> make(std::string_view option_text, std::string_view position,
                                          const Settings& settings);

    int games() const { return static_cast<int>(episodes_.size()); }
    const ActionSpace& actions() const { return spaces_->actions; }
    const ObservationSpace& observations() const { return spaces_->observations; }
    Episode& episode(int game) { return *episodes_[static_cast<std::size_t>(game)]; }

    void reset(std::uint64_t seed);
    /// Begins those games anew that have ended or were cut short.
    void restart_ended();
    /// Plays an action in each game. The reason, and no game changed, when one of them is illegal.
    Result<> step(std::span<const std::int32_t> actions, StepResult& result);

    bool has_ended(int game) const { return ended_[static_cast<std::size_t>(game)] != 0; }
    /// One of the legal actions of each game, all equally likely; no_action where there is none.
    void draw(std::span<std::int32_t> out);
    /// The legal actions of all games one after the other; those of game i are from begin[i] on,
    /// and the last begin is where they end.
    void legal_actions(std::vector<std::int64_t>& begin, std::vector<std::int32_t>& actions);
    /// For each game a byte for each action: 1 where it is legal, and the viewer's turn.
    void write_mask(std::span<std::uint8_t> out, std::optional<Side> viewer = {});
    /// As the side to move sees each game, or as `viewer` does.
    void write_observations(std::span<float> out, std::optional<Side> viewer = {});

 private:
    VectorEnvironment(const Start& start, const Settings& settings);

    /// Calls `work(game)` for each, on the threads.
    template <class Work>
    void for_each_game(const Work& work);
    Result<> check(std::span<const std::int32_t> actions);

    Settings settings_;
    std::shared_ptr<const Spaces> spaces_;
    std::vector<std::unique_ptr<Episode>> episodes_;
    std::vector<Random> randoms_;
    std::vector<std::uint8_t> ended_;  ///< and not begun anew
};

}  // namespace quinta::environment
