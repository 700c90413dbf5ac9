# The command line.
cli-move_number = move { $number }: { $move }
cli-system = The system reports: { $why }.
cli-no_file = Cannot read the file { $file }.
cli-no_text = The file { $file } is not UTF-8 text.
cli-record_refused = Line { $line } of the record is not allowed: { $why }
cli-no_command = There is no command { $name }.{ $similar ->
    [yes] {" "}Did you mean { $near }?
   *[no] {""}
  }
cli-no_option = There is no option { $name }.{ $similar ->
    [yes] {" "}Did you mean { $near }?
   *[no] {""}
  }
cli-missing = { $name } is missing.
cli-needs_value = { $name } needs a value.
cli-no_value = { $name } takes no value.
cli-extra = Nothing more is expected here: { $given }.
cli-whole = { $name } needs a whole number, not { $given }.
cli-number = { $name } needs a number, not { $given }.
cli-at_least = { $name } must be { $bound } or more, not { $given }.
cli-at_most = { $name } must be { $bound } or less, not { $given }.
cli-more_than = { $name } must be more than { $bound }, not { $given }.
cli-less_than = { $name } must be less than { $bound }, not { $given }.
cli-choice = { $name } must be one of { $choices }, not { $given }.
cli-bad_value = { $name }: { $why }
cli-damaged = The file is damaged
cli-name = A name needs 1 to { $most } visible characters.

cli-match_of = { $game }: { $names }.
cli-opened = { $sentence } Cards: { $cards }.
cli-verified = { $count ->
    [one] One deal or shuffle was fixed by the seed, and the seed
   *[other] All { $count } deals and shuffles were fixed by the seed, and the seed
  } by its commitment, before the first card was dealt.

cli-daily_bot = { $level }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, place { $place }.
cli-daily_bots = The same cards with a bot in your seat:
cli-daily_list = Deals of the day of { $date }, the same for everyone. The next ones come at midnight UTC. Type a number:
cli-daily_list_game = { $number }: { $name }, { $players } players{ $played ->
    [yes] , played
   *[no] {""}
  }
cli-daily_verified = This is the deal of the day of { $date }: its seed is the one that this date gives to everyone, so it was never secret. { $count ->
    [one] One deal or shuffle is the one that the seed gives.
   *[other] All { $count } deals and shuffles are those that the seed gives.
  }
cli-daily_welcome = The deal of the day of { $date }: everyone gets these cards and meets these opponents.

cli-options = Options:
cli-option_choice = { $name }: { $meaning } Default: { $default }.
cli-option_value = - { $value }: { $meaning }
cli-option_number = { $name }: { $meaning } A whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }. Default: { NUMBER($default, useGrouping: 0) }.
cli-option_seat = { $name }: { $meaning } A seat number, starting at { $low }. Default: { $default }.
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
cli-column_points = Points per hand
cli-column_low = from
cli-column_high = to
cli-ahead = { $level } is better than { $other } by { $mean } points a hand, interval { $low } to { $high }: { $sure ->
    [yes] significant.
   *[no] not significant, the interval includes zero.
  }
cli-one_deal = A single deal has no interval.
cli-first_seat = The seat that starts a hand is { $mean } points better than the table’s mean, interval { $low } to { $high }.
cli-hand_lengths = Moves in a hand: shortest { NUMBER($shortest, useGrouping: 0) }, mean { $mean }, longest { NUMBER($longest, useGrouping: 0) }.
cli-confidence = Intervals are computed over deals, at { $percent }%.
cli-early = The series could stop early: the 5% is split between its interim looks, so the intervals remain valid.
cli-interrupted = Interrupted after { $deals ->
    [one] 1 deal
   *[other] { NUMBER($deals, useGrouping: 0) } deals
  }.{ $kept ->
    [yes] {" "}They are saved: run the same command to continue.
   *[no] {""}
  }
cli-bots_or_players = --bots names every player and plays single hands: leave out --players and --matches.
cli-bots_needed = Say who plays, for example --bots beginner,beginner,random --hands 100. With only --players and --matches, random players play whole matches.
# $has: none where the worker has no Toutilix, or not the players of the line-up.
cli-worker_refused = The worker { $address } { $has ->
    [none] does not have this program, or lacks some of the players
   *[other] has other code ({ $version })
  } and gets no work.
cli-no_workers = Waiting for workers that play by the same code.
cli-jobs_or_scheduler = Choose one: --jobs for processes on this machine, or --scheduler for the workers of a cluster.
cli-no_write = Cannot write the file { $file }.
cli-plot_format = A plot file must end in .svg or .png.
# $install is a command such as pip install "toutilix[plots]".
cli-missing_extra = { $extra ->
    [cluster] Playing on a Dask cluster needs distributed
    [play] Playing in a browser needs the table server; toutilix play --text does without. To install it
    [plots] Plots need matplotlib
    [postgres] Tables in PostgreSQL need psycopg
   *[server] The table server needs more packages
  }: { $install }
cli-plot_pair = { $level } ahead of { $other }
cli-plot_points = Points per level
cli-plot_points_axis = points per hand
cli-plot_share_axis = share of hands
cli-plot_strength = Strength, { $percent }% intervals
cli-plot_ahead_axis = lead in points per hand
cli-plot_places = Value of each position, counted from the starting seat
cli-plot_place_axis = position
cli-plot_lengths = Length of hands
cli-plot_moves_axis = moves per hand
game-level = There is no level { $level } here; the levels are { $levels }.
arena-no_file = Cannot read or write the file { $file }.
arena-no_series = The file { $file } is not a series of deals.
arena-other_series = The file { $file } contains another series, with a different { $fields }. Use another file, or run the same series.
arena-no_scheduler = Cannot reach a Dask scheduler at { $address }.
arena-all_refused = No worker of this cluster plays by the same code as this machine ({ $version }).
arena-other_code = This worker plays by other code ({ $other }) than the series ({ $version }).
arena-damaged = Line { $line } of { $file } is damaged.
cli-speed = { NUMBER($speed, useGrouping: 0) } moves per second.

# play, in the browser. $flag is one such as --players.
cli-no_page = This copy of Toutilix was built without the web page. For a table in plain text: { $command }. In the source tree, make web builds the page.
cli-not_in_text = { $flag } and --text cannot be used together: the text table is for you alone, in this terminal.
cli-only_in_text = { $flag } is for the text table: add --text.
cli-open_here = Open this address in a browser on this computer: { $link }
cli-opens = Toutilix opens in your browser. If it does not, go to { $link }
cli-other_port = Port { NUMBER($port, useGrouping: 0) } is used by another program: another port is used this time.
cli-play_ended = Goodbye. Your tables are saved for next time.
cli-runs_already = Toutilix is already running.
cli-which_game = Which game is { $flag } for? Name it, for example: { $command }
