# The coach reviews a match that is over.
coach-title = Where the points went: { $game }. Points are compared with the others’ average; plus is good.
coach-ahead = { $seat }: { $sign ->
    [ahead] { $points } ahead of the others.
    [behind] { $points } behind the others.
   *[even] level with the others.
  }
coach-sum = { $luck } luck ({ $deal } for the cards dealt, { $fall } for how they fell), { $gifts } gifts from the others, { $slips } own slips (± { $error }): { $result } in all.
coach-hand = Hand { $hand }:
coach-seat_hand = { $seat }: { $luck } luck, { $gifts } gifts, { $slips } slips: { $result }.
coach-no_slips = { $seat }: no certain slip.
coach-costliest = { $seat }, the costliest { $count ->
    [one] slip:
   *[other] { $count } slips:
  }
coach-slip = Hand { $hand }, move { $number }: { $grade ->
    [big] big slip
    [middle] slip
   *[small] small slip
  }. Played: { $move }. Better by { $cost } points (± { $error }) and a { $chance }% higher chance of winning: { $better }.
coach-open = With all hands open, this would have brought { $points } points more: { $better }.
coach-open_less = With all hands open, this would have brought { $points } points less: { $better }.
coach-open_same = With all hands open, this would have brought the same: { $better }.
coach-grades = Decisions judged: { $judged }. Best: { $best }, close: { $close }, small slips: { $small }, slips: { $middle }, big slips: { $big }.
coach-reviewing = Reviewing
coach-no_seat = There is no seat { $seat } in this match; it has { $players }.
coach-chart = Points compared with the others, hand by hand
coach-chart_hands = Hand
coach-chart_result = result
coach-chart_luck = luck
coach-chart_gifts = gifts
coach-chart_slips = slips

# Hints and comparisons at the table.
coach-corrected = On second thought: { $move }. It is better by { $points } points (± { $error }).
coach-compare_only = { $move }: your only move.
coach-compare_best = { $move }: the best move I can find here.
coach-compare_close = { $move }: about as good as the best one I found ({ $better }), too close to tell.
coach-compare_worse = Better: { $better }. It is worth { $points } points (± { $error }) and a { $chance }% higher chance of winning than your choice ({ $move }).
coach-compare_button = Compare
coach-compare_no_time = There is no time to compare moves right now.

# The review on the page.
coach-where = Where did the points go?
coach-review = Review of the match
coach-progress = { $done } of { $total } decisions reviewed
coach-failed = This match cannot be reviewed right now.
coach-next_slip = Next slip
coach-show = Show me
coach-slip_at = Hand { $hand }: { $seat } could have done better.
coach-think = What would you have played?
coach-slips_of = Slips, the costliest first

# Puzzles and exercises.
coach-puzzle = { $game }, puzzle { $number } of { $count }, difficulty { $grade } of 5.
coach-exercise = Hand { $hand }, move { $number }: you could have done better.
coach-find = Find the best move. An empty line shows it, quit leaves.
coach-answer = The best move: { $move }.
coach-right = Right!
coach-nearly = { $move }: about as good as the best move. Well done!
coach-wrong = There is a better move. Try again.
coach-no_puzzles = There are no puzzles for { $game } yet.
coach-no_puzzle = There is no puzzle { $number }; there are { $count }.
coach-no_moment = There was nothing to decide at move { $number } of this match.
coach-practice = Practice
coach-find_best = Find the best move.
coach-right_move = Right! The best move: { $move }.
coach-wrong_by = It is worth { $points } points more.
coach-puzzles = Puzzles
coach-puzzles_note = Positions from real matches with one clearly best move. The easiest come first, and everybody gets the same one each day. Your results stay on this device.
coach-puzzle_today = Puzzle of the day
coach-puzzle_number = Puzzle { $number } of { $count }
coach-puzzle_short = Puzzle { $number }
coach-difficulty = difficulty { $grade } of 5
coach-solved = Solved: { $solved } of { $count }
coach-series = All in order
coach-all_games = All games
coach-all_puzzles = Puzzles
coach-next_puzzle = Next puzzle
coach-result_first = solved on the first try
coach-result_later = solved
coach-result_shown = answer shown
coach-learn = Learn from your slips
coach-slip_number = Slip { $number } of { $count }, hand { $hand }
coach-you_played = You played: { $move }.
coach-next_exercise = Next slip
coach-to_replay = To the replay
coach-all_seats = All players
coach-by_hand = Hand by hand
coach-player = Player
coach-open_cards = Also show what would have happened with all hands open (nobody could know this)
coach-when = When is a move a slip?
coach-when_note = Only if, from what the player could know, it is certainly worse than the best move: the 99% interval (±) does not include zero. Otherwise the two are close. A slip is small if it costs less than a tenth of the usual spread of a hand’s points, or less than 0.5% of the chance to win the match; it is big above a quarter.
