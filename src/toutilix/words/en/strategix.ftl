# Strategix.
strategix-name = Strategix

strategix-boxed = { $count ->
    [one] One card goes
   *[other] { $count } cards go
  } back into the box, face down.
strategix-gave_lowest = { $who ->
    [you] You give
   *[other] { $seat } gives
  } { $receiver_who ->
    [you] you
   *[other] { $receiver }
  } { $who ->
    [you] your
   *[other] their
  } lowest card: { $cards }.
strategix-gave_best = { $who ->
    [you] You give
   *[other] { $seat } gives
  } { $receiver_who ->
    [you] you
   *[other] { $receiver }
  } { $who ->
    [you] your
   *[other] their
  } best card: { $cards }.
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
strategix-voluntary_pass = You could have played{ $allowance ->
    [hand] : that was your one free pass of this hand.
    [round] : that was your one free pass of this round.
   *[free] .
  }
strategix-lost_turn = { $who ->
    [you] You miss a turn.
   *[other] { $seat } misses a turn.
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
strategix-placed = { $place ->
    [badluckix] { $who ->
        [you] You still have
       *[other] { $seat } still has
      } cards: Badluckix.
   *[other] { $who ->
        [you] You are
       *[other] { $seat } is
      } { $place ->
        [luckylix] Luckylix: first place.
        [aswellix] Aswellix: second place.
       *[neithernorix] Neithernorix: neither first nor last.
      }
  }
strategix-foul = { $who ->
    [you] You finish
   *[other] { $seat } finishes
  } with a star, a Z or a firecracker: Badluckix.
strategix-stuck = { $who ->
    [you] You have
   *[other] { $seat } has
  } only firecrackers left and nobody can lead: Badluckix.
# Each part of a score stands on its own in a row that has the player's name.
strategix-score = { $who ->
    [you] You
   *[other] { $seat }
  }: { strategix-score_part }
strategix-score_part = { strategix-place }, { $points } points.
strategix-most_points = All hands have been played; the most points win.

# Refusals.
strategix-nothing_chosen = Choose the cards you want to play.
strategix-not_a_combination = These cards don’t make a combination: play one card, runs of the same length, or pairs.
strategix-several_singles = Several single cards don’t make a combination: play one card, runs or pairs.
strategix-unequal_runs = Runs played together must have the same length.
strategix-unnamed_star = Say which letter the star stands for, such as *H.
strategix-firecracker_alone = A firecracker is played on its own.
strategix-firecracker_lead = You can’t lead with a firecracker.
strategix-firecracker_twice = The last card played was a firecracker: you can’t play another right after it.
strategix-weaker = { $letter } is lower than { $needed }: your play must start at { $needed } or higher.
strategix-shape_single = You need to play one single card.
strategix-shape_runs = You need to play { $runs ->
    [one] one run
   *[other] { $runs } runs
  } of { $length } letters.
strategix-shape_pairs = You need to play { $pairs ->
    [one] one pair.
   *[other] { $pairs } pairs.
  }
strategix-leader_passes = You start this round: play something.
strategix-no_pass_left = You can play, and you have used your free pass of this { $allowance ->
    [round] round
   *[hand] hand
  }: play a combination or a firecracker.

# Positions.
strategix-combination = "{ $text }" is not a combination: write its letters without colours or stars, such as E F + M N.
strategix-owner = A combination needs an owner: the seat that played it.

# Options.
option-strategix-voluntary_pass = How often you may pass when you could play.
option-strategix-voluntary_pass-hand = once in each hand
option-strategix-voluntary_pass-round = once in each round
option-strategix-voluntary_pass-free = as often as you like
option-strategix-foul_finish = Finishing with a star, a Z or a firecracker makes you Badluckix.
option-strategix-foul_finish-any_card = always
option-strategix-foul_finish-single_card = only if it is a single last card
