"""The requests of connections: moves, what cards can mean, advice, a word to the others.

Each is checked and answered here; only the table itself changes its match.
"""

from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.lesson import LEARNER
from toutilix.engine.notation import Document
from toutilix.engine.view import SPECTATOR
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Avatar, Status, Why
from toutilix.server.base.protocol.convert import why_malformed, why_not, why_refused
from toutilix.server.tables import seating
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.ports import Connection
from toutilix.server.tables.telling import MOST_UNDOS, encode, may_undo
from toutilix.server.thinking import Asker, ThinkingFailed, TooManyQuestions, question_of

# --- acts ------------------------------------------------------------------------------------------------------------


def play(table: LiveTable, connection: Connection, asked: live.Play) -> None:
    seat = connection.seat
    if _already_done(table, connection, asked.id) or _not_now(table, connection, asked.id):
        return
    notation = table.match.kind.notation
    try:
        move = notation.read_move(asked.move)
        stale = int(move.verb) not in notation.spoken and asked.n != table.n
        if stale or asked.match not in (None, table.body.match):
            _refuse(table, connection, asked.id, Why(code="server.stale"))
            return
        table.make(seat, move, asked.id)
        if table.body.seats[seat].helped:
            table.come_back(seat)
    except (Malformed, Illegal) as error:
        _refuse(table, connection, asked.id, why_not(error))


def undo(table: LiveTable, connection: Connection, asked: live.Undo) -> None:
    if _already_done(table, connection, asked.id) or _not_now(table, connection, asked.id):
        return
    if asked.n != table.n:
        _refuse(table, connection, asked.id, Why(code="server.stale"))
        return
    if table.match.can_undo(connection.seat) and not may_undo(table.match, connection.seat):
        _refuse(table, connection, asked.id, Why(code="server.undos", arguments={"most": MOST_UNDOS}))
        return
    try:
        table.undo(connection.seat, asked.id)
    except Illegal as illegal:
        _refuse(table, connection, asked.id, why_refused(illegal.refusal))


def next_hand(table: LiveTable, connection: Connection, asked: live.Next) -> None:
    if _not_now(table, connection, None):
        return
    if table.body.lesson:
        _refuse(table, connection, None, Why(code="server.lesson"))
        return
    # Several people may ask for the same hand: the first gets it, and nobody is refused for being late.
    if asked.n == table.n:
        table.deal_next()


def allow_step(table: LiveTable, connection: Connection) -> None:
    if not _not_now(table, connection, None):
        table.allow_step()


# --- what changes nothing in the match -------------------------------------------------------------------------------


def read(table: LiveTable, connection: Connection, asked: live.Read) -> None:
    if _not_now(table, connection, asked.id):
        return
    view = table.match.state.look(connection.seat)
    kind = table.match.kind
    try:
        cards = kind.notation.read_cards(" ".join(asked.cards), "cards")
    except Malformed as error:
        connection.send(encode(live.Meanings(id=asked.id, why=why_malformed(error))))
        return
    readings = view.readings(cards) if asked.run is None else kind.screen.readings_at(view, cards, asked.run - 1)
    moves = [kind.screen.offer(view, move) for move in readings.moves]
    why = why_refused(readings.refusal) if readings.refusal is not None else None
    connection.send(encode(live.Meanings(id=asked.id, moves=moves, more=readings.more, why=why)))


def earlier(table: LiveTable, connection: Connection, asked: live.Earlier) -> None:
    """Everybody may ask: they have seen these acts, or could have."""
    if table.lost:
        return
    if asked.match != table.body.match:
        _refuse(table, connection, asked.id, Why(code="server.stale"))
        return
    acts = encode(table.earlier(connection, asked.before, asked.id))
    table.when_written(lambda: connection.send(acts))


