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
