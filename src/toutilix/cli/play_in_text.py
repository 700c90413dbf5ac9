"""Play at the text table: a game from the menu, a match that was saved, or a new one."""

import secrets
from dataclasses import dataclass, replace

from toutilix.bots.levels import players_of
from toutilix.bots.names import BOT_NAMES
from toutilix.cli.inputs import find_game, read_options
from toutilix.cli.messages import INVALID, Fault, Language, command, record_complaint
from toutilix.cli.saves import Saved, Saves, save_name
from toutilix.cli.terminal_lines import InputClosed, Lines
from toutilix.cli.text_table import TextTable
from toutilix.cli.typed_moves import COMMANDS, NO, YES
from toutilix.engine.errors import Malformed
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.replay import RecordRefused
from toutilix.engine.shuffle import SEED_BYTES
from toutilix.engine.typed import read_seed
from toutilix.games import GAMES
from toutilix.words import LANGUAGES, Words
from toutilix.words.echo import plain

DEFAULT_PLAYERS = 4
DEFAULT_LEVEL = "beginner"
LONGEST_NAME = 20


@dataclass(frozen=True)
class MatchRequest:
    """The match requested on the command line; a saved match has all this already."""

    players: int | None = None
    options: tuple[str, ...] = ()
    name: str | None = None
    level: str = DEFAULT_LEVEL
    seed: str | None = None
    seat: int = 1
    new: bool = False
    lang: Language | None = None
    daily: str = ""


def play_in_text(game: str | None, words: Words, width: int | None, request: MatchRequest) -> bool:
    """Play until the match is over, and then return true, or the person leaves; Malformed says what is wrong with the
    request."""
    lines = Lines(width)
    saves = Saves()
    try:
        if game is None:
            words, kind, request = _menu(words, lines, saves, request)
        else:
            kind = find_game(game)
        return _sit_down(kind, words, lines, saves, request)
    except InputClosed:
        lines.say(words.say("table.goodbye"))
    except KeyboardInterrupt:
        lines.say()
        lines.say(words.say("table.goodbye"))
    return False


def default_players(kind: AnyKind) -> int:
    return max(kind.fewest, min(DEFAULT_PLAYERS, kind.most))


# --- the menu --------------------------------------------------------------------------------------------------------


def _menu(words: Words, lines: Lines, saves: Saves, request: MatchRequest) -> tuple[Words, AnyKind, MatchRequest]:
    """Numbers only: a game (or the other language), then how many play."""
    kind: AnyKind | None = None
    while kind is None:
        lines.say(words.say("table.menu"))
        for number, known in enumerate(GAMES, 1):
            name = words.say(f"{known.name}.name")
            lines.say(words.say("table.menu_game", number=number, name=name, fewest=known.fewest, most=known.most))
        other = LANGUAGES[1 - LANGUAGES.index(words.language)]
        lines.say(words.say("table.menu_language", number=len(GAMES) + 1))
        chosen = typed_number(words, lines, 1, len(GAMES) + 1)
        if chosen > len(GAMES):
            words = Words(other)
        else:
            kind = GAMES[chosen - 1]
    if request.players is None and (request.new or not saves.has(kind.name)):
        lines.say(words.say("table.menu_players", fewest=kind.fewest, most=kind.most))
        players = typed_number(words, lines, kind.fewest, kind.most)
        request = replace(request, players=players)
    return words, kind, request


def typed_number(words: Words, lines: Lines, low: int, high: int) -> int:
    """Ask until there is a number of this range; InputClosed where the person would rather leave."""
    while True:
        typed = lines.ask()
        if COMMANDS.get(typed.lower()) == "quit":
            raise InputClosed
        if typed.isascii() and typed.isdigit() and len(typed) < 4 and low <= int(typed) <= high:
            return int(typed)
        lines.say(words.say("table.menu_number", low=low, high=high))


# --- at the table ----------------------------------------------------------------------------------------------------


