# Sowix.
sowix-name = Sowix

sowix-turned_up = The first card is { card-one }.
sowix-hit = { $who ->
    [you] You must draw two cards and miss a turn.
   *[other] { $seat } must draw two cards and misses a turn.
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
    [you] You forgot to call Toutilix: you draw two cards and miss a turn.
   *[other] { $caught } forgot to call Toutilix, draws two cards and misses a turn.
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
sowix-target_reached = Someone has reached the limit; the fewest points win.

# Refusals.
sowix-one_card = Play exactly one card; { $number ->
    [0] you have selected none.
   *[other] you have selected { $number }.
  }
sowix-unnamed_star = Say which letter the star stands for, such as *K.
sowix-play_drawn = You have just drawn this card and it fits, so you must play it: { $card }.
sowix-does_not_fit = { $letter } doesn’t fit on { $in_force }: it is more than 3 letters away, and they are not both vowels.
sowix-call_early = Call Toutilix when you have one card left; you would have { $left } left.
sowix-must_play = You can play { $cards }, so you have to play.
sowix-nothing_to_draw = There is nothing left to draw.
sowix-must_draw = You can still draw: pass only when there is nothing left to draw.
sowix-no_call = You have nothing to call now.
sowix-catch_self = You cannot catch yourself.
sowix-wrong_catch = { $caught } didn’t forget to call. It costs you nothing.

# What is wrong with something typed or read.
sowix-move = "{ $text }" is not a Sowix move: type a card such as Xp, *K or !, followed by toutilix to call; or draw, pass, toutilix, star 3.
sowix-direction = The field direction is 1 or -1.
sowix-to_draw = The field to_draw needs seat, cards and turn, and is only allowed when to_shuffle is true: with the option reshuffle, an empty stock and a pile to shuffle.
sowix-drawn = "{ $card }" in drawn must be a card of the seat whose turn it is, and fit.

# Options.
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
option-sowix-youngest = The seat that starts the first hand.
