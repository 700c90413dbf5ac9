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
  } { card-one } into run { $run } and { $who ->
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
# The cards that are drawn then are told next.
rummylix-refill = { $who ->
    [you] You have no cards left and draw again.
   *[other] { $seat } has no cards left and draws again.
  }
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
# Highlights, told when the match is over.
rummylix-highlight_run = { $who ->
    [you] You laid
   *[other] { $seat } laid
  } { $cards }: { $points } points.
rummylix-highlight_took = { $who ->
    [you] You took
   *[other] { $seat } took
  } { $cards } from { $loser_who ->
    [you] your hand
   *[other] { $loser }’s hand
  }: { $points } { $points ->
    [one] point.
   *[other] points.
  }
rummylix-highlight_lost = { $taker_who ->
    [you] You took
   *[other] { $taker } took
  } { $cards } from { $who ->
    [you] your hand
   *[other] { $seat }’s hand
  }: { $points } { $points ->
    [one] point.
   *[other] points.
  }
rummylix-highlight_star = { $taker_who ->
    [you] You took
   *[other] { $taker } took
  } a star out of { $who ->
    [you] your run
   *[other] { $seat }’s run
  }: { $points } points.
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
rummylix-opening = To open, lay a run of 5 or more, or at least two runs of 3 or more at once.
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

# Errors in something typed or read.
rummylix-move = "{ $text }" is not a Rummylix move: type draw, take, lay G H I + K L M, add R 2, swap K 2, block 2 left, unblock 2 right or discard T.
rummylix-run = "{ $cards }" in runs is not a run of { $shortest } to 26 consecutive letters with every star named.
rummylix-owner = The run "{ $cards }" has no owner.
rummylix-known = The card { $card } in known is not in the hand of seat { $seat }.
rummylix-to_draw = The field to_draw (seat, cards and turn) is only allowed when the table waits for a shuffle.
rummylix-no_shuffle = A table waits for a shuffle when the stock is empty and the discard pile is not.
rummylix-star_step = A star is waiting to be placed: the step is play.
rummylix-star_place = A star is waiting to be placed, but no run has an open end.
rummylix-empty_hand = It is seat { $turn }’s turn to play, but it has no cards.

## Options.

option-rummylix-refill = What happens when you run out of cards.
option-rummylix-refill-while_seven = you draw 7 new cards, as long as the two piles together have 7
option-rummylix-refill-before_discard = the same, but discarding your last card ends the hand
option-rummylix-refill-never = the hand ends
option-rummylix-reshuffle = What happens to the discard pile when the draw pile is empty.
option-rummylix-reshuffle-no = it is turned over
option-rummylix-reshuffle-yes = it is shuffled

## The table in words.

table-how_rummylix = Draw first: draw, or take for the top discard. Then lay G H I + K L M, add R 2 (to run 2), swap K 2 (for the star in run 2), block 2 left, unblock 2 right. To finish, discard T.
table-rummylix_place_star = Add the star to an open end of a run, such as *S to run 3.
table-rummylix_draw = { $count ->
    [0] Draw a card.
   *[other] Draw a card, or take { $card }.
  }
table-rummylix_open = You have not opened yet: lay a run of 5 or two runs of 3, or discard.
table-rummylix_play = Lay, add, swap or discard.
table-rummylix_run = { $owner_who ->
    [you] Your run { $run }
   *[other] { $owner }’s run { $run }
  }: { $cards }{ $blocked ->
    [left] , blocked on the left.
    [right] , blocked on the right.
    [both] , blocked at both ends.
   *[none] .
  }
table-rummylix_no_run = There are no runs on the table.
table-rummylix_piles = { $stock ->
    [0] The draw pile is empty.
    [one] The draw pile has one card.
   *[other] The draw pile has { $stock } cards.
  } { $discard ->
    [0] The discard pile is empty.
    [one] The discard pile has one card, { $card }.
   *[other] The discard pile has { $discard } cards, { $card } on top.
  }
table-rummylix_removed = Out of the game: { $cards }.
table-rummylix_shown = left in hand: { $cards }

## On the page.

page-about_rummylix = Lay runs of letters, add to everyone’s runs, swap stars out of them and block their ends.
page-brief_rummylix = Build runs, steal stars
page-rummylix_chosen = Now tap a place that glows.
page-rummylix_draw = Draw a card, or take the discard.
page-rummylix_not_opened = not opened yet
page-rummylix_open = To open, lay a run of 5 or two runs of 3. Or discard.
page-rummylix_opened = opened
page-rummylix_place_star = Now add the star to a run: choose where.
page-rummylix_play = Lay, add, swap or block; then discard.
page-rummylix_new_run = New run
page-rummylix_runs = Runs
page-rummylix_runs_of = { $who ->
    [you] Your runs
   *[other] { $seat }’s runs
  }
page-rummylix_step_discard = Discard
page-rummylix_step_draw = Draw
page-rummylix_step_play = Lay
page-rummylix_steps = { $who ->
    [you] The steps of your turn
   *[other] The steps of { $seat }’s turn
  }

## Why the players move as they do.

reason-rummylix_draw = Draw: there is no other card to take.
reason-rummylix_draw_rather = Drawing is better than taking { card-one }.
reason-rummylix_draw_known = Draw: the pile will be turned over and { $card } comes first, which helps you more than { $top }.
reason-rummylix_take_special = Take { card-one }: on one of your runs it is worth { $points } points.
reason-rummylix_take_for_star = Take { card-one }: you can swap it for the star in run { $run } and use the star in your own run.
reason-rummylix_take_to_add = Take { card-one }: you can add it to your run { $run }.
reason-rummylix_take_to_open = Take { card-one }: it helps you open.
reason-rummylix_take_for_run = Take { card-one }: it makes a run with letters in your hand.
reason-rummylix_take_near = Take { card-one }: it goes well with letters in your hand.
reason-rummylix_steal_star = Swap { card-one } for the star in run { $run }: { $owner } loses 5 points and your own run gets them.
reason-rummylix_own_star = Swap { card-one } for the star in your run { $run }: then the star makes one of your runs longer.
reason-rummylix_place_safe = Place { card-one } on your run { $run }: every other { $letter } has been seen, so hardly anyone can take it.
reason-rummylix_place_own = Place { card-one } on your run { $run }: there its 5 points are yours.
reason-rummylix_place_theirs = Place { card-one } on run { $run }: none of your runs has an open end, and { $owner } has the fewest points on the table.
reason-rummylix_open = Open with { $cards }: from now on you can add letters and take stars.
reason-rummylix_lay = Lay { $cards }: { $points } points on the table, where nobody can take them.
reason-rummylix_add = Add { card-one } to your run { $run }: one point for you, and one card fewer in your hand.
reason-rummylix_gift_refill = Add { card-one } to run { $run }: it counts for { $owner }, but your hand is empty and you draw 7 new cards.
reason-rummylix_gift_end = Add { card-one } to run { $run }: it counts for { $owner }, but you are out and take the others’ cards.
reason-rummylix_block_star = A firecracker on your run { $run } protects its star and is worth { $points } points.
reason-rummylix_block = A firecracker on your run { $run } is worth { $points } points; in your hand it is worth nothing.
reason-rummylix_discard_refill = Discard { card-one }: it’s your last card, so you draw 7 new ones.
reason-rummylix_discard_end = Discard { card-one }: it’s your last card, so you take the others’ cards.
reason-rummylix_discard_special = Discard { card-one }: you have no letter to discard.
reason-rummylix_discard_twin = Discard { card-one }: you have this letter twice and one is enough.
reason-rummylix_discard_lone = Discard { card-one }: you need it least, and { $next } can’t use it on the table.
reason-rummylix_discard_least = Discard { card-one }: { $next } can use it, but your other cards are worth more.

# Why a beginner does it.
reason-rummylix_beginner_take = Take { card-one }: it is close to letters in your hand.
reason-rummylix_beginner_draw = The discard pile has nothing you need.
reason-rummylix_beginner_lay = You have a run to lay.
reason-rummylix_beginner_add = You can add { card-one } to run { $run }.
reason-rummylix_beginner_discard = Discard { card-one }: it has the fewest neighbours in your hand.

# Why the coach prefers a move.
reason-rummylix_told_fits = { $instead } fits a run on the table, { $card } fits none.
reason-rummylix_told_neighbours = { $near ->
    [one] One letter
   *[other] { $near } letters
  } in your hand could make a run with { $instead }; { $card } has fewer such neighbours.
reason-rummylix_told_secret = Everyone would see you take { $card }; nobody sees the card you draw.
reason-rummylix_told_top = { $near ->
    [one] One letter
   *[other] { $near } letters
  } in your hand could make a run with { $card }.
reason-rummylix_told_shed = { $shed } of your { $held } cards count for you as soon as they lie on the table.
reason-rummylix_told_keep = Keep your { $held ->
    [one] card
   *[other] cards
  } together: what you lay now, others can build on.

## The lesson.

lesson-rummylix_draw = Welcome to Rummylix! A turn has three parts: draw a card, lay cards if you like, discard a card. You can take the last discard instead of drawing, but that Q doesn’t help you. Draw a card.
lesson-rummylix_discard = You want to lay runs: letters that follow each other. The first time you need a run of five, or two runs of three. You have X, Y, Z and A: the alphabet is a circle, and one more makes five. T doesn’t help: discard T.
lesson-rummylix_take = { $second } has opened with a run of five; the star in it is an F. And { $third } has discarded B, just what you need. Take the discard.
lesson-rummylix_open = X, Y, Z, A and B are five in a row: enough to open. Select these five cards and lay them.
lesson-rummylix_end_turn = You have opened. At the end of the hand each letter in your runs is worth 1 point. A turn ends with a discard: discard K, and keep F and the firecracker.
lesson-rummylix_draw_again = Your turn starts as always. Draw a card.
lesson-rummylix_add = You drew W. Once you have opened, you can add single cards to an open end of any run; they count for the owner of the run. W comes before X: add it to run 2, which is yours.
lesson-rummylix_swap = In { $second }’s run a star is an F, and you have a real F. Once you have opened, you can put the real letter there and take the star out. Swap F for the star in run 1.
lesson-rummylix_place = You can’t keep the star: it goes to an open end of a run at once. In your own run it is worth 5 points to you. Add it to run 2 as C.
lesson-rummylix_block = Anyone with a C could swap your star away. A firecracker on an end of your run protects it: nobody can add cards there or swap the card next to it. Block run 2 on the right.
lesson-rummylix_own = You had no cards left, so you drew seven new ones. The rest of the hand is yours. Runs of three are enough now: J, K, L and M, for example. End each turn with a discard.
lesson-rummylix_end = That was a whole hand. Letters in your runs are worth 1 point, stars and firecrackers 5, and the player who plays the last card also gets the cards the others still have. A match has as many hands as players, and the most points win. You are ready for a real match!

## On the help card.

abcd-note_rummylix = A run can continue from Z to A.
