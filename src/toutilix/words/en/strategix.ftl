# Strategix.
strategix-name = Strategix

strategix-boxed = { $count ->
    [one] One card goes
   *[other] { $count } cards go
  } into the box unseen.
strategix-gave_lowest = { $who ->
    [you] You give
   *[other] { $seat } gives
  } { $receiver_who ->
    [you] you
   *[other] { $receiver }
  } the lowest card: { $cards }.
strategix-gave_best = { $who ->
    [you] You give
   *[other] { $seat } gives
  } { $receiver_who ->
    [you] you
   *[other] { $receiver }
  } the best card: { $cards }.
strategix-led = { $who ->
    [you] You lead
   *[other] { $seat } leads
  } { card-one }.
strategix-followed = { $who ->
    [you] You follow
   *[other] { $seat } follows
  } with { card-one }.
strategix-firecracker = { $who ->
    [you] You throw
   *[other] { $seat } throws
  } a firecracker.
strategix-passed = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
  }
strategix-voluntary_pass = You could have followed{ $allowance ->
    [hand] : that was your one free pass of this hand.
    [round] : that was your one free pass of this round.
   *[free] .
  }
strategix-lost_turn = { $who ->
    [you] You lose your turn.
   *[other] { $seat } loses a turn.
  }
strategix-round_won = { $who ->
    [you] You win
   *[other] { $seat } wins
  } the round.
strategix-lead_passes = { $who ->
    [you] You
   *[other] { $seat }
  } cannot lead: { $leader_who ->
    [you] you lead.
   *[other] { $leader } leads.
  }
strategix-place = { $place ->
    [luckylix] Luckylix
    [aswellix] Aswellix
    [neithernorix] Neithernorix
   *[badluckix] Badluckix
  }
strategix-placed = { $who ->
    [you] You are
   *[other] { $seat } is
  } { $place ->
    [luckylix] Luckylix, the first.
    [aswellix] Aswellix, the second.
    [neithernorix] Neithernorix, neither first nor last.
   *[badluckix] left with cards: Badluckix.
  }
strategix-foul = { $who ->
    [you] You end
   *[other] { $seat } ends
  } with a star, a Z or a firecracker: Badluckix.
strategix-stuck = { $who ->
    [you] You have
   *[other] { $seat } has
  } only firecrackers and nobody can lead: Badluckix.
# Each part of a score stands on its own in a row that has the player's name.
strategix-scored = { $who ->
    [you] You
   *[other] { $seat }
  }: { strategix-scored_part }
strategix-scored_part = { strategix-place }, { $points } points.
strategix-most_points = All hands are played; the most points win.

# Refusals.
strategix-nothing_chosen = Choose the cards that you want to play.
strategix-not_a_combination = These cards are no combination: play one card, runs of equal length, or pairs.
strategix-several_singles = Several single cards are no combination: play one card, runs or pairs.
strategix-unequal_runs = Runs that are played together have the same length.
strategix-unnamed_star = Say which letter the star stands for, such as *H.
strategix-firecracker_alone = A firecracker is played on its own.
strategix-firecracker_lead = A firecracker cannot be led.
strategix-firecracker_twice = The last play was a firecracker: no second one right after it.
strategix-weaker = { $letter } is lower than { $needed }: your play must start at { $needed } or higher.
strategix-shape_single = You have to follow one single card with one single card.
strategix-shape_runs = You have to follow with { $runs ->
    [one] one run
   *[other] { $runs } runs
  } of { $length } letters.
strategix-shape_pairs = You have to follow with { $pairs ->
    [one] one pair.
   *[other] { $pairs } pairs.
  }
strategix-leader_passes = You lead: play something.
strategix-no_pass_left = You can follow and have used your free pass of this { $allowance ->
    [round] round
   *[hand] hand
  }: play a combination or a firecracker.

# Positions.
strategix-combination = "{ $text }" is not a combination: write its letters without colours or stars, such as E F + M N.
strategix-owner = A combination needs an owner: the seat that played it.

# Options.
option-strategix-voluntary_pass = How often you may pass though you could follow.
option-strategix-voluntary_pass-hand = once in each hand
option-strategix-voluntary_pass-round = once in each round
option-strategix-voluntary_pass-free = as often as you like
option-strategix-foul_finish = Which last play with a star, a Z or a firecracker makes you Badluckix.
option-strategix-foul_finish-any_card = any such play
option-strategix-foul_finish-single_card = only a lone last card
