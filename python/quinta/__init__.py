"""Board games for two, to play, to study and to learn by: rules, engines, proofs, records, matches.

>>> import quinta
>>> game = quinta.Game("teeko")
>>> game.play("c3")
>>> quinta.Engine(game).analyse(game, nodes=1000).best_move in game.legal_moves()
True

docs/python.md shows all of it.
"""

from ._core import (Analysis, Cell, Engine, Error, Estimate, Evaluation, Game, GameInfo, IllegalMove, Line,
                    MatchResult, Option, Oracle, Piece, Player, PlayerInfo, PositionValues, ProvenValue, Record,
                    RecordError, RecordMove, SolveReport, Standing, TableFile, TableStore, VectorEnv, Verdict,
                    Verification, __version__, annotate, game_info, games, play_match, players, read_records,
                    record_of)
from .turn_env import Box, Discrete, TurnEnv

__all__ = ["Analysis", "Box", "Cell", "Discrete", "Engine", "Error", "Estimate", "Evaluation", "Game", "GameInfo",
           "IllegalMove", "Line", "MatchResult", "Option", "Oracle", "Piece", "Player", "PlayerInfo",
           "PositionValues", "ProvenValue", "Record", "RecordError", "RecordMove", "SolveReport", "Standing",
           "TableFile", "TableStore", "TurnEnv", "VectorEnv", "Verdict", "Verification", "__version__", "annotate",
           "game_info", "games", "play_match", "players", "read_records", "record_of"]

# Where they are found is where they say that they are from.
for _name in __all__:
    _thing = globals()[_name]
    if isinstance(_thing, type):
        _thing.__module__ = "quinta"
del _name, _thing
