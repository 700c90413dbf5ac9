"""English and French: one loader for the Fluent catalogues, and one way to say a card, an event or an error.

Ids come from the engine with a dot (`sowix.drew`); in the catalogues the dot is a hyphen (`sowix-drew`).
"""

import os
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from importlib.resources import files
from itertools import groupby

from babel import Locale
from babel.numbers import NumberPattern, parse_pattern
from fluent.runtime import FluentBundle, FluentResource
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import (
    ANY,
    COLOURS,
    FIRECRACKER,
    LETTERS,
    STAR,
    STAR_AS,
    UNSEEN,
    card_text,
    colour_of,
    letter_of,
)
from toutilix.engine.errors import Malformed
from toutilix.engine.extra import EXTRA_PACKAGES
from toutilix.engine.facts import Fact, Refusal, written_value
from toutilix.engine.moves import GROUP_END
from toutilix.words.echo import LONGEST, LONGEST_ECHO, shown
from toutilix.words.spoken import PAUSE, Heard, with_pauses

LANGUAGES = ("en", "fr")
_DECIMAL = parse_pattern("#,##0.###;\N{MINUS SIGN}#,##0.###")
"""A number below zero has a minus before it as it is printed; both languages would have a hyphen there."""


class _Locale(Locale):
    @property
    def decimal_formats(self) -> Mapping[None, NumberPattern]:  # type: ignore[override]
        return {None: _DECIMAL}


class _Bundle(FluentBundle):
    def _get_babel_locale(self) -> Locale:
        return _Locale(self.locales[0])


def catalogues(language: str) -> list[str]:
    """All messages of a language: those that all games share, and those of each game, which lie in its folder."""
    package = files("toutilix")
    shared = [entry for entry in (package / "words" / language).iterdir() if entry.name.endswith(".ftl")]
    rooms = [folder / "words" / f"{language}.ftl" for folder in (package / "games").iterdir() if folder.is_dir()]
    texts = [*sorted(shared, key=str), *sorted((room for room in rooms if room.is_file()), key=str)]
    return [text.read_text("utf-8") for text in texts] + [words_of(name, language) for name in EXTRA_PACKAGES]


