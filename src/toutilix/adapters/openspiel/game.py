"""Every game of the list as a game of OpenSpiel, played by our engine: `python_oldchapix`, `python_sowix` and so on.

Dealing is explicit chance, card by card; the actions are those of all our environments. A return is the points won,
with a minus where they count against a seat.
"""

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any

import pyspiel

from toutilix.adapters.env_setup import DEFAULT_PLAYERS, env_setup
from toutilix.adapters.openspiel.observer import SpielObserver
from toutilix.adapters.openspiel.spiel_table import NOBODY, SpielTable
from toutilix.cards import LETTERS, card_text, letter_card
from toutilix.engine.kind import AnyKind
from toutilix.engine.options import settle
from toutilix.engine.view import AnyView
from toutilix.games import GAMES

FACES = 132
"""Every number that a card has before it is played is below this."""


def _type(kind: AnyKind) -> Any:
    players = max(kind.fewest, min(DEFAULT_PLAYERS, kind.most))
    first = int(kind.encoder(kind.game(players)).first_hand)
    return pyspiel.GameType(
        short_name=f"python_{kind.name}",
        long_name=kind.name.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.most,
        min_num_players=kind.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": players,
            "hand": first,
            "hands": 1,
            **settle(kind.options, {}, players),
        },
    )


class ToutilixGame(pyspiel.Game):
    kind: AnyKind
    type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**self.type.parameter_specification, **(params or {})}
        options = {option.name: chosen[option.name] for option in self.kind.options}
        hands = int(chosen["hands"])
        first = int(chosen["hand"]) if hands else 1
        self.setup = env_setup(self.kind.name, int(chosen["players"]), options, hands, first)
        self.fresh = SpielTable(self.setup)
        encoder = self.setup.encoder
        many = hands or int(encoder.most_hands)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(encoder.actions),
            max_chance_outcomes=FACES,
            num_players=self.setup.players,
            min_utility=float(encoder.worst * many),
            max_utility=float(encoder.best * many),
            utility_sum=None,
            max_game_length=int(encoder.game.most_acts() * encoder.most_actions),
        )
        super().__init__(self.type, info, chosen)

    def max_chance_nodes_in_history(self) -> int:
        encoder = self.setup.encoder
        return 10 * len(encoder.game.deck()) * (self.setup.hands or int(encoder.most_hands))

    def new_initial_state(self) -> "ToutilixSpielState":
        return ToutilixSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """A seat's own knowledge, public and private together; there is no observer of either alone."""
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        if iig_obs_type is None:
            return SpielObserver(self.setup, False)
        alone = iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not iig_obs_type.public_info
        return None if alone else SpielObserver(self.setup, iig_obs_type.perfect_recall)


class ToutilixSpielState(pyspiel.State):
    """OpenSpiel copies and pickles the table with the state."""

    def __init__(self, game: ToutilixGame) -> None:
        super().__init__(game)
        self.table = deepcopy(game.fresh)

    def current_player(self) -> int:
        return self.table.turn

    def is_terminal(self) -> bool:
        return self.table.turn == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.chances()

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal() if player == self.table.turn else []

    def _apply_action(self, action: int) -> None:
        self.table.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return card_text(action)
        meant = self.table.setup.encoder.actions[action]
        parts = [meant.verb]
        if meant.letter >= 0 and meant.colour >= 0:
            parts.append(card_text(letter_card(meant.letter, meant.colour)))
        elif meant.letter >= 0:
            parts.append(("*" if meant.star else "") + LETTERS[meant.letter])
        elif meant.star:
            parts.append("*")
        parts += [str(number) for number in (meant.number, meant.length, meant.side) if number > 0]
        return f"{' '.join(parts)} ({action})"

    def returns(self) -> list[float]:
        return self.table.returns if self.is_terminal() else [0.0] * len(self.table.returns)

    def view(self, seat: int) -> AnyView:
        """A seat's view, as our own bots get it."""
        return self.table.view(seat)

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> "ToutilixSpielState":
        """Another state that `player` cannot tell from this one, with a history that leads to it."""
        sampled: ToutilixSpielState = self.get_game().new_initial_state()
        sampled.table.foresee(self.table)
        for action in self.table.supposed(player, chance):
            sampled.apply_action(action)
        return sampled

    def __str__(self) -> str:
        return " ".join([*self.table.told, str(list(self.table.episode.draft)), str(len(self.table.actions))])


def _register(kind: AnyKind) -> type[ToutilixGame]:
    made: type[ToutilixGame] = type(
        f"{kind.name.capitalize()}SpielGame", (ToutilixGame,), {"kind": kind, "type": _type(kind)}
    )
    pyspiel.register_game(made.type, made)
    return made


SPIEL_GAMES: dict[str, type[ToutilixGame]] = {kind.name: _register(kind) for kind in GAMES}
"""OpenSpiel's classes by the names of our games."""