async def hint(table: LiveTable, connection: Connection, asked: live.Hint) -> None:
    """One at a time for a seat: bots of other tables think in the same processes. None out of turn: it would tell
    when somebody can be caught."""
    seat = connection.seat
    if _not_now(table, connection, asked.id):
        return
    if table.course and seat == LEARNER and (moves := table.course.asked(table.match)):
        offered = table.match.kind.screen.offer(table.match.state.look(seat), moves[0])
        connection.send(encode(live.Hinted(id=asked.id, move=offered)))
        return
    if table.match.state.table.turn != seat:
        connection.send(encode(live.Hinted(id=asked.id)))
        return
    if seat in table.advised:
        _refuse(table, connection, asked.id, Why(code="server.slow_down"))
        return
    if asked.move is not None and (why := _why_not_compared(table, seat, asked.move)):
        _refuse(table, connection, asked.id, why)
        return
    table.advised.add(seat)
    n = table.n
    try:
        seconds = (table.services.settings.hint_seconds or None) if asked.deep else None
        compared = asked.move if asked.deep else None
        question = question_of(table.match, seat, "regular", advise=True, asked=compared, seconds=seconds)
        thought = await table.services.thinker.ask(question, Asker(connection.group, table.id))
    except TooManyQuestions:
        _refuse(table, connection, asked.id, Why(code="server.slow_down"))
        return
    except ThinkingFailed:
        _refuse(table, connection, asked.id, Why(code="server.no_thought"))
        return
    finally:
        table.advised.discard(seat)
    # On one device somebody else may sit there by now.
    if connection.seat == seat and table.owned():
        if table.n != n or thought.move is None:
            # Advice for a moment that is over is none.
            connection.send(encode(live.Hinted(id=asked.id)))
            return
        move = _offered(table, seat, thought.move)
        connection.send(encode(live.Hinted(id=asked.id, move=move, why=thought.why, coached=thought.coached)))


def _why_not_compared(table: LiveTable, seat: int, text: str) -> Why | None:
    """Only a move that the seat could make now can be compared."""
    try:
        refusal = table.match.state.look(seat).refusal(table.match.kind.notation.read_move(text))
    except Malformed as error:
        return why_malformed(error)
    return None if refusal is None else why_refused(refusal)


def _offered(table: LiveTable, seat: int, move: str) -> Document:
    kind = table.match.kind
    return kind.screen.offer(table.match.state.look(seat), kind.notation.read_move(move))


def choose_word(table: LiveTable, connection: Connection, word: str) -> None:
    if connection.seat == SPECTATOR or table.status is not Status.lobby:
        code = "server.spectator" if connection.seat == SPECTATOR else "server.started"
        _refuse(table, connection, None, Why(code=code))
        return
    try:
        seating.choose_word(table.body, connection.seat, word)
    except Malformed as error:
        _refuse(table, connection, None, why_malformed(error))
    else:
        table.save(table.tell_about)


def wear(table: LiveTable, connection: Connection, avatar: Avatar | None) -> None:
    if connection.seat == SPECTATOR:
        _refuse(table, connection, None, Why(code="server.spectator"))
    elif table.body.seats[connection.seat].avatar != avatar:
        table.body.seats[connection.seat].avatar = avatar
        table.save(table.tell_about)


def say(table: LiveTable, connection: Connection, phrase: live.Phrase) -> None:
    if connection.seat == SPECTATOR:
        _refuse(table, connection, None, Why(code="server.spectator"))
    else:
        table.tell_all(live.Said(seat=connection.seat + 1, phrase=phrase))


# --- what is not done ------------------------------------------------------------------------------------------------


def _not_now(table: LiveTable, connection: Connection, request: str | None) -> bool:
    """True if this connection may not act now; it has been sent the reason."""
    if table.gone:
        return True
    if connection.seat == SPECTATOR:
        code = "server.spectator"
    elif table.status is Status.playing:
        return False
    else:
        code = f"server.{table.status.value}"
    _refuse(table, connection, request, Why(code=code))
    return True


def _already_done(table: LiveTable, connection: Connection, request: str) -> bool:
    n = table.led_to(connection.seat, request)
    if n is None:
        return False
    done = encode(live.Done(id=request, n=n))
    table.when_written(lambda: connection.send(done))
    return True


def _refuse(table: LiveTable, connection: Connection, request: str | None, why: Why) -> None:
    table.services.metrics.refusals.add()
    connection.send(encode(live.Refused(id=request, n=table.n, why=why)))
