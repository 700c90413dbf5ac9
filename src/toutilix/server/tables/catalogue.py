"""Answers to questions that need no table: the games, their options, and the deals of the day."""

from math import ceil

from toutilix.engine.daily import date_of
from toutilix.engine.kind import AnyKind
from toutilix.engine.options import ChoiceOption, Option
from toutilix.games import GAMES
from toutilix.server.base.protocol import api
from toutilix.server.base.protocol.common import Level

A_DAY = 86400


def about_game(kind: AnyKind) -> api.GameAbout:
    return api.GameAbout(
        game=kind.name,
        fewest=kind.fewest,
        most=kind.most,
        levels=[Level(level) for level in kind.levels if level in set(Level)],
        options=[_about_option(option) for option in kind.options],
    )


def deals_of_today(now: float) -> api.DailyDeals:
    """`now` in seconds since 1970."""
    return api.DailyDeals(
        date=date_of(now),
        seconds=ceil(A_DAY - now % A_DAY),
        deals=[
            api.DealOfToday(game=kind.name, players=kind.daily.players, hands=kind.daily.hands)
            for kind in GAMES
            if kind.daily is not None
        ],
    )


def _about_option(option: Option) -> api.OptionAbout:
    if isinstance(option, ChoiceOption):
        values = list(option.values)
        return api.OptionAbout(name=option.name, ruling=option.ruling, default=option.default(), values=values)
    return api.OptionAbout(
        name=option.name, ruling=option.ruling, default=option.default(), low=option.low, high=option.high
    )
