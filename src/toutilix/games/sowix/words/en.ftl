# Sowix.
sowix-name = Sowix
sowix-turned_up = The first card is { card-one }.
# The cards that are drawn then are told next; the same where somebody was caught.
sowix-hit = { $who ->
    [you] You miss a turn.
   *[other] { $seat } misses a turn.
  }
sowix-played = { $who ->
    [you] You play
   *[other] { $seat } plays
  } { card-one }{ $called ->
    [yes] {" "}and { $who ->
        [you] call
       *[other] calls
      }: Toutilix!
   *[no] .
  }
sowix-reversed = The direction changes: now { $direction ->
    [1] clockwise.
   *[other] counter-clockwise.
  }
sowix-draws = { $who ->
    [you] You draw from the draw pile.
   *[other] { $seat } draws from the draw pile.
  }
sowix-draw_fits = { $who ->
    [you] It’s { card-one }. It fits: you must play it.
   *[other] The card fits: { $seat } must play it.
  }
sowix-draw_kept = { $who ->
    [you] It’s { card-one }. It doesn’t fit: you keep it.
   *[other] The card doesn’t fit: { $seat } keeps it.
  }
sowix-drew = { $who ->
    [you] You draw { card-one }.
   *[other] { $seat } draws { $count ->
        [one] one card.
       *[other] { $count } cards.
      }
  }
sowix-nothing_left = There is nothing left for { $who ->
    [you] you
   *[other] { $seat }
  } to draw.
sowix-passed = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
  }
sowix-called = { $who ->
    [you] You call: Toutilix!
   *[other] { $seat } calls: Toutilix!
  }
sowix-caught = { $who ->
    [you] You say: Star!
   *[other] { $seat } says: Star!
  } { $caught_who ->
    [you] You forgot to call Toutilix and miss a turn.
   *[other] { $caught } forgot to call Toutilix and misses a turn.
  }
sowix-loses_turn = { $who ->
    [you] You miss this turn.
   *[other] { $seat } misses this turn.
  }
sowix-turned_over = The draw pile is empty: the pile is turned over, for the { $times ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } time this hand.
sowix-waits_for_shuffle = The draw pile is empty: the pile has to be shuffled. { $who ->
    [you] You still draw
   *[other] { $seat } still draws
  } { $due ->
    [one] one card.
   *[other] { $due } cards.
  }
sowix-shuffled = The pile is shuffled and becomes the new draw pile, for the { $times ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } time this hand.
sowix-out = { $who ->
    [you] You have played your
   *[other] { $seat } has played the
  } last card.
sowix-all_passed = Everyone has passed: the hand ends and everyone counts.
sowix-last_turn_over = The pile would be turned over for the fifth time: the hand ends and everyone counts.
sowix-left = { $who ->
    [you] You have
   *[other] { $seat } has
  } { $count ->
    [0] no cards left.
   *[other] { $cards } left.
  }

# Each part of a score stands on its own in a row that has the player's name.
sowix-score = { $who ->
    [you] You
   *[other] { $seat }
  }: { sowix-score_part }
sowix-score_part = { $cards } at { $each }{ $count ->
    [one] {""}
   *[other] {" "}each
  }, { $points } points.
# Highlights, told when the match is over.
sowix-highlight_left = { $who ->
    [you] You were
   *[other] { $seat } was
  } left with { $cards }: { $points } { $points ->
    [one] point.
   *[other] points.
  }
sowix-highlight_out = { $who ->
    [you] You went out
   *[other] { $seat } went out
  } while the others still held { $points } { $points ->
    [one] point.
   *[other] points.
  }
sowix-highlight_catch = { $who ->
    [you] You caught
   *[other] { $seat } caught
  } { $caught_who ->
    [you] you
   *[other] { $caught }
  } forgetting to call Toutilix.
sowix-highlight_caught = { $who ->
    [you] You
   *[other] { $seat }
  } forgot to call Toutilix, and { $catcher_who ->
    [you] you
   *[other] { $catcher }
  } noticed.
sowix-target_reached = Someone has reached the limit; the fewest points win.
sowix-hands_played = All hands are played; the fewest points win.

# Refusals.
sowix-one_card = Play exactly one card; { $number ->
    [0] you have selected none.
   *[other] you have selected { $number }.
  }
sowix-unnamed_star = Say which letter the star stands for, such as *K.
sowix-play_drawn = You have just drawn { card-one } and it fits, so you must play it.
sowix-does_not_fit = { $letter } doesn’t fit on { $in_force }: it is more than 3 letters away, and they are not both vowels.
sowix-call_early = Call Toutilix when you have one card left; you would have { $left } left.
sowix-must_play = You can play { $cards }, so you have to play.
sowix-nothing_to_draw = There is nothing left to draw.
sowix-must_draw = You can still draw: pass only when there is nothing left to draw.
sowix-no_call = You have nothing to call now.
sowix-catch_self = You cannot catch yourself.
sowix-wrong_catch = { $caught } didn’t forget to call. It costs you nothing.

# Errors in something typed or read.
sowix-move = "{ $text }" is not a Sowix move: type a card such as Xp, *K or !, followed by toutilix to call; or draw, pass, toutilix, star 3.
sowix-direction = The field direction is 1 or -1.
sowix-to_draw = The field to_draw needs seat, cards and turn, and is only allowed when to_shuffle is true: with the option reshuffle, an empty stock and a pile to shuffle.
sowix-drawn = "{ $card }" in drawn must be a card of the seat whose turn it is, and fit.

