## What the tables of the page say beside the words that the text table has too.

page-captured_cards = Taken: { $cards }
page-card_moved = { $card } is now { $place } of { $count }.
page-key_move = move the card to another place in your hand
page-keyname_move = Ctrl or Alt + arrows, Home, End
page-keys_drag = Cards can also be dragged: onto the table to play them, or to another place in your hand. With a finger, rest on the card for a moment if the page would scroll instead. Escape lets go.
page-keys_signs = In your hand, a key that types * or ! goes to that card, where you hold one.
page-more_meanings = { $open ->
    [0] More than these { $count }: select fewer cards.
   *[other] More than these { $count }: say what a star stands for.
  }
page-no_place_here = These cards can do nothing there.
page-pin = { $count ->
    [1] The star stands for
   *[other] Star { $number } stands for
  }
page-pin_any = any
page-pin_first = First the letter of the star, then how it is played.
page-pins = What your stars stand for
page-rummylix_blocked_both = blocked at both ends
page-rummylix_blocked_left = blocked left
page-rummylix_blocked_right = blocked right
page-rummylix_new_run = New run
page-rummylix_piles = To draw: { $stock }. Discarded: { $discard }.
page-rummylix_runs = The runs
page-rummylix_runs_of = { $who ->
    [you] Your runs
   *[other] Runs of { $seat }
  }
page-rummylix_step_discard = Discard
page-rummylix_step_draw = Draw
page-rummylix_step_play = Lay and add
page-rummylix_steps = { $who ->
    [you] The steps of your turn
   *[other] The steps of { $seat }’s turn
  }
page-strategix_exchange_title = Exchanged before this hand
page-strategix_lost = loses a turn
page-strategix_passed = passed
page-strategix_plays = Earlier plays of this round
page-strategix_threw = firecracker
page-strategix_winner = wins the round