def _sit_down(kind: AnyKind, words: Words, lines: Lines, saves: Saves, request: MatchRequest) -> bool:
    fresh = _new_match(kind, words, request)
    saved = None if request.new else _saved(fresh, words, lines, saves)
    if saved is None:
        _keep_saved(fresh, words, lines, saves)
    match, seat, level = (saved.match, saved.seat, saved.level) if saved else (fresh, request.seat - 1, request.level)
    colours = kind.notation.colour_matters
    words = Words(words.language, match.names, seat, short=True, spoken=True, colours=colours)
    table = TextTable(match, seat, words, lines, saves, level)
    others = ", ".join(name for at, name in enumerate(match.names) if at != seat)
    lines.say(words.say("table.welcome", game=words.say(f"{kind.name}.name"), others=others, number=seat + 1))
    if match.daily:
        lines.say(words.say("cli.daily_welcome", date=match.daily))
    lines.say(words.say("table.hint"))
    if saved:
        for act in saved.acts:
            table.hear(act)
        table.catch_up()
    try:
        table.play()
    except (InputClosed, KeyboardInterrupt):
        if table.saved and len(match.lines) > 1:
            again = ["daily", kind.name, "--date", match.daily] if match.daily else ["play", kind.name, "--text"]
            lines.say(words.say("table.saved", command=command(words, request.lang, *again)))
        else:
            lines.say(words.say("table.goodbye"))
        return False
    return True


def _saved(fresh: Match, words: Words, lines: Lines, saves: Saves) -> Saved | None:
    """The match saved in place of a fresh one, if there is one that can be read and the person wants to continue it."""
    name = save_name(fresh)
    if not saves.has(name):
        return None
    try:
        saved = saves.read(name)
    except (Malformed, RecordRefused) as error:
        lines.say(words.say("table.damaged", why=record_complaint(error, words)))
        lines.say(words.say("table.set_aside", file=_set_aside(name, words, saves, "damaged")))
        return None
    hand = max(1, int(saved.match.state.table.hand))
    lines.say(words.say("table.resume", game=words.say(f"{fresh.kind.name}.name"), number=hand))
    while True:
        answer = lines.ask().lower()
        if answer in YES:
            return saved
        if answer in NO:
            return None
        lines.say(words.say("table.yes_or_no"))


def _keep_saved(fresh: Match, words: Words, lines: Lines, saves: Saves) -> None:
    """A new match never overwrites one that can still be continued."""
    name = save_name(fresh)
    if saves.has(name):
        aside = _set_aside(name, words, saves, "saved")
        lines.say(words.say("table.put_by", file=aside, name=saves.path(name).name))


def _set_aside(name: str, words: Words, saves: Saves, suffix: str) -> str:
    try:
        return str(saves.set_aside(name, suffix))
    except OSError:
        raise Fault(words.say("cli.no_write", file=str(saves.path(name))), INVALID) from None


def _new_match(kind: AnyKind, words: Words, request: MatchRequest) -> Match:
    if request.daily:
        players = kind.daily.players if kind.daily else kind.fewest
        return Match.of_the_day(kind, request.daily, _names(players, words, request))
    players = request.players if request.players is not None else default_players(kind)
    kind.game(players)
    players_of(kind.name, request.level)
    if not 1 <= request.seat <= players:
        raise Fault(words.say("engine.no_such_seat", number=request.seat), INVALID)
    seed = read_seed(request.seed) if request.seed else secrets.token_bytes(SEED_BYTES)
    options = read_options(list(request.options))
    return Match(kind, players, options, seed=seed, names=_names(players, words, request))


def _names(players: int, words: Words, request: MatchRequest) -> list[str]:
    names = [name for name in BOT_NAMES if name != request.name][: players - 1]
    names.insert(request.seat - 1, own_name(request.name, words))
    return names


def own_name(name: str | None, words: Words) -> str:
    if name is None:
        return words.say("table.player")
    if not name.strip() or len(name) > LONGEST_NAME or plain(name) != name:
        raise Malformed("cli.name", most=LONGEST_NAME)
    return name.strip()
