#include "environment/episode.hpp"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include "core/game_session.hpp"
#include "core/playout.hpp"
#include "games/any_game.hpp"
#include "games/games.hpp"

namespace quinta::environment {
namespace {

template <Game G>
DrawRules draw_rules_of(const G& game) {
    if constexpr (RepeatingGame<G>) return game.draw_rules();
    return {};
}

/// What all games from one start share.
template <Game G>
struct Common {
    G game;
    typename G::State start;
    std::string start_text;
    std::shared_ptr<const Spaces> spaces;
};

template <Game G>
class EpisodeOf final : public Episode {
 public:
    explicit EpisodeOf(std::shared_ptr<const Common<G>> common)
        : common_(std::move(common)), history_(common_->game, common_->start) {
        outcome_ = history_.outcome();
    }

    std::unique_ptr<Episode> sibling() const override {
        return std::make_unique<EpisodeOf>(common_);
    }

    void restart() override {
        history_ = History<G>(common_->game, common_->start);
        moved();
    }

    Side side_to_move() const override { return common_->game.side_to_move(history_.current()); }
    Outcome outcome() const override { return outcome_; }
    int ply() const override { return history_.plies(); }

    std::span<const std::int32_t> actions() override {
        if (!is_listed_) list();
        return numbers_;
    }

    bool is_legal(std::int32_t action) override { return find(action) != nullptr; }

    std::optional<std::int32_t> draw(Random& random) override {
        if (outcome_ != Outcome::ongoing) return std::nullopt;
        const typename G::State& state = history_.current();
        const typename G::Move move = random_move(common_->game, state, random);
        const auto number = common_->spaces->actions.number(common_->game.steps(state, move));
        if (number) drawn_ = {*number, move};
        return number;
    }

    bool play(std::int32_t action) override {
        const typename G::Move* move = find(action);
        if (move == nullptr) return false;
        history_.push(*move);
        moved();
        return true;
    }

    void observe(const ObservationSpace& space, Side viewer, std::span<float> out) const override {
        space.write(common_->game.view(history_.current()),
                    {side_to_move(), viewer, history_.occurrences(), history_.quiet_plies()}, out);
    }

    std::unique_ptr<Session> session() const override {
        auto session = std::make_unique<GameSession<G>>(common_->game, common_->game.initial());
        // It was read before, and these moves are legal: nothing of this can be refused.
        static_cast<void>(session->set_up(common_->start_text).ok());
        for (int ply = 1; ply <= history_.plies(); ++ply) {
            const auto text =
                common_->game.format_move(history_.state(ply - 1), history_.move(ply));
            static_cast<void>(session->play(text).ok());
        }
        return session;
    }

 private:
    void moved() {
        outcome_ = history_.outcome();
        is_listed_ = false;
        drawn_.reset();
    }

    /// The legal move with this number: the one drawn last, or else one of the list.
    const typename G::Move* find(std::int32_t action) {
        if (drawn_ && drawn_->first == action) return &drawn_->second;
        if (!is_listed_) list();
        const auto found = std::ranges::find(numbers_, action);
        if (found == numbers_.end()) return nullptr;
        return &moves_[static_cast<std::size_t>(found - numbers_.begin())];
    }

    /// A move that has no number is left out.
    void list() {
        is_listed_ = true;
        numbers_.clear();
        moves_.clear();
        if (outcome_ != Outcome::ongoing) return;
        const typename G::State& state = history_.current();
        for (const typename G::Move& move : common_->game.legal_moves(state)) {
            const auto number = common_->spaces->actions.number(common_->game.steps(state, move));
            if (!number) continue;
            numbers_.push_back(*number);
            moves_.push_back(move);
        }
    }

    std::shared_ptr<const Common<G>> common_;
    History<G> history_;
    Outcome outcome_ = Outcome::ongoing;
    bool is_listed_ = false;
    std::vector<std::int32_t> numbers_;
    std::vector<typename G::Move> moves_;  ///< in the same order
    std::optional<std::pair<std::int32_t, typename G::Move>> drawn_;
};

}  // namespace

Result<Start> make_episode(std::string_view option_text, std::string_view position) {
    const Result<std::unique_ptr<Session>> session = games::new_session(option_text, position);
    if (!session) return session.failure();
    const Result<std::unique_ptr<Session>> plain = games::new_session(option_text);
    Result<ActionSpace> actions = ActionSpace::of(**plain);
    if (!actions) return actions.failure();
    const Result<games::AnyGame> any = games::parse_game(option_text);
    return std::visit(
        [&]<class G>(const G& game) -> Result<Start> {
            auto spaces = std::make_shared<const Spaces>(
                std::move(*actions),
                ObservationSpace((*session)->cells(), (*session)->pieces(), draw_rules_of(game)));
            auto common = std::make_shared<const Common<G>>(
                game, typed<G>(**session).history().current(), (*session)->drawn_start(), spaces);
            return Start{spaces, std::make_unique<EpisodeOf<G>>(std::move(common))};
        },
        *any);
}

}  // namespace quinta::environment
