# Words that all games share.
engine-seat = Player { $number }

engine-hand_begins = Hand { $hand }. { $who ->
    [you] You start.
   *[other] { $seat } starts.
  }
engine-turn = { $who ->
    [you] It’s your turn.
   *[other] It’s { $seat }’s turn.
  }
engine-dealt = { $who ->
    [you] You get { $cards }.
   *[other] { $seat } gets { $count ->
        [one] one card.
       *[other] { $count } cards.
      }
  }
engine-hand_points = { $costs ->
    [yes] This hand costs { $who ->
        [you] you
       *[other] { $seat }
      } { $points ->
        [0] nothing.
        [one] { $points } point.
       *[other] { $points } points.
      }
   *[no] { $who ->
        [you] You score
       *[other] { $seat } scores
      } { $points } in this hand.
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
    [you] You undo your last move.
   *[other] { $seat } undoes the last move.
  }

# Refusals.
engine-match_over = The match is over.
engine-hand_over = The hand is over: deal the next one first.
engine-to_shuffle = The pile has to be shuffled first.
engine-not_your_turn = { $turn_who ->
    [you] It’s your turn, nobody else’s.
   *[other] It’s not your turn: it’s { $turn }’s.
  }
engine-not_held = { $count ->
    [one] This card is not in your hand
   *[other] These cards are not all in your hand
  }: { $cards }.
engine-not_dealing = The hand is not over yet: you cannot deal now.
engine-not_shuffling = No pile is waiting to be shuffled.
engine-other_cards = These are not the cards to shuffle.
engine-no_undo = Nothing to undo: you can only undo your own last move, before anyone else plays or a card is shown.
engine-no_such_seat = There is no seat { $number } at this table.
engine-nobody_in_turn = It is nobody’s turn in this position.
