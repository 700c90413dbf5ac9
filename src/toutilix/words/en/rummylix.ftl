# Rummylix.
rummylix-name = Rummylix

rummylix-turned_up = { $count ->
    [0] No card is turned up.
   *[other] The first discard is { card-one }.
  } { $stock ->
    [one] One card is left to draw.
   *[other] { $stock } cards are left to draw.
  }
rummylix-drew = { $who ->
    [you] You draw { card-one }.
   *[other] { $seat } draws { $count ->
        [one] a card.
       *[other] { $count } cards.
      }
  }
rummylix-took = { $who ->
    [you] You take
   *[other] { $seat } takes
  } { card-one } from the discard pile.
rummylix-opened = { $who ->
    [you] You open.
   *[other] { $seat } opens.
  }
rummylix-laid = { $who ->
    [you] You lay
   *[other] { $seat } lays
  } run { $run }: { $cards }.
rummylix-added = { $who ->
    [you] You add
   *[other] { $seat } adds
  } { card-one } to the { $side ->
    [left] left
   *[right] right
  } end of run { $run }.
rummylix-swapped = { $who ->
    [you] You put
   *[other] { $seat } puts
  } the { $card } into run { $run } and { $who ->
    [you] take the star: place it now.
   *[other] takes the star.
  }
rummylix-placed = { $who ->
    [you] You place
   *[other] { $seat } places
  } it as { $letter } at the { $side ->
    [left] left
   *[right] right
  } end of run { $run }.
rummylix-blocked = { $who ->
    [you] You put
   *[other] { $seat } puts
  } a firecracker on the { $side ->
    [left] left
   *[right] right
  } end of run { $run }.
rummylix-unblocked = { $who ->
    [you] You remove
   *[other] { $seat } removes
  } the firecracker at the { $side ->
    [left] left
   *[right] right
  } end of run { $run } with a star.
rummylix-discarded = { $who ->
    [you] You discard
   *[other] { $seat } discards
  } { card-one }.
rummylix-pile_turned = The draw pile is empty. The discard pile is turned over: { $stock ->
    [one] one card.
   *[other] { $stock } cards.
  }
rummylix-pile_waits = The draw pile is empty. The discard pile has to be shuffled; then { $who ->
    [you] you draw
   *[other] { $seat } draws
  } { $due ->
    [one] one card.
   *[other] { $due } cards.
  }
rummylix-pile_shuffled = { $stock ->
    [one] One card is shuffled and becomes
   *[other] { $stock } cards are shuffled and become
  } the new draw pile.
rummylix-refill = { $who ->
    [you] You have no cards left: you draw
   *[other] { $seat } has no cards left and draws
  } { $due } new ones.
rummylix-nothing_to_draw = Both piles are empty: { $who ->
    [you] you don’t draw.
   *[other] { $seat } doesn’t draw.
  }
rummylix-out = { $who ->
    [you] You have played your last card and take
   *[other] { $seat } has played the last card and takes
  } the cards left in the other hands.
rummylix-stalled = Nobody has laid anything for { $rounds } rounds: the hand ends, and nobody takes the others’ cards.
# Each part of a score stands on its own in a row that has the player's name.
rummylix-score_letters = { $who ->
    [you] You
   *[other] { $seat }
  }: { rummylix-score_letters_part }
rummylix-score_letters_part = { $count } { $count ->
    [one] letter
   *[other] letters
  } in runs at { $each }{ $count ->
    [one] {""}
   *[other] {" "}each
  }, { $points } { $points ->
    [one] point.
   *[other] points.
  }
rummylix-score_stars = { $who ->
    [you] You
   *[other] { $seat }
  }: { rummylix-score_stars_part }
rummylix-score_stars_part = { $count } { $count ->
    [one] star
   *[other] stars
  } in runs at { $each }{ $count ->
    [one] {""}
   *[other] {" "}each
  }, { $points } points.
