"""Matches begun: by a seed, from a position, from a record."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace

from toutilix.api.beginnings import (
    Input,
    MatchStart,
    check_moves,
    check_options,
    check_text,
    check_whole,
    per_seat,
    read_any_seed,
    read_json,
    seat_names,
)
from toutilix.api.errors import as_public
from toutilix.api.match import PublicMatch
from toutilix.engine.act import NO_SEAT
from toutilix.engine.errors import Malformed
from toutilix.engine.notation import as_document
from toutilix.engine.replay import RecordRefused, Replay, last_seed
from toutilix.games import GAMES, find


def match(
    game: str,
    players: int = 4,
    *,
    seed: bytes | str | int | None = None,
    options: Mapping[str, object] | None = None,
    words: Sequence[str] | None = None,
    names: Sequence[str] | None = None,
    hands: int = 0,
    moves: Sequence[str] | None = None,
) -> PublicMatch:
    """Begin a match of one of `toutilix.GAMES`, with its first hand dealt.

    `seed` fixes all deals: 32 bytes, up to 64 hexadecimal digits, or a number; without one it is fresh. `options` are
    those of the rules, by name. `words` are what the seats add to the shuffle and `names` what they are called, seat 1
    first. With `hands` the match ends after that many hands. `moves`, as `repr` writes them, are made at once; then
    nothing is dealt that they do not deal.

    >>> import toutilix
    >>> game = toutilix.match("sowix", players=3, seed=1)
    >>> game.turn
    1
    >>> print(game.push(game.view(1).random_move(rng=7)))
    1: ...
    """
    try:
        kind = find(game)
        check_whole("players", players)
        check_whole("hands", hands)
        check_options(options)
        check_moves(moves)
        made = kind.game(players, options)
        start = MatchStart(
            kind.name,
            players,
            tuple(kind.settings(made).items()),
            read_any_seed(seed),
            per_seat("words", words, players, ("",) * players),
            per_seat("names", names, players, seat_names(players)),
            hands,
        )
    except Malformed as error:
        raise as_public(error) from None
    begun = PublicMatch._begun(start)
    for move in ["deal"] if moves is None else moves:
        begun.push(move)
    return begun


def from_position(
    position: Mapping[str, object] | str, *, seed: bytes | str | int | None = None, moves: Sequence[str] = ()
) -> PublicMatch:
    """A match that continues from a position: a JSON object as `match.position()` or `toutilix new` writes it, or its
    text. It remembers only what the position shows. `seed` fixes deals and shuffles to come.
    """
    try:
        document = read_json(position) if isinstance(position, str) else as_document(position)
        check_moves(moves)
        kind = find(document.get("game"))
        game, state = kind.read_position(document)
        players = int(game.players)
        options = tuple(kind.settings(game).items())
        written = json.dumps(kind.write_position(game, state))
        nobody = ("",) * players
        start = MatchStart(kind.name, players, options, read_any_seed(seed), nobody, seat_names(players))
    except Malformed as error:
        raise as_public(error) from None
    begun = PublicMatch._begun(replace(start, position=written))
    for move in moves or ():
        begun.push(move)
    return begun


def read_record(text: str) -> PublicMatch:
    """The match of a record, finished or not, as it stands after its last line. Every line is checked, and where the
    seed is told, every deal: InvalidInput names the first line that does not fit."""
    try:
        check_text("record", text)
        seed = last_seed(text)
        replay = Replay(text, GAMES, seed=seed, unfinished=True)
        header = replay.header
        start = MatchStart(
            header.game,
            header.players,
            tuple(replay.match.kind.settings(replay.match.game).items()),
            seed,
            tuple(header.words),
            tuple(header.names),
            header.hands or 0,
            header.daily or "",
            header.lesson is True,
            "" if seed is not None else header.commitment,
        )
        begun = PublicMatch._begun(start)
        shuffles = 0
        for act in replay.acts():
            state = replay.match.state
            if act.is_deal:
                assert state.dealt is not None
                begun._done(Input(state.dealt, NO_SEAT, None))
                shuffles = 0
            elif act.move is None:
                begun.undo()
            else:
                begun._done(Input(None, act.seat, act.move, tuple(state.shuffles[shuffles:])))
                shuffles = len(state.shuffles)
    except (Malformed, RecordRefused) as error:
        raise as_public(error) from None
    return begun
