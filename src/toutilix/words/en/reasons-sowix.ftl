# Why the regular of Sowix does what it does.
reason-sowix_call = You have one card left: call before someone catches you.
reason-sowix_catch = { $caught } has one card left and didn’t call: say “Star!”
reason-sowix_draw = Nothing in your hand fits on { $letter }: draw.
reason-sowix_pass = Nothing fits on { $letter } and there is nothing left to draw: pass.
reason-sowix_out = Play your last card and end the hand.
reason-sowix_drawn = You have just drawn { card-one } and it fits, so you must play it.
reason-sowix_only = The only card you can play is { card-one }.
reason-sowix_dear = Play { card-one }: left in your hand, it would cost { $points }.
reason-sowix_keep = Play { $card } and keep the { $kept } for later: it always fits.
reason-sowix_open = Play { card-one }: the rest of your hand then fits on { $covered } of the 26 letters.
reason-sowix_near = Play { card-one }: it gives your other cards the best chance to fit next turn.
reason-sowix_name = Play { card-one }: { $fitting ->
    [0] with this letter you are most likely to have a card that fits next turn.
    [one] one of your other cards fits on that letter.
   *[other] { $fitting } of your other cards fit on that letter.
  }
reason-sowix_stop = { $player } has only { $left ->
    [one] one card
   *[other] { $left } cards
  } left: with { card-one } they miss their turn.
reason-sowix_away = { $player } has only { $left ->
    [one] one card
   *[other] { $left } cards
  } left: { card-one } changes the direction.
reason-sowix_not_towards = Play { $card }, not { $instead }: that would give the turn to { $player }, who is nearly out.
reason-sowix_again = Play { card-one }: with two players you get another turn.
reason-sowix_block = Play { card-one }: { $player } had nothing that fits near it before, and may have nothing now.

# Why a beginner does it.
reason-sowix_beginner_dear = The most expensive card you can play is { card-one }.
reason-sowix_beginner_special = Now is a good time for { card-one }.
