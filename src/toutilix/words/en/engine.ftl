# What all games share.
engine-seat = Seat { $number }

engine-hand_begins = Hand { $hand }. { $who ->
    [you] You start.
   *[other] { $seat } starts.
  }
engine-turn = { $who ->
    [you] It is your turn.
   *[other] { $seat } is to act.
  }
engine-dealt = { $who ->
    [you] You are dealt { $cards }.
   *[other] { $seat } gets { $count ->
        [one] one card.
       *[other] { $count } cards.
      }
  }
engine-hand_points = { $who ->
    [you] You score { $points } in this hand.
   *[other] { $seat } scores { $points } in this hand.
  }
engine-hand_ends = Hand { $hand } is over.
engine-total = Total for { $who ->
    [you] you
   *[other] { $seat }
  }: { $points }.
engine-won = { $who ->
    [you] You win
   *[other] { $seat } wins
  } the match with { $points } { $points ->
    [one] point.
   *[other] points.
  }
engine-undone = { $who ->
    [you] You take your last act back.
   *[other] { $seat } takes the last act back.
  }

# Refusals.
engine-match_over = The match is over.
engine-hand_over = The hand is over: the next one has to be dealt first.
engine-to_shuffle = The pile has to be shuffled first.
engine-not_your_turn = It is not your turn: { $turn_who ->
    [you] you are
   *[other] { $turn } is
  } to act.
engine-not_held = You do not hold { $cards }.
engine-not_dealing = The hand is not over: nothing is dealt in the middle of it.
engine-not_shuffling = No pile is waiting to be shuffled.
engine-other_cards = These are not the cards that are to be shuffled.
engine-no_undo = Nothing to take back: only your own last act, before anybody acts or a card is revealed.
engine-no_such_seat = There is no seat { $number } at this table.
engine-nobody_in_turn = Nobody is in turn in this position.
