#include <atomic>
#include <limits>
#include <memory>

#include "analysis/review.hpp"
#include "base/text.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"
#include "long_work.hpp"
#include "support.hpp"

namespace quinta::python {
namespace {

using analysis::Analysis;
using analysis::Verdict;

/// An estimate or a proof with the side for which it is.
struct SidedEvaluation {
    analysis::Evaluation evaluation;
    Side side = Side::first;
};
struct SidedLine {
    analysis::Line line;
    Side side = Side::first;
};
struct SidedAnalysis {
    Analysis analysis;
    Side side = Side::first;
};

/// What limits the thinking; a second where nothing does.
struct Limits {
    std::optional<double> seconds;
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    int lines = 1;
    int threads = 1;
    std::uint64_t seed = 0;

    search::SearchOptions options(const std::atomic<bool>& stop) const {
        constexpr std::chrono::milliseconds usual{1000};
        search::SearchOptions out;
        static_cast<Budget&>(out) =
            budget_of(seconds, nodes, threads,
                      depth ? std::optional<std::chrono::milliseconds>() : std::optional(usual));
        if (depth) out.depth = within("depth", *depth, 1, 1000);
        out.lines = within("lines", lines, 1, 1000);
        out.seed = seed;
        out.stop = &stop;
        return out;
    }
};

/// The thinking about one game.
class Thinker {
 public:
    Thinker(const Session& session, const std::optional<std::string>& tables, std::size_t memory,
            bool uses_solution)
        : game_(session.option_text()) {
        analysis::EngineSettings settings;
        settings.table_bytes =
            within<std::size_t>("memory", memory, std::size_t{1} << 16, std::size_t{1} << 40);
        settings.uses_solution = uses_solution;
        engine_ = games::make_engine(session, settings, store_of(tables));
    }

    const std::string& game() const { return game_; }

    void prepare(int threads, const py::object& progress) {
        within("threads", threads, 1, most_threads);
        python::prepare(*engine_, busy_, threads, progress);
    }

    SidedAnalysis analyse(const Session& session, const Limits& limits, const py::object& report) {
        check_same_game("engine", game_, session);
        check_ongoing(session);
        std::atomic<bool> stop = false;
        const search::SearchOptions options = limits.options(stop);
        const std::unique_ptr<Session> asked = session.clone();
        const Side side = session.side_to_move();
        Listener listener(report, stop);
        SidedAnalysis out{{}, side};
        busy_.run(stop, [&] {
            if (!engine_->prepare({options.threads, &stop, {}})) return;
            out.analysis = engine_->think(*asked, options, [&](const Analysis& analysis) {
                listener.tell([&] { return py::cast(SidedAnalysis{analysis, side}); });
            });
        });
        listener.rethrow();
        return out;
    }

    std::vector<Verdict> review(const Session& session, const Limits& limits,
                                const py::object& report) {
        check_same_game("engine", game_, session);
        std::atomic<bool> stop = false;
        const search::SearchOptions options = limits.options(stop);
        const std::unique_ptr<Session> asked = session.clone();
        Listener listener(report, stop);
        std::vector<Verdict> out;
        busy_.run(stop, [&] {
            if (!engine_->prepare({options.threads, &stop, {}})) return;
            out = analysis::review(*asked, *engine_, options, [&](const Verdict& verdict) {
                listener.tell([&] { return py::cast(verdict); });
            });
        });
        listener.rethrow();
        return out;
    }

    void forget() {
        std::atomic<bool> stop = false;
        busy_.run(stop, [&] { engine_->forget(); });
    }