def words_of(package: str, language: str) -> str:
    """The messages of the game that lives in a package."""
    return (files(package) / "words" / f"{language}.ftl").read_text("utf-8")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = _Bundle([language], use_isolating=False)
    for text in catalogues(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def language_of_environment() -> str:
    """French where the environment asks for it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


class Words:
    """One language. `names` are what the seats are called; `you` is the reader's seat (-1: none).

    Cards are written for the eye ("the pink E"), or `spoken` for the ear ("E, pink"); with `short` set they are in
    notation, as they are typed. Without `colours`, words leave out what does not matter in the game (`colour_matters`).
    """

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        you: int = -1,
        *,
        short: bool = False,
        spoken: bool = False,
        colours: bool = True,
    ) -> None:
        self.language = language
        self.names = list(names)
        self.you = you
        self.short = short
        self.spoken = spoken
        self.colours = colours
        self._bundle = _bundle(language)

    @property
    def _aloud(self) -> bool:
        return self.spoken and not self.short

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id.replace(".", "-"))

    def say(self, id: str, **arguments: object) -> str:
        """The sentence; its arguments may hold whatever somebody typed."""
        return self._say(id, arguments, LONGEST)

    def _say(self, id: str, arguments: Mapping[str, object], longest: int) -> str:
        message = self._bundle.get_message(id.replace(".", "-"))
        if message.value is None:
            raise LookupError(id)
        safe = {name: shown(value, longest) for name, value in arguments.items()}
        safe |= {name: f"{safe[name]}{PAUSE}" for name, value in arguments.items() if isinstance(value, Heard)}
        text, faults = self._bundle.format_pattern(message.value, safe)
        if faults:
            raise LookupError(f"{id}: {faults}")
        return with_pauses(str(text), self.language) if self._aloud else str(text)

    def fact(self, fact: Fact) -> str:
        """An event, a reason or a line of a table's description."""
        return self.say(fact.id, **self.arguments(fact))

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is refused, with the ruling's number behind it."""
        text = self.fact(refusal)
        return f"{text} ({refusal.ruling})" if refusal.ruling else text

    def malformed(self, error: Malformed) -> str:
        return self._say(error.code, error.arguments, LONGEST_ECHO)

    def seat(self, seat: i64) -> str:
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say("engine.seat", number=int(seat) + 1)

    def card(self, card: i64) -> str:
        if self.short:
            return card_text(card)
        if card == STAR:
            return self.say("card.star")
        if card == FIRECRACKER:
            return self.say("card.firecracker")
        if card == UNSEEN:
            return self.say("card.unseen")
        letter = LETTERS[letter_of(card)]
        if card >= STAR_AS:
            return self.say("card.star_as", letter=letter)
        colour = self._colour(card)
        if colour is None:
            return letter
        return self.say("card.spoken" if self.spoken else "card.written", letter=letter, colour=colour)

    def _colour(self, card: i64) -> str | None:
        """None where it is not to be said: it was not written, or counts for nothing."""
        if not self.colours or card >= STAR or colour_of(card) == ANY:
            return None
        return self.say(f"card.{COLOURS[colour_of(card)]}")

    def cards(self, cards: vec[i64]) -> str:
        """The one rule for lists of cards: a comma between cards, a plus between groups; "and" where they are heard."""
        groups: list[list[i64]] = [[]]
        for card in cards:
            if card == GROUP_END:
                groups.append([])
            else:
                groups[-1].append(card)
        between = f", {self.say('card.and')} " if self._aloud else " + "
        return between.join(self._list(group) for group in groups if group)

    def _list(self, cards: list[i64]) -> str:
        """A list of cards. Where it is heard, cards of one colour say it once, and first: "pink A, D; blue K"."""
        if self.short:
            return " ".join(self.card(card) for card in cards)
        if len(cards) == 1 or not self.spoken or not any(self._colour(card) for card in cards):
            return ", ".join(self.card(card) for card in cards)
        parts: list[str] = []
        for colour, run in groupby(cards, self._colour):
            faces = ", ".join(self.card(card) if colour is None else LETTERS[letter_of(card)] for card in run)
            parts.append(faces if colour is None else self.say("card.of_colour", colour=colour, cards=faces))
        return reduce(lambda before, after: self.say("card.then", before=before, after=after), parts)

    def seat_arguments(self, name: str, seat: i64) -> dict[str, object]:
        """The name of a seat, and whether it is the reader's, for verbs and pronouns."""
        who = "who" if name == "seat" else f"{name}_who"
        return {name: self.seat(seat), who: "you" if seat == self.you >= 0 else "other"}

    def arguments(self, fact: Fact) -> dict[str, object]:
        """The arguments that a fact gives to its sentence.

        A seat F gives its name as `$F` and in `$F_who` whether it is the reader; for `seat` that is `$who`. The first
        card gives `$letter` and `$face` too, any other card F its letter as `$F_letter`, and as `$F_one` what
        `card-one` is for the first; a list of cards `$count` and, as `$card`, its first.
        """
        said: dict[str, object] = {}
        type = fact.type
        for name, kind, value in zip(type.names, type.types, fact.values, strict=True):
            if kind == "seat":
                said |= self.seat_arguments(name, value)
            elif kind == "flag":
                said[name] = "yes" if value else "no"
            else:
                text = written_value(kind, value)
                said[name] = Heard(text) if kind == "letter" and value >= 0 and self._aloud else text
        cards = fact.cards
        for place, (name, kind) in enumerate(zip(type.card_names, type.card_types, strict=True)):
            if kind == "card" and place:
                said[name] = self._placed(self.card(cards[place]), cards[place])
                said[f"{name}_letter"] = self._placed(_letter(cards[place]), cards[place])
                said[f"{name}_one"] = self._placed(self._one(cards[place]), cards[place])
                continue
            shown = [card for card in cards if card != GROUP_END] if kind != "card" else list(cards[:1])
            said |= {
                "cards": self._placed(self.cards(cards if kind != "card" else cards[:1]), *shown),
                "card": self._placed(self.card(shown[0]), shown[0]) if shown else "",
                "letter": self._placed(_letter(shown[0]), shown[0]) if shown else "",
                "count": len(shown),
                "face": self._face(shown),
            }
            if kind == "card":
                said[name] = said["card"]
            elif name != "cards":
                said[name] = said["cards"]
        return said

    def _placed(self, text: str, *cards: i64) -> str:
        """Text as an argument of a sentence: in one that is heard, its last letter must not run into the next word."""
        return Heard(text) if self._aloud and cards and _letter(cards[-1]) else text

    def _one(self, card: i64) -> str:
        return self.say("card.one", face=self._face([card]), cards=self.card(card), letter=_letter(card))

    def _face(self, cards: list[i64]) -> str:
        """Which article one card takes in a sentence: `the pink E`, `a star`; none for a letter by itself."""
        if len(cards) != 1 or self.short:
            return "other"
        [card] = cards
        if card in (STAR, FIRECRACKER):
            return "star" if card == STAR else "firecracker"
        if card == UNSEEN:
            return "other"
        if card >= STAR_AS:
            return "star_as"
        return "other" if self.spoken or self._colour(card) is None else "letter"


def _letter(card: i64) -> str:
    letter = letter_of(card)
    return LETTERS[letter] if letter >= 0 else ""
