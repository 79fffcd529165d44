#include <atomic>
#include <map>
#include <memory>
#include <vector>

#include "analysis/oracle.hpp"
#include "base/parallel.hpp"
#include "base/text.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"
#include "long_work.hpp"
#include "support.hpp"
#include "values.hpp"

namespace quinta::python {
namespace {

using Seconds = std::optional<double>;
using Nodes = std::optional<std::uint64_t>;
using Values = std::vector<std::optional<analysis::ProvenValue>>;

/// Whoever knows the truth about one game, and helpers for many positions at once.
class Truth {
 public:
    Truth(const Session& session, const std::optional<std::string>& tables, std::size_t memory)
        : start_(value_of(games::new_session(session.option_text()))),
          game_(session.option_text()),
          store_(store_of(tables)),
          memory_(
              within<std::size_t>("memory", memory, std::size_t{1} << 20, std::size_t{1} << 40)) {
        add();
    }

    const std::string& game() const { return game_; }
    std::vector<std::string> tables() const { return oracles_.front()->tables(); }
    std::string folder() const { return store_.directory().string(); }

    void prepare(int threads, const py::object& progress) {
        within("threads", threads, 1, most_threads);
        std::atomic<bool> stop = false;
        Listener listener(progress, stop);
        std::string problem;
        busy_.run(stop, [&] {
            const auto tell = [&](double part) { listener.tell([&] { return py::float_(part); }); };
            if (oracles_.front()->prepare({threads, &stop, tell})) {
                problem = oracles_.front()->warning();
            }
        });
        listener.rethrow();
        if (!problem.empty()) warn(problem);
    }

    std::optional<analysis::ProvenValue> value(const Session& session, const Seconds& seconds,
                                               const Nodes& nodes, int threads) {
        std::optional<analysis::ProvenValue> out;
        ask(session, seconds, nodes, threads, [&](const Session& asked, const Budget& budget) {
            out = oracles_.front()->value(asked, budget);
        });
        return out;
    }

    analysis::PositionValues values(const Session& session, const Seconds& seconds,
                                    const Nodes& nodes, int threads) {
        analysis::PositionValues out;
        ask(session, seconds, nodes, threads, [&](const Session& asked, const Budget& budget) {
            out = oracles_.front()->values(asked, budget);
        });
        return out;
    }

    Values batch(const py::iterable& positions, const Seconds& seconds, const Nodes& nodes,
                 int threads) {
        Budget budget = budget_of(seconds, nodes, threads, analysis::usual_proof_time);
        budget.threads = 1;  // the threads take a position each
        std::vector<std::unique_ptr<Session>> games = sessions_of(positions);
        std::atomic<bool> stop = false;
        budget.stop = &stop;
        Values out(games.size());
        busy_.run(stop, [&] {
            const auto count = static_cast<std::size_t>(threads);
            while (oracles_.size() < count) add();
            if (!oracles_.front()->prepare({threads, &stop, {}})) return;
            parallel_for(threads, count, [&](std::size_t worker) {
                for (std::size_t i = worker; i < games.size() && !stop; i += count) {
                    out[i] = oracles_[worker]->value(*games[i], budget);
                }
            });
        });
        return out;
    }

    std::optional<analysis::SolveReport> report() {
        std::atomic<bool> stop = false;
        std::optional<analysis::SolveReport> out;
        busy_.run(stop, [&] {
            if (oracles_.front()->prepare({1, &stop, {}})) out = oracles_.front()->report();
        });
        return out;
    }

    std::optional<analysis::Verification> verify(int threads) {
        within("threads", threads, 1, most_threads);
        std::atomic<bool> stop = false;
        std::optional<analysis::Verification> out;
        busy_.run(stop, [&] {
            if (oracles_.front()->prepare({threads, &stop, {}})) {
                out = oracles_.front()->verify(threads);
            }
        });
        return out;
    }

 private:
    void add() { oracles_.push_back(games::make_oracle(*start_, store_, {memory_, memory_})); }

    static void warn(const std::string& problem) {
        if (PyErr_WarnEx(PyExc_RuntimeWarning, problem.c_str(), 1) != 0) {
            throw py::error_already_set();
        }
    }