 private:
    std::string game_;
    std::unique_ptr<analysis::Engine> engine_;
    OneAtATime busy_;
};

std::string_view name_of(analysis::Fault fault) {
    switch (fault) {
        case analysis::Fault::none:
            return "";
        case analysis::Fault::inaccuracy:
            return "inaccuracy";
        case analysis::Fault::mistake:
            return "mistake";
        case analysis::Fault::blunder:
            return "blunder";
    }
    return "";
}

void add_evaluation(py::module_& module) {
    py::class_<SidedEvaluation>(module, "Evaluation",
                                "What is thought of a position, for the side to move.")
        .def_property_readonly(
            "value", [](const SidedEvaluation& own) { return own.evaluation.value; },
            "The ProvenValue; None for an estimate.")
        .def_property_readonly(
            "is_proved", [](const SidedEvaluation& own) { return own.evaluation.is_proved(); })
        .def_property_readonly(
            "expectation", [](const SidedEvaluation& own) { return own.evaluation.expectation; },
            "The chance of winning, a draw counted half.")
        .def_property_readonly(
            "lead", [](const SidedEvaluation& own) { return own.evaluation.lead; },
            "Points ahead in the end; None in games without points.")
        .def("__str__",
             [](const SidedEvaluation& own) { return describe(own.evaluation, own.side); })
        .def("__repr__", [](const SidedEvaluation& own) {
            return concat("<Evaluation ", describe(own.evaluation, own.side), ">");
        });
    py::class_<SidedLine>(module, "Line", "A line of play, the best found for both sides.")
        .def_property_readonly("moves", [](const SidedLine& own) { return own.line.moves; })
        .def_property_readonly(
            "evaluation",
            [](const SidedLine& own) { return SidedEvaluation{own.line.evaluation, own.side}; })
        .def("__repr__", [](const SidedLine& own) {
            return concat("<Line ", own.line.moves.front(),
                          " …: ", describe(own.line.evaluation, own.side), ">");
        });
}

std::vector<SidedLine> lines_of(const SidedAnalysis& own) {
    std::vector<SidedLine> out;
    for (const analysis::Line& line : own.analysis.lines) out.push_back({line, own.side});
    return out;
}

void add_analysis_class(py::module_& module) {
    py::class_<SidedAnalysis>(module, "Analysis", "What an engine knows after some thinking.")
        .def_property_readonly("depth", [](const SidedAnalysis& own) { return own.analysis.depth; })
        .def_property_readonly(
            "nodes", [](const SidedAnalysis& own) { return own.analysis.nodes; },
            "The positions that were looked at.")
        .def_property_readonly("seconds",
                               [](const SidedAnalysis& own) {
                                   return static_cast<double>(own.analysis.time.count()) / 1000;
                               })
        .def_property_readonly("lines", &lines_of, "As many as were asked for, the best first.")
        .def_property_readonly(
            "best_move",
            [](const SidedAnalysis& own) { return own.analysis.lines.front().moves.front(); })
        .def_property_readonly(
            "evaluation",
            [](const SidedAnalysis& own) {
                return SidedEvaluation{own.analysis.lines.front().evaluation, own.side};
            },
            "That of the best line.")
        .def("__repr__", [](const SidedAnalysis& own) {
            const analysis::Line& best = own.analysis.lines.front();
            return concat("<Analysis ", best.moves.front(), ": ",
                          describe(best.evaluation, own.side), ">");
        });
}

void add_verdict(py::module_& module) {
    py::class_<Verdict>(module, "Verdict", "One move of a game, looked at afterwards.")
        .def_readonly("move", &Verdict::move)
        .def_property_readonly("side",
                               [](const Verdict& own) { return python::name_of(own.mover); })
        .def_property_readonly(
            "best", [](const Verdict& own) { return SidedEvaluation{own.best, own.mover}; },
            "What the position was worth to the mover.")
        .def_property_readonly(
            "played", [](const Verdict& own) { return SidedEvaluation{own.played, own.mover}; },
            "What the move was worth to the mover.")
        .def_readonly("better", &Verdict::better, "The best move.")
        .def_readonly("line", &Verdict::line, "The best move and what follows.")
        .def_property_readonly(
            "fault", [](const Verdict& own) { return name_of(own.fault); },
            "'', 'inaccuracy', 'mistake' or 'blunder'.")
        .def(
            "__str__", [](const Verdict& own) { return describe(own); },
            "What there is to say of a fault; '' when there is none.")
        .def("__repr__", [](const Verdict& own) {
            return concat("<Verdict ", own.move, own.fault == analysis::Fault::none ? "" : ": ",
                          name_of(own.fault), ">");
        });
    module.def(
        "annotate",
        [](record::Record record, const std::vector<Verdict>& verdicts) {
            if (verdicts.size() > record.moves.size()) {
                throw Refused("there are more verdicts than moves in the record");
            }
            analysis::annotate(record, verdicts);
            return record;
        },
        py::arg("record"), py::arg("verdicts"),
        "The record with a sign, a comment and the better line at each fault.");
}

}  // namespace

void add_analysis(py::module_& module) {
    add_evaluation(module);
    add_analysis_class(module);
    add_verdict(module);
    py::class_<Thinker>(module, "Engine", R"(Thinks about the positions of one game.

>>> game = quinta.Game("taiji size=3")
>>> analysis = quinta.Engine(game).analyse(game, nodes=5000)
>>> analysis.evaluation.is_proved
True
)")
        .def(py::init([](const py::object& game, const std::optional<std::string>& tables,
                         std::size_t memory, bool uses_solution) {
                 return std::make_unique<Thinker>(*start_of(game), tables, memory, uses_solution);
             }),
             py::arg("game"), py::kw_only(), py::arg("tables") = py::none(),
             py::arg("memory") = analysis::EngineSettings().table_bytes,
             py::arg("uses_solution") = true,
             "For a Game or an option text. A solved game's engine looks everything up in its "
             "tables, in this folder, unless it is told not to.")
        .def_property_readonly("game", &Thinker::game, "The game with its options.")
        .def("prepare", &Thinker::prepare, py::kw_only(), py::arg("threads") = 1,
             py::arg("progress") = py::none(),
             "Loads or builds tables, if the game has any; `progress` hears 0 … 1.")
        .def(
            "analyse",
            [](Thinker& engine, const Session& game, std::optional<double> seconds,
               std::optional<std::uint64_t> nodes, std::optional<int> depth, int lines, int threads,
               std::uint64_t seed, const py::object& on_update) {
                return engine.analyse(game, {seconds, nodes, depth, lines, threads, seed},
                                      on_update);
            },
            py::arg("game"), py::kw_only(), py::arg("seconds") = py::none(),
            py::arg("nodes") = py::none(), py::arg("depth") = py::none(), py::arg("lines") = 1,
            py::arg("threads") = 1, py::arg("seed") = 0, py::arg("on_update") = py::none(),
            R"(Thinks within these limits, for a second where there is none.

`on_update` hears each better-founded Analysis on the way. With one thread and a limit on nodes or
depth a new engine always gives the same answer.
)")
        .def(
            "review",
            [](Thinker& engine, const Session& game, std::optional<double> seconds,
               std::optional<std::uint64_t> nodes, std::optional<int> depth, int threads,
               const py::object& on_update) {
                return engine.review(game, {seconds, nodes, depth, 1, threads, 0}, on_update);
            },
            py::arg("game"), py::kw_only(), py::arg("seconds") = py::none(),
            py::arg("nodes") = py::none(), py::arg("depth") = py::none(), py::arg("threads") = 1,
            py::arg("on_update") = py::none(),
            "A Verdict on each move of a game; the limits are those of each.")
        .def("forget", &Thinker::forget, "Forgets what it learnt of other positions.");
}

}  // namespace quinta::python
