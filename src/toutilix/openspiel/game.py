"""Oldchapix as a game of OpenSpiel, played by our engine.

`python_oldchapix(players=4,contract=everything)` is one hand with that contract, and without a contract the whole match
of five. Dealing is explicit chance, card by card; an action is a card's number, pink A to Z and then blue. A return is
the points scored, with a minus: the fewest points win.
"""

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any

import pyspiel

from toutilix.cards import card_text
from toutilix.games.oldchapix.seat import OldchapixView
from toutilix.games.oldchapix.table import CONTRACTS, HANDS, PACK
from toutilix.openspiel.spiel_match import NOBODY, SpielMatch, points_in

NAME = "python_oldchapix"
FEWEST, MOST = 3, 5

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Oldchapix",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST,
    min_num_players=FEWEST,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"players": 4, "contract": ""},
)


class OldchapixGame(pyspiel.Game):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**_TYPE.parameter_specification, **(params or {})}
        self.players = int(chosen["players"])
        contract = chosen["contract"]
        if not FEWEST <= self.players <= MOST:
            raise ValueError(f"Oldchapix is for {FEWEST} to {MOST} players, not {self.players}")
        if contract and contract not in CONTRACTS:
            raise ValueError(f"the contract is one of {', '.join(CONTRACTS)}, not {contract!r}")
        self.first = CONTRACTS.index(contract) + 1 if contract else 1
        self.last = self.first if contract else int(HANDS)
        self.spiel_match = SpielMatch(self.players, self.first, self.last)
        self._pack = len(self.spiel_match.to_deal())
        self.points = sum(points_in(hand, self.players) for hand in self._hands())
        """The sum of all seats' points."""
        info = pyspiel.GameInfo(
            num_distinct_actions=int(PACK),
            max_chance_outcomes=int(PACK),
            num_players=self.players,
            min_utility=float(-self.points),
            max_utility=0.0,
            utility_sum=float(-self.points),
            max_game_length=self._pack * len(self._hands()),
        )
        super().__init__(_TYPE, info, chosen)

    def _hands(self) -> range:
        return range(self.first, self.last + 1)

    def max_chance_nodes_in_history(self) -> int:
        return self._pack * len(self._hands())

    def new_initial_state(self) -> "OldchapixSpielState":
        return OldchapixSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer()


class OldchapixSpielState(pyspiel.State):
    """OpenSpiel copies and pickles the match with the state."""

    def __init__(self, game: OldchapixGame) -> None:
        super().__init__(game)
        self.spiel_match = deepcopy(game.spiel_match)

    def current_player(self) -> int:
        return self.spiel_match.turn

    def is_terminal(self) -> bool:
        return self.spiel_match.turn == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        cards = self.spiel_match.to_deal()
        return [(card, 1 / len(cards)) for card in cards]

    def _legal_actions(self, player: int) -> list[int]:
        return self.spiel_match.playable()

    def _apply_action(self, action: int) -> None:
        self.spiel_match.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return card_text(action)

    def returns(self) -> list[float]:
        scores = self.spiel_match.state.table.scores
        return [-float(score) for score in scores] if self.is_terminal() else [0.0] * len(scores)

    def information_state_string(self, player: int | None = None) -> str:
        return self.spiel_match.known_to(self.spiel_match.turn if player is None else player)

    def view(self, seat: int) -> OldchapixView:
        """A seat's view, as our own bots get it."""
        return self.spiel_match.view(seat)

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> "OldchapixSpielState":
        """Another state that `player` cannot tell from this one, with a history that leads to it."""
        sampled: OldchapixSpielState = self.get_game().new_initial_state()
        for action in self.spiel_match.supposed(player, chance):
            sampled.apply_action(action)
        return sampled

    def __str__(self) -> str:
        return " ".join([*self.spiel_match.dealt, self.spiel_match.public_text])


class Observer:
    """OpenSpiel's observer of a player's knowledge, in words; there is no tensor."""

    tensor = None
    dict: Mapping[str, Any] = {}

    def set_from(self, state: OldchapixSpielState, player: int) -> None:
        pass

    def string_from(self, state: OldchapixSpielState, player: int) -> str:
        return state.information_state_string(player)


pyspiel.register_game(_TYPE, OldchapixGame)
