# What the coach says of a match that is over.
coach-title = Where the points went: { $game }. Points are compared with the mean of the others; plus is good.
coach-ahead = { $seat }: { $sign ->
    [ahead] { $points } ahead of the others.
    [behind] { $points } behind the others.
   *[even] level with the others.
  }
coach-sum = { $luck } luck ({ $deal } for the cards dealt, { $fall } for how they fell), { $gifts } gifts from the others, { $slips } own slips (± { $error }): { $result } in all.
coach-hand = Hand { $hand }:
coach-seat_hand = { $seat }: { $luck } luck, { $gifts } gifts, { $slips } slips: { $result }.
coach-no_slips = { $seat }: no slip that could be told for sure.
coach-costliest = { $seat }, the costliest { $count ->
    [one] slip:
   *[other] { $count } slips:
  }
coach-slip = Hand { $hand }, move { $number }: { $grade ->
    [big] big slip
    [middle] slip
   *[small] small slip
  }. { $move } was played; { $better } is better by { $cost } points (± { $error }) and by { $chance } % of the winning chances.
coach-open = With open cards: on the cards as they lay, { $better } would have brought { $points } points more.
coach-open_less = With open cards: on the cards as they lay, { $better } would have brought { $points } points less.
coach-open_same = With open cards: on the cards as they lay, { $better } would have brought the same.
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
coach-confirmed = A closer look agrees.
coach-compare_only = { $move } is your only move.
coach-compare_best = { $move } is the best move I can find here.
coach-compare_close = { $move } is about as good as { $better }: too close to tell.
coach-compare_worse = { $better } is better than { $move } by { $points } points (± { $error }) and by { $chance } % of the winning chances.
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
coach-answer = The best move is { $move }.
coach-right = Right!
coach-nearly = { $move } is about as good: well done.
coach-wrong = There is a better move. Try again.
coach-no_puzzles = There are no puzzles for { $game } yet.
coach-no_puzzle = There is no puzzle { $number }; there are { $count }.