## Options.

option-sowix-draw_when_able = May you draw when you could play?
option-sowix-draw_when_able-no = No: if you can play, you play.
option-sowix-draw_when_able-yes = Yes: you may draw instead.
option-sowix-call = Who calls “Toutilix!”?
option-sowix-call-spoken = The player, who can forget and be caught.
option-sowix-call-automatic = It is automatic: nobody can forget.
option-sowix-reshuffle = Is the pile shuffled when it becomes the new draw pile?
option-sowix-reshuffle-no = No: it is only turned over.
option-sowix-reshuffle-yes = Yes: it is shuffled.
option-sowix-target = The match ends after the hand in which someone reaches this many points.

## The table in words.

table-how_sowix = A move is one card such as Xp, a star with its letter such as *K, or !, or draw, or pass. Add toutilix to call as you play, type toutilix alone to call late, star 3 to catch seat 3.
table-sowix_letter = Play near { $letter }{ $firecrackers ->
    [0] .
    [one] ; a firecracker lies on top.
   *[other] ; { $firecrackers } firecrackers lie on top.
  }
table-sowix_anything = Any card fits{ $firecrackers ->
    [0] .
    [one] ; a firecracker lies on top.
   *[other] ; { $firecrackers } firecrackers lie on top.
  }
table-sowix_drawn = You drew { card-one }: you must play it now.
table-sowix_pile = The pile has { $size ->
    [one] one card, { $card }.
   *[other] { $size } cards, { $card } on top.
  }
table-sowix_stock = { $size ->
    [0] The draw pile is empty
    [one] The draw pile has one card
   *[other] The draw pile has { $size } cards
  }{ $times ->
    [0] .
    [one] ; the pile was turned over once.
   *[other] ; the pile was turned over { $times } times.
  }
table-sowix_direction = { $direction ->
    [1] Play goes clockwise.
   *[other] Play goes counter-clockwise.
  }
table-sowix_fits = { $count ->
    [26] Every letter fits.
   *[other] These fit: { $cards }.
  }
table-sowix_shown = { $cards } left

## On the page.

page-about_sowix = Play a letter near the last one, watch out for firecrackers, and call “Toutilix!” before your last card.
page-brief_sowix = Play near the last letter
page-sowix_drew = { $number ->
    [one] +1 card
   *[other] +{ $number } cards
  }
page-sowix_loses_turn = misses a turn
page-sowix_pile = { $number ->
    [one] one card played
   *[other] { $number } cards played
  }
page-sowix_stock = { $number ->
    [0] no cards to draw
    [one] one card to draw
   *[other] { $number } cards to draw
  }
page-sowix_turned = The pile was turned over { $number ->
    [one] once.
   *[other] { $number } times.
  }

## Why the players move as they do.

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
reason-sowix_welcome = Play { card-one }: few cards fit on it, so the next player may have to draw.
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

# Why the coach prefers a play.
reason-sowix_told_covered = After { $card } the rest of your hand fits on { $covered } of the 26 letters, after { $instead } on { $less }.
reason-sowix_told_lacks = { $player } is known to have no letter that fits on { $card }.
reason-sowix_told_dear = { $card } would cost you { $points } points if it stayed in your hand, { $instead } only { $less }.
reason-sowix_told_not_draw = { $card } fits, and one card fewer is better than one card more.

## The lesson.

lesson-sowix_fit = Welcome to Sowix! Get rid of all your cards before the others do. A card fits if its letter is the same as the one on the pile, or at most three letters before or after it. On Q you can play N to T; colours don’t matter. Play S.
lesson-sowix_vowel = Now U is on the pile. Vowels also fit on each other, however far apart they are: A, E, I, O, U and Y. A Y left in your hand at the end costs 70 points: get rid of it. Play Y.
lesson-sowix_circle = Z is on the pile, and the alphabet is a circle: after Z comes A again. So B is only two letters away. Play B.
lesson-sowix_firecracker = { $second } played a firecracker, which fits on everything: { $third } had to draw two cards and missed a turn. The letter under it still counts, and that is your B. Play D.
lesson-sowix_draw = { $third } played X, which changes the direction. Then { $second } played U, and none of your cards fits on U. If nothing fits, you draw. Draw a card.
lesson-sowix_star = You drew a star, and it fits on everything. If the card you draw fits, you must play it at once. A star becomes the letter you choose; take one near your G, H and L. Play the star as J.
lesson-sowix_catch = { $second } has one card left, and should have called “Toutilix!” when playing. If you notice, you can say “Star!”: then { $second } draws two cards and misses a turn. Say “Star!” to { $second }.
lesson-sowix_choose = It’s still your turn. I is on the pile: G, H and L all fit. Play the one you like.
lesson-sowix_call = J is on the pile, and both your cards fit. But then you will have one card left: call “Toutilix!” as you play, or you can be caught yourself. Play a card and call.
lesson-sowix_own = So close! { $second }’s firecracker hit you: you drew two cards and missed a turn. The rest of the hand is yours. Play what fits, draw if nothing does, and call when you have one card left.
lesson-sowix_end = That was a whole hand. Cards left in your hand cost points: 70 for Y, 50 for W, X and Z, 10 for other vowels, stars and firecrackers, 5 for the rest. A match continues until someone has 300, and the fewest points win. You are ready for a real match!

## On the help card.

abcd-note_sowix = A letter fits on the same letter and on letters up to three places before or after it. A comes after Z.