rummylix-score_firecrackers = { $who ->
    [you] You
   *[other] { $seat }
  }: { rummylix-score_firecrackers_part }
rummylix-score_firecrackers_part = { $count } { $count ->
    [one] firecracker
   *[other] firecrackers
  } on runs at { $each }{ $count ->
    [one] {""}
   *[other] {" "}each
  }, { $points } points.
rummylix-score_taken = { $who ->
    [you] You take
   *[other] { $seat } takes
  } { $cards } from { $loser_who ->
    [you] you
   *[other] { $loser }
  }, { $points } { $points ->
    [one] point.
   *[other] points.
  }
rummylix-score_taken_part = Taken from { $loser_who ->
    [you] you
   *[other] { $loser }
  }: { $cards }, { $points } { $points ->
    [one] point.
   *[other] points.
  }
rummylix-most_points = All hands have been played; the most points win.

# Refusals.
rummylix-place_star = First place the star you took, at an open end of a run.
rummylix-drawn = You have already drawn: lay, add, or discard a card.
rummylix-draw_first = First draw a card, or take the top discard.
rummylix-nothing_to_take = The discard pile is empty.
rummylix-plain_star = Discard a star without a letter.
rummylix-name_star = Say which letter the star stands for, such as *H.
rummylix-short_run = { $cards } is too short: a run has at least { $shortest } cards.
rummylix-not_a_run = { $cards } is not a run: the letters must follow each other; A comes after Z.
rummylix-opening = To open, lay at once a run of at least 5, or at least two runs of 3 or more.
rummylix-not_opened = You have not opened yet: first lay your own runs.
rummylix-no_such_run = There is no run { $number } on the table.
rummylix-not_your_run = Run { $run } belongs to { $owner }: you can only put a firecracker on your own runs.
rummylix-closed_end = Run { $run } is not open at that end.
rummylix-no_firecracker = There is no firecracker at that end of run { $run }.
rummylix-does_not_fit = { $card } doesn’t fit there on run { $run }.
rummylix-which_side = { $card } fits at both ends of run { $run }: say left or right.
rummylix-swap_letter = Only a letter card from your hand can be swapped for a star.
rummylix-no_star = Run { $run } has no star for { $letter }.
rummylix-blocked_run = Run { $run } has a firecracker at each end: nothing in it can be swapped.
rummylix-guarded = The star for { $letter } in run { $run } is protected by a firecracker next to it.
rummylix-no_open_end = No run has an open end, so you could not place the star.
rummylix-choose = Choose cards to lay, add or discard.
rummylix-no_reading = { $cards } can’t be played like this.

# What cannot be read.
rummylix-move = "{ $text }" is not a Rummylix move: type draw, take, lay G H I + K L M, add R 2, swap K 2, block 2 left, unblock 2 right or discard T.
rummylix-run = "{ $cards }" in runs is not a run of { $shortest } to 26 consecutive letters with every star named.
rummylix-owner = The run "{ $cards }" has no owner.
rummylix-known = The card { $card } in known is not in the hand of seat { $seat }.
rummylix-to_draw = The field to_draw (seat, cards and turn) is only allowed when the table waits for a shuffle.
rummylix-no_shuffle = A table waits for a shuffle when the stock is empty and the discard pile is not.
rummylix-star_step = A star is waiting to be placed: the step is play.
rummylix-star_place = A star is waiting to be placed, but no run has an open end.
rummylix-empty_hand = It is seat { $turn }’s turn to play, but it has no cards.

option-rummylix-refill = What happens when you run out of cards.
option-rummylix-refill-while_seven = you draw 7 new cards, as long as the two piles together have 7
option-rummylix-refill-before_discard = the same, but discarding your last card ends the hand
option-rummylix-refill-never = the hand ends
option-rummylix-reshuffle = What happens to the discard pile when the draw pile is empty.
option-rummylix-reshuffle-no = it is turned over
option-rummylix-reshuffle-yes = it is shuffled
