# The strength table.
arena-line_up = { $game }, { $players } players: { $level } against { $other }
arena-lead = { $name }: { $mean } points a hand, interval { $low } to { $high }, { $deals ->
    [one] 1 deal
   *[other] { NUMBER($deals, useGrouping: 0) } deals
  }: { $verdict }.
arena-closed = { $name }: { $mean } of the way to { $bound }, interval { $low } to { $high }, { $deals ->
    [one] 1 deal
   *[other] { NUMBER($deals, useGrouping: 0) } deals
  }.
arena-verdict = { $verdict ->
    [sure] sure
    [worse] worse
   *[open] not sure
  }
arena-told = { $number }/{ $cells } { $row }
arena-left = At most { $minutes ->
    [one] 1 minute
   *[other] { NUMBER($minutes, useGrouping: 0) } minutes
  } left.
arena-interrupted = Interrupted. Finished deals are saved: run the same command to continue.
arena-no_folder = The folder { $folder } cannot be created.
arena-played_by = Seed { $seed }, version { $version }.
arena-leads = Who is better, in points per hand
arena-shares = How much of a cheater’s lead over regulars an expert reaches
arena-column_game = Game
arena-column_players = Players
arena-column_level = Level
arena-column_among = Against
arena-column_deals = Deals
arena-column_ahead = Better by
arena-column_low = from
arena-column_high = to
arena-column_verdict = Result
arena-column_cheater = Bound by
arena-column_share = Share
arena-conclusion = { $open ->
    [0] All { $leads } differences are significant improvements.
    [one] Of { $leads } differences, one is not a significant improvement:
   *[other] Of { $leads } differences, { $open } are not significant improvements:
  }
arena-plot_players = { $players } players
arena-plot_pair = { $level } against { $other }
arena-plot_share_axis = per cent of the cheat’s lead; 0 is a regular
arena-page_title = How strong the bots are
arena-page_intro = Written by `toutilix strength`.
arena-page_reading = How to read this
arena-note_deals = One player of the level plays among others of the level named after "against". Every deal is played once for each rotation of the seats; the deal is the unit of observation. More is better in every game.
arena-note_looks = A difference is tested after 40 deals, 60, 90 and so on, until its interval excludes zero or the maximum number of deals is played. The 5% is split between these looks, so the intervals stay valid: each is the interval of its last look, wider than a plain one, and the final look gets what is left. "Not sure" means that the interval still includes zero at the end, or that there are fewer than 40 deals.
arena-note_share = The cheater is an expert with the same number of simulations that sees all cards; the peeker sees all hands, but not the order of the draw pile, which nobody could know. They exist only for measuring. Each plays a fixed number of the same deals among regulars. The share is the expert’s lead divided by the cheater’s, with Fieller’s interval at 95%, paired by deal. A dash is an unbounded end: there the cheater’s own lead is not significant.
arena-note_clock = Numbers of deals are fixed in advance: the same seed gives the same table on every machine and with any number of processes, except for experts with a clock.
arena-grown = { $name }: { $mean } points a hand more than { $first }, interval { $low } to { $high }, { $deals ->
    [one] 1 deal
   *[other] { NUMBER($deals, useGrouping: 0) } deals
  }.
arena-gain = { $mean } ({ $low } to { $high })
arena-growth = How experts grow with time
arena-column_bound = Bound
arena-column_gain = More than with the least time
arena-plot_time_axis = seconds for a move
arena-times = "{ $given }" should be two or more times in seconds, the shortest first, such as 0.1,0.3,1,3.
arena-note_growth = Where experts with several times are shown, all of them play the same deals among regulars, and the last is compared with the first deal by deal.

# Other people's players.
arena-no_module = { $player }: there is no module { $module }, neither in { $folder } nor installed.
arena-bad_module = { $player }: the module { $module } cannot be imported: { $error }.
arena-no_player = { $player }: the module { $module } has no { $name }.
arena-not_a_player = { $player } is not a player: a player is a class with a method move(view).
arena-not_made = { $player }: the player cannot be made: { $error }.
arena-player_failed = Deal { $deal }, rotation { $rotation }, seat { $seat }, { $player }: { $why }
arena-player_raised = { $error }
arena-player_idle = it made no move in its turn.
arena-player_unreadable = it answered "{ $move }". { $why }
arena-player_illegal = it played { $move }. { $why }