    /// Calls `question(session, budget)` once the tables are there.
    template <class Question>
    void ask(const Session& session, const Seconds& seconds, const Nodes& nodes, int threads,
             const Question& question) {
        check_same_game("oracle", game_, session);
        Budget budget = budget_of(seconds, nodes, threads, analysis::usual_proof_time);
        const std::unique_ptr<Session> asked = session.clone();
        std::atomic<bool> stop = false;
        budget.stop = &stop;
        busy_.run(stop, [&] {
            if (oracles_.front()->prepare({threads, &stop, {}})) question(*asked, budget);
        });
    }

    /// A copy of each, so that nobody changes them meanwhile.
    std::vector<std::unique_ptr<Session>> sessions_of(const py::iterable& positions) const {
        if (py::isinstance<py::str>(positions)) {
            throw py::type_error("expected positions, not one text; write [text]");
        }
        std::vector<std::unique_ptr<Session>> out;
        for (const py::handle item : positions) {
            if (py::isinstance<Session>(item)) {
                const auto& session = item.cast<const Session&>();
                check_same_game("oracle", game_, session);
                out.push_back(session.clone());
                continue;
            }
            out.push_back(start_->clone());
            if (const Result<> found = out.back()->set_up(item.cast<std::string>()); !found) {
                throw Refused(concat("position ", out.size() - 1, ": ", found.error()));
            }
        }
        return out;
    }

    std::unique_ptr<Session> start_;
    std::string game_;
    solver::TableStore store_;
    std::size_t memory_;
    std::vector<std::unique_ptr<analysis::Oracle>> oracles_;  ///< the first, and its helpers
    OneAtATime busy_;
};

using Class = py::class_<Truth>;

void add_questions(Class& oracle) {
    oracle.def("value", &Truth::value, py::arg("game"), py::kw_only(),
               py::arg("seconds") = py::none(), py::arg("nodes") = py::none(),
               py::arg("threads") = 1, R"(The value of the position at hand, or None.

Without any limit a search for a proof may take two seconds; a table needs none.

>>> quinta.Oracle("taiji size=3").value(quinta.Game("taiji", size=3)).winner
'second'
)");
    oracle.def(
        "values",
        [](Truth& truth, const Session& session, const Seconds& seconds, const Nodes& nodes,
           int threads) {
            return RankedValues{truth.values(session, seconds, nodes, threads),
                                session.side_to_move()};
        },
        py::arg("game"), py::kw_only(), py::arg("seconds") = py::none(),
        py::arg("nodes") = py::none(), py::arg("threads") = 1,
        "The same with the value of each move.");
    oracle.def("batch", &Truth::batch, py::arg("positions"), py::kw_only(),
               py::arg("seconds") = py::none(), py::arg("nodes") = py::none(),
               py::arg("threads") = 1, R"(The values of many positions, each a Game or a text.

The limits are those of each position. The interpreter's lock is not held meanwhile.

>>> oracle = quinta.Oracle("taiji size=3")
>>> [value.winner for value in oracle.batch([quinta.Game("taiji size=3")] * 2, threads=2)]
['second', 'second']
)");
}

void add_table_questions(Class& oracle) {
    oracle.def("prepare", &Truth::prepare, py::kw_only(), py::arg("threads") = 1,
               py::arg("progress") = py::none(),
               "Loads or builds the tables, if the game has any; `progress` hears 0 … 1.");
    oracle.def_property_readonly("game", &Truth::game, "The game with its options.");
    oracle.def_property_readonly("tables", &Truth::tables,
                                 "The names of the tables with every position; [] without.");
    oracle.def_property_readonly("folder", &Truth::folder, "Where its tables lie.");
    oracle.def("report", &Truth::report, "What the tables say as a whole; None without tables.");
    oracle.def("verify", &Truth::verify, py::kw_only(), py::arg("threads") = 1,
               "Holds every position of the tables against its successors; None without tables.");
}

}  // namespace

void add_truth(py::module_& module) {
    Class oracle(module, "Oracle", R"(Knows what is proved of a game: from tables, or by a search.

>>> oracle = quinta.Oracle("taiji size=3")
>>> oracle.tables
[]
)");
    oracle.def(
        py::init([](const py::object& game, const std::optional<std::string>& tables,
                    std::size_t memory) {
            return std::make_unique<Truth>(*start_of(game), tables, memory);
        }),
        py::arg("game"), py::kw_only(), py::arg("tables") = py::none(),
        py::arg("memory") = analysis::usual_proof_bytes,
        "For a Game or an option text; tables lie in this folder, proofs in this many bytes.");
    add_questions(oracle);
    add_table_questions(oracle);
}

}  // namespace quinta::python
