# Errors in something typed or read, and how to put them right.
game-unknown = There is no game "{ $name }"; the games are { $names }.
game-players = { $game } is for { $fewest } to { $most } players, not { $players }.
game-seed = A match seed has { $needed } bytes, not { $given }.
game-date = "{ $date }" is not a date: write it like 2026-07-30.
game-future_date = The deal of { $date } is not here yet: in UTC it is still { $today }.
game-no_daily = { $game } has no deal of the day.
game-per_seat = The { $field } need one entry for each of the { $players } seats, not { $given }.

option-choice = The option { $option } cannot be "{ $value }"; it must be one of { $values }.
option-number = The option { $option } cannot be "{ $value }"; it must be a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
option-unknown = This game has no option "{ $option }"; its options are { $names }.
option-pair = "{ $text }" is not an option: write NAME=VALUE, each name once.

move-empty = A move is missing.
move-word = "{ $word }" is neither a word nor a card of this game; a card is a capital letter with p, b, y or v, a star *H, or the firecracker !.
move-number = "{ $word }" is not a number.
move-plus = A + goes between two groups of cards.
move-seed = "{ $text }" is not a seed: write up to 64 hexadecimal digits.
move-deal_parts = A deal for { $players } players has { $players } hands separated by slashes, then the rest; this one has { $parts } parts.

position-json = This is not JSON.
position-object = This is not a JSON object.
position-players = The field players is missing or not a whole number.
position-hands = The field hands is missing.
position-unknown = There is no field "{ $field }"; the fields are { $names }.
position-card = "{ $card }" in { $field } is not a card.
position-face = The card { $card } in { $field } does not belong to this game.
position-text = The field { $field } is not text.
position-value = The field { $field } must be one of { $values }.
position-flag = The field { $field } must be true or false.
position-list = The field { $field } is not a list.
position-twice = A seat is listed twice in { $field }.
position-per_seat = The field { $field } needs a list with one entry for each of the { $players } seats.
position-number = The field { $field } cannot be "{ $value }"; it must be a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
position-turn_over = It cannot be seat { $turn }’s turn while the table waits for a deal or a shuffle.

record-json = Line { $line } of the record is not JSON.
record-line = Line { $line } of the record is wrong: { $why }.
record-unknown = Line { $line } is not a line of a record.
record-header = Line { $line } should be the record’s header.
record-header_again = Line { $line } is a second header.
record-version = Line { $line }: this record has format { $format } and rules { $rules }, which this program does not know.
record-game = Line { $line }: there is no game "{ $game }".
record-seats = Line { $line }: names and words need one entry for each of the { $players } seats.
record-seat = Line { $line }: there is no seat { $seat } among { $players }.
record-deal = Line { $line }: these are not the cards of a deal in this game.
record-move = Line { $line }: "{ $move }" is not a move of this game.
record-scores = Line { $line }: the scores do not match the moves before it.
record-result = Line { $line }: the result does not match the moves before it.
record-after_end = Line { $line } comes after the end of the record.
record-truncated = The record breaks off after line { $line }.
record-commitment = Line { $line }: the seed does not match its commitment.
record-seed = Line { $line }: the seed is not 64 hexadecimal digits.
record-daily = Line { $line }: this is not the deal of the day of { $date }.
record-lesson = Line { $line }: this is a lesson. Its first hand was prepared to teach the game, so there is no fair deal to prove.
record-other_deal = Line { $line }: these cards are not the ones the seed gives.
