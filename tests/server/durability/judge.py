"""Compares the record of a table with the journals of its players."""

from collections import Counter
from dataclasses import dataclass

from tests.server.durability.person import Journal
from toutilix.engine.replay import Replay, verify_deals
from toutilix.games import GAMES
from toutilix.server.store import StoredMatch


@dataclass(frozen=True)
class Kept:
    """An act as the record has it: the state that it led to, and the state and the request that it answered."""

    n: int
    before: int
    seat: int | None
    move: str | None
    request: str | None


def judge(match: StoredMatch, record: str, journals: list[Journal]) -> None:
    """Every act that the server sent is in the record, at its place and unchanged; nothing is there twice, or unasked
    for."""
    assert match.finished is not None
    assert record == "".join(f"{line.text}\n" for line in match.lines), "the record is not what the store has"
    acts = _acts(match, record)
    assert verify_deals(record, GAMES) > 0
    requests = Counter(act.request for act in acts.values() if act.request is not None)
    twice = [request for request, count in requests.items() if count > 1]
    assert not twice, f"applied twice: {twice}"
    for journal in journals:
        _judge(journal, acts)


def _judge(journal: Journal, acts: dict[int, Kept]) -> None:
    for told in journal.told:
        kept = acts.get(told.n)
        assert kept is not None, f"{told} is missing"
        assert kept.seat == told.seat, f"{told}, but the record has {kept}"
        if told.request is not None:
            sent = journal.sent[told.request]
            asked = (f"{journal.seat}/{sent.id}", sent.move)
            assert (kept.request, kept.move) == asked, f"{sent} was acknowledged, but the record has {kept}"
    places = [told.n for told in journal.acknowledged]
    assert places == sorted(set(places)), "acknowledged out of order, or twice"
    sent_by_key = {f"{journal.seat}/{sent.id}": sent for sent in journal.sent.values()}
    for kept in acts.values():
        if kept.seat == journal.seat:
            assert kept.request in sent_by_key, f"nobody asked for {kept}"
            sent = sent_by_key[kept.request]
            assert (kept.before, kept.move) == (sent.n, sent.move)
            assert sent.id not in journal.refused, f"{kept} was refused, and yet it is there"


def _acts(match: StoredMatch, record: str) -> dict[int, Kept]:
    """Replays the record: a shuffle or a score belongs to the act that led to it."""
    replay = Replay(record, GAMES)
    write_move = replay.match.kind.notation.write_move
    acts: dict[int, Kept] = {}
    before = 1
    for act in replay.acts():
        seat, move = None if act.is_deal else act.seat + 1, None if act.move is None else write_move(act.move)
        request, *others = [line.request for line in match.lines[before : act.number]]
        assert others == [None] * len(others), "a request is kept with the first line of its act"
        acts[act.number] = Kept(act.number, before, seat, move, request)
        before = act.number
    assert before == len(match.lines)
    return acts
