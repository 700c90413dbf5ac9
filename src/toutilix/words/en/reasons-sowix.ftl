# Why the regular of Sowix does what it does.
reason-sowix_call = You have one card left: call before somebody catches you.
reason-sowix_catch = { $caught } has one card left and has not called: say "Star!"
reason-sowix_draw = Nothing in your hand fits on { $letter }: draw.
reason-sowix_pass = Nothing fits on { $letter } and nothing is left to draw: pass.
reason-sowix_out = Play your last card and end the hand.
reason-sowix_drawn = You have just drawn { card-one } and it fits: it is the card to play.
reason-sowix_only = { $card } is the only card that you can play.
reason-sowix_dear = Play { card-one }: it would cost { $points } if it stayed in your hand.
reason-sowix_keep = Play { $card } and keep the { $kept }, which always fits, for later.
reason-sowix_open = Play { card-one }: the rest of your hand then fits on { $covered } of the 26 letters.
reason-sowix_near = Play { card-one }: from there your other cards are most likely to follow next turn.
reason-sowix_name = Play { card-one }: { $fitting ->
    [0] next turn you are more likely to follow than with another letter.
    [one] one of your other cards fits on that letter.
   *[other] { $fitting } of your other cards fit on that letter.
  }
reason-sowix_stop = { $player } has only { $left ->
    [one] one card
   *[other] { $left } cards
  } left: { card-one } takes the next turn away.
reason-sowix_away = { $player } has only { $left ->
    [one] one card
   *[other] { $left } cards
  } left: { card-one } turns the direction the other way.
reason-sowix_not_towards = Play { $card }, not { $instead }: that would give the turn to { $player }, who is nearly out.
reason-sowix_again = Play { card-one }: with two players you have another turn.
reason-sowix_block = Play { card-one }: { $player } could not follow near there before, and perhaps cannot now.

# Why a beginner does it.
reason-sowix_beginner_dear = { $card } is your dearest card that fits.
reason-sowix_beginner_special = Now is a good time for { card-one }.
