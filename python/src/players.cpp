#include "players/player.hpp"

#include <atomic>
#include <memory>

#include "long_work.hpp"
#include "support.hpp"

namespace quinta::python {
namespace {

/// A player who is asked for one move at a time.
class SeatedPlayer {
 public:
    SeatedPlayer(const std::string& name, const Session& session, std::uint64_t seed,
                 const std::optional<std::string>& tables)
        : game_(session.option_text()),
          player_(value_of(players::make_player(name, session, store_of(tables), seed))) {}

    std::string name() const { return player_->name(); }
    const std::string& game() const { return game_; }

    void prepare(int threads, const py::object& progress) {
        within("threads", threads, 1, most_threads);
        python::prepare(*player_, busy_, threads, progress);
    }

    std::string choose(const Session& session) {
        check_same_game("player", game_, session);
        check_ongoing(session);
        const std::unique_ptr<Session> asked = session.clone();
        std::atomic<bool> stop = false;
        std::string move;
        busy_.run(stop, [&] {
            if (!player_->prepare({1, &stop, {}})) return;
            player_->set_stop_flag(&stop);
            move = player_->choose(*asked);
            player_->set_stop_flag(nullptr);
        });
        return move;
    }

 private:
    std::string game_;
    std::unique_ptr<players::Player> player_;
    OneAtATime busy_;
};

}  // namespace

void add_players(py::module_& module) {
    py::class_<SeatedPlayer>(module, "Player", R"(A computer player.

>>> game = quinta.Game("teeko")
>>> player = quinta.Player("level3", game, seed=1)
>>> player.choose(game) in game.legal_moves()
True
>>> quinta.Player("levle3", game)
Traceback (most recent call last):
quinta.Error: unknown player 'levle3' for teeko; did you mean 'level3'?
)")
        .def(py::init([](const std::string& name, const py::object& game, std::uint64_t seed,
                         const std::optional<std::string>& tables) {
                 return std::make_unique<SeatedPlayer>(name, *start_of(game), seed, tables);
             }),
             py::arg("name"), py::arg("game"), py::kw_only(), py::arg("seed") = 0,
             py::arg("tables") = py::none(), "For a Game or an option text.")
        .def_property_readonly("name", &SeatedPlayer::name)
        .def_property_readonly("game", &SeatedPlayer::game, "The game with its options.")
        .def("prepare", &SeatedPlayer::prepare, py::kw_only(), py::arg("threads") = 1,
             py::arg("progress") = py::none(),
             "Makes ready, which may take a while where a game is solved first.")
        .def("choose", &SeatedPlayer::choose, py::arg("game"),
             "A legal move, which follows from seed, ply and position.");
}

}  // namespace quinta::python
