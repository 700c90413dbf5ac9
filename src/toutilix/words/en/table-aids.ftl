## What the tables of the page say beside the words that the text table has too.

page-captured_cards = Taken: { $cards }
page-card_moved = { $card } is now { $place } of { $count }.
page-key_move = move the card to another place in your hand
page-keyname_move = Ctrl or Alt + arrows, Home, End
page-keys_drag = You can also drag cards: onto the table to play them, or to another place in your hand. With a finger, hold the card for a moment if the page scrolls instead. Escape puts it back.
page-keys_signs = In your hand, the * and ! keys go to that card, if you have one.
page-more_meanings = { $open ->
    [0] There are more than these { $count }: select fewer cards.
   *[other] There are more than these { $count }: choose a letter for a star.
  }
page-no_place_here = These cards can’t be played there.
page-pin = { $count ->
    [1] The star is
   *[other] Star { $number } is
  }
page-pin_any = any letter
page-pin_first = First choose the star’s letter, then how to play it.
page-pins = Letters for your stars
page-rummylix_blocked_both = blocked at both ends
page-rummylix_blocked_left = blocked on the left
page-rummylix_blocked_right = blocked on the right
page-rummylix_new_run = New run
page-rummylix_piles = Draw pile: { $stock }. Discard pile: { $discard }.
page-rummylix_runs = Runs
page-rummylix_runs_of = { $who ->
    [you] Your runs
   *[other] { $seat }’s runs
  }
page-rummylix_step_discard = Discard
page-rummylix_step_draw = Draw
page-rummylix_step_play = Lay and add
page-rummylix_steps = { $who ->
    [you] The steps of your turn
   *[other] The steps of { $seat }’s turn
  }
page-strategix_exchange_title = Exchanged before this hand
page-strategix_lost = misses a turn
page-strategix_passed = passed
page-strategix_plays = Earlier in this round
page-strategix_threw = firecracker
page-strategix_winner = wins the round
