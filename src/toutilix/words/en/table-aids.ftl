## Words of the tables in the page that the text table does not have.

page-captured_cards = Taken: { $cards }
page-card_moved = { $card } is now { $place } of { $count }.
page-key_draw = draw a card, or pass in a game without drawing
page-key_log = the previous or next line of what happened
page-key_log_ends = the first or last line of what happened
page-key_move = move the card to another place in your hand
page-key_take = take the top discard
page-key_undo = undo your last move
page-keyname_draw = second key right of P: ] $ +
page-keyname_log = second and third key right of N: , . or ; :
page-keyname_log_ends = the same with Shift
page-keyname_move = Ctrl or Alt + arrows, Home, End
page-keyname_take = second key right of L: ' ù ä
page-keyname_undo = Backspace
page-keys_drag = You can also drag cards: onto the table to play them, or to another place in your hand. With a finger, hold the card for a moment if the page scrolls instead. Escape puts it back.
page-keys_signs = In your hand, the * and ! keys go to that card, if you have one.
page-log_earlier = Show earlier moves
page-log_first = The beginning:
page-log_latest = The end:
page-more_meanings = { $open ->
    [0] There are more than these { $count }: select fewer cards.
   *[other] There are more than these { $count }: choose a letter for a star.
  }
page-no_draw = You can’t draw or pass now.
page-no_place_here = These cards can’t be played there.
page-no_take = There is no card to take now.
page-pin = { $count ->
    [1] The star is
   *[other] Star { $number } is
  }
page-pin_any = any letter
page-pin_first = First choose the star’s letter, then how to play it.
page-pins = Letters for your stars
