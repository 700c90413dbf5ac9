# The command line.
cli-move_number = move { $number }: { $move }
cli-no_file = The file { $file } cannot be read.
cli-no_text = The file { $file } is not text in UTF-8.
cli-record_refused = Line { $line } of the record is refused: { $why }
cli-damaged = The file is damaged
cli-name = A name has 1 to { $most } characters that can be seen.

cli-match_of = { $game }: { $names }.
cli-opened = { $sentence } Cards: { $cards }.
cli-verified = { $count ->
    [one] One deal or shuffle was fixed by the seed, and the seed
   *[other] All { $count } deals and shuffles were fixed by the seed, and the seed
  } by its commitment, before the first card was dealt.

cli-options = Options at the table:
cli-option_choice = { $name }: { $meaning } Default: { $default }.
cli-option_value = - { $value }: { $meaning }
cli-option_number = { $name }: { $meaning } A whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }. Default: { NUMBER($default, useGrouping: 0) }.
cli-option_seat = { $name }: { $meaning } A seat, from { $low } on. Default: { $default }.
option-youngest = The seat of the youngest player, who starts the first hand.

cli-column_seat = Seat
cli-column_score = Mean score
cli-column_wins = Wins
cli-lengths = { $matches ->
    [one] 1 match
   *[other] { NUMBER($matches, useGrouping: 0) } matches
  }, { $hands ->
    [one] 1 hand
   *[other] { NUMBER($hands, useGrouping: 0) } hands
  }, { NUMBER($moves, useGrouping: 0) } moves. Moves in a hand: shortest { NUMBER($shortest, useGrouping: 0) }, mean { $mean }, longest { NUMBER($longest, useGrouping: 0) }.
cli-speed = { NUMBER($speed, useGrouping: 0) } moves per second.
