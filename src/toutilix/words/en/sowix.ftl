# Sowix.
sowix-name = Sowix

sowix-turned_up = The card turned up is { card-one }.
sowix-hit = { $who ->
    [you] You must draw two cards and are skipped.
   *[other] { $seat } must draw two cards and is skipped.
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
sowix-reversed = The direction is reversed: now { $direction ->
    [1] clockwise.
   *[other] counter-clockwise.
  }
sowix-draws = { $who ->
    [you] You draw from the stock.
   *[other] { $seat } draws from the stock.
  }
sowix-draw_fits = { $who ->
    [you] It is { card-one }. It fits: you must play it.
   *[other] The card fits: { $seat } must play it.
  }
sowix-draw_kept = { $who ->
    [you] It is { card-one }. It does not fit: you keep it.
   *[other] The card does not fit: { $seat } keeps it.
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
    [you] You had forgotten to call Toutilix: you draw two cards and lose a turn.
   *[other] { $caught } had forgotten to call Toutilix, draws two cards and loses a turn.
  }
sowix-loses_turn = { $who ->
    [you] You lose this turn.
   *[other] { $seat } loses this turn.
  }
sowix-turned_over = The stock is empty: the pile is turned over, time { $times } of this hand.
sowix-waits_for_shuffle = The stock is empty: the pile has to be shuffled. { $who ->
    [you] You still draw
   *[other] { $seat } still draws
  } { $due ->
    [one] one card.
   *[other] { $due } cards.
  }
sowix-shuffled = The pile is shuffled and makes a new stock, time { $times } of this hand.
sowix-out = { $who ->
    [you] You have
   *[other] { $seat } has
  } played the last card.
sowix-all_passed = Everybody has passed: the hand ends and all count.
sowix-last_turn_over = The pile would be turned over for the fifth time: the hand ends and all count.
sowix-left = { $who ->
    [you] You have
   *[other] { $seat } has
  } { $count ->
    [0] no card left.
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
sowix-target_reached = Somebody has reached the target; the fewest points win.

# Refusals.
sowix-one_card = Play exactly one card; { $number ->
    [0] none is chosen.
   *[other] { $number } are chosen.
  }
sowix-unnamed_star = Say which letter the star stands for, such as *K.
sowix-play_drawn = You have just drawn { $card } and it fits: it is the card to play.
sowix-does_not_fit = { $letter } does not fit on { $in_force }: it is more than 3 letters away, and they are not both vowels.
sowix-call_early = Toutilix is called when one card is left; you would have { $left } left.
sowix-must_play = You can play { $cards }: so you play.
sowix-nothing_to_draw = There is nothing left to draw.
sowix-must_draw = You can still draw: you pass only when nothing is left to draw.
sowix-no_call = You have no call to make now.
sowix-catch_self = You cannot catch yourself.
sowix-wrong_catch = { $caught } has nothing to be caught for. It costs you nothing.

# What is wrong with something typed or read.
sowix-move = "{ $text }" is not a Sowix move: type a card such as Xp, *K or !, with toutilix behind it to call; or draw, pass, toutilix, star 3.
sowix-direction = The field direction is 1 or -1.
sowix-to_draw = The field to_draw needs seat, cards and turn, and stands exactly where to_shuffle is true: with the option reshuffle, an empty stock and a pile to shuffle.
sowix-drawn = "{ $card }" in drawn must be one card of the seat in turn, and fit.

# Options.
option-sowix-draw_when_able = May you draw although you could play?
option-sowix-draw_when_able-no = No: if you can play, you play.
option-sowix-draw_when_able-yes = Yes: you may draw instead.
option-sowix-call = How is "Toutilix!" called?
option-sowix-call-spoken = By the player, who can forget it and be caught.
option-sowix-call-automatic = By itself: nobody can forget it.
option-sowix-reshuffle = Is the pile shuffled when it becomes the new stock?
option-sowix-reshuffle-no = No: it is only turned over.
option-sowix-reshuffle-yes = Yes: it is shuffled.
option-sowix-target = The match ends with the hand in which somebody reaches so many points.
option-sowix-youngest = The seat that starts the first hand.
