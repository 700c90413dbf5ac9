# The command line.
cli-move_number = move { $number }: { $move }
cli-system = The system reports: { $why }.
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
cli-series = { $game }: { $bots }. { $deals ->
    [one] 1 deal
   *[other] { NUMBER($deals, useGrouping: 0) } deals
  }, each played { $rotations } times with the seats rotated: { NUMBER($hands, useGrouping: 0) } hands. { $fewest ->
    [yes] Fewer points are better.
   *[no] More points are better.
  }
cli-series_seed = Seed: { $seed }
cli-column_level = Level
cli-column_points = Points a hand
cli-column_low = from
cli-column_high = to
cli-ahead = { $level } is better than { $other } by { $mean } points a hand, interval { $low } to { $high }: { $sure ->
    [yes] sure.
   *[no] not sure, the interval holds zero.
  }
cli-one_deal = One deal alone has no interval.
cli-first_seat = Who begins a hand is better than the mean of the table by { $mean } points, interval { $low } to { $high }.
cli-hand_lengths = Moves in a hand: shortest { NUMBER($shortest, useGrouping: 0) }, mean { $mean }, longest { NUMBER($longest, useGrouping: 0) }.
cli-confidence = Intervals are over deals and hold at { $percent }%.
cli-early = The series could stop early: its looks share out the 5%, so that the intervals hold although it was looked at again and again.
cli-interrupted = Interrupted after { $deals ->
    [one] 1 deal
   *[other] { NUMBER($deals, useGrouping: 0) } deals
  }.{ $kept ->
    [yes] {" "}They are kept: the same command goes on.
   *[no] {""}
  }
cli-bots_or_players = --bots names every player and plays single hands: leave --players and --matches out.
cli-bots_needed = Say who plays, such as --bots beginner,beginner,random --hands 100. With --players and --matches alone, random players play whole matches.
cli-no_write = The file { $file } cannot be written.
cli-plot_format = A plot is a file that ends in .svg or .png.
cli-no_matplotlib = Plots need matplotlib. It comes with the extra: pip install "toutilix[plots]"
cli-plot_pair = { $level } ahead of { $other }
cli-plot_points = Points of each level
cli-plot_points_axis = points in a hand
cli-plot_share_axis = share of hands
cli-plot_strength = Strength, { $percent }% intervals
cli-plot_ahead_axis = better by so many points a hand
cli-plot_places = Worth of the place, from who begins
cli-plot_place_axis = place
cli-plot_lengths = Length of hands
cli-plot_moves_axis = moves in a hand
game-level = There is no level { $level } here: there are { $levels }.
arena-no_file = The file { $file } can be neither read nor written.
arena-no_series = The file { $file } is not a series of deals.
arena-other_series = The file { $file } holds another series, with a different { $fields }. Give another file, or ask for the same series.
arena-damaged = Line { $line } of { $file } is damaged.
cli-speed = { NUMBER($speed, useGrouping: 0) } moves per second.

# play, in the browser. $flag is one such as --players.
cli-no_page = The page for browsers is not in this copy of Toutilix. For a table in plain text: { $command }. In the source tree, make web builds the page.
cli-not_in_text = { $flag } and --text do not go together: the text table is for you alone, in this terminal.
cli-only_in_text = { $flag } belongs to the text table: add --text.
cli-open_here = Open this address in a browser on this computer: { $link }
cli-opens = Toutilix opens in your browser. If it does not, the address is { $link }
cli-other_port = Port { NUMBER($port, useGrouping: 0) } is taken by another program: this time it will be another one.
cli-play_ended = Goodbye. Your tables are kept for the next time.
cli-runs_already = Toutilix is running already.
cli-which_game = Which game is { $flag } meant for? Name it: { $command }, for instance.
