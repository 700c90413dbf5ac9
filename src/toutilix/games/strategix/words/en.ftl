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
strategix-score_title = { strategix-place }
strategix-score_part = { strategix-place }, { $points } points.
# Highlights, told when the match is over.
strategix-highlight_play = { $who ->
    [you] You got rid
   *[other] { $seat } got rid
  } of { $number } cards at once: { $cards }.
strategix-highlight_title = { $who ->
    [you] You were
   *[other] { $seat } was
  } { strategix-place }: { $points } points.
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

## Options.

option-strategix-voluntary_pass = How often you may pass when you could play.
option-strategix-voluntary_pass-hand = once in each hand
option-strategix-voluntary_pass-round = once in each round
option-strategix-voluntary_pass-free = as often as you like
option-strategix-foul_finish = Finishing with a star, a Z or a firecracker makes you Badluckix.
option-strategix-foul_finish-any_card = always
option-strategix-foul_finish-single_card = only if it is a single last card

## The table in words.

table-how_strategix = A move is a combination such as C, E F + M N or G G + P *P, or !, or pass. The + may be left out.
table-strategix_exchange_comes = { $lucky_who ->
    [you] You give { $bad } your lowest card and get the best card in return.
   *[other] { $bad_who ->
        [you] You give { $lucky } your best card and get the lowest card in return.
       *[other] { $lucky } gives { $bad } the lowest card and gets the best card in return.
      }
  }
table-strategix_lead = Your turn: play one card, runs or pairs.
table-strategix_follow = { $who ->
    [you] To beat: your { $cards }.
   *[other] Beat { $seat }’s { $cards }.
  }
table-strategix_after_firecracker = { $who ->
    [you] To beat, after a firecracker: your { $cards }.
   *[other] After a firecracker, beat { $seat }’s { $cards }.
  }
table-strategix_nothing = There is nothing to beat.
table-strategix_played = Cards played: { $played }{ $boxed ->
    [0] .
   *[other] ; in the box: { $boxed }.
  }
table-strategix_played_cards = { $cards }.
table-strategix_pass_left = You can still skip one turn.
table-strategix_pass_used = You have skipped your one turn: if you can play, you must.

## On the page.

page-about_strategix = Get rid of your cards with single letters, runs and pairs, each time higher than before.
page-brief_strategix = Beat runs and pairs
page-strategix_owner = leading
page-strategix_exchange_title = Exchanged before this hand
page-strategix_lost = misses a turn
page-strategix_passed = passed
page-strategix_plays = Earlier in this round
page-strategix_threw = firecracker
page-strategix_beat_runs = { $who ->
    [you] To beat: your
   *[other] Beat { $seat }’s
  } { $number ->
    [one] run of { $length }
   *[other] { $number } runs of { $length }
  }
page-strategix_beat_pairs = { $who ->
    [you] To beat: your
   *[other] Beat { $seat }’s
  } { $number } pairs
page-strategix_says_pass = Pass
page-strategix_select = Select { $cards }
page-strategix_suggestions = Select several cards at once
page-strategix_winner = wins the round

## Why the players move as they do.

reason-strategix_out = { $cards }: these are your last cards, with no star, Z or firecracker. You are out!
reason-strategix_foul = { $cards }: however you finish now, you will be Badluckix. Get it over with.
reason-strategix_lead_z = { $cards }: a Z wins the round at once, so you lead again. { $plays ->
    [one] After that you have one play left.
   *[other] After that you have { $plays } plays left.
  }
reason-strategix_lead_hard = { $cards }: hardly anyone can follow this, so you will lead again. { $plays ->
    [one] After that you have one play left.
   *[other] After that you have { $plays } plays left.
  }
reason-strategix_lead_weak = { $cards }: gets rid of { $count ->
    [one] one card
   *[other] { $count } cards
  } while you lead; others may follow. { $plays ->
    [one] After that you have one play left.
   *[other] After that you have { $plays } plays left.
  }
reason-strategix_lead_followable = { $cards }: let the others follow. You can only play your firecracker in a round that someone else leads, and never last.
reason-strategix_follow = { $cards }: you can spare this. { $plays ->
    [one] After that you have one play left.
   *[other] After that you have { $plays } plays left.
  }
reason-strategix_must = { $cards }: you have to follow, and this is the only way.
reason-strategix_win_round = { $cards }: with a Z you win the round at once and lead the next one. { $plays ->
    [one] After that you have one play left.
   *[other] After that you have { $plays } plays left.
  }
reason-strategix_same = { $cards }: the same letters again, so { $rival_who ->
    [you] you miss a turn.
   *[other] { $rival } misses a turn.
  }
reason-strategix_throw_skip = Throw the firecracker: { $rival } has only { $held ->
    [one] one card
   *[other] { $held } cards
  } left and misses a turn.
reason-strategix_throw_rid = Throw the firecracker now: you can’t lead with it, and as your last card it would make you Badluckix.
reason-strategix_throw_last = You only have the firecracker left. It makes you Badluckix, but there is no better way out.
reason-strategix_pass_unable = Pass: you have nothing that follows, so it costs you nothing.
reason-strategix_pass_keep = Pass: playing now would spoil your plan. { $plays ->
    [one] You need only one play for all your cards.
   *[other] You need only { $plays } plays for all your cards.
  }

# Why a beginner does it.
reason-strategix_beginner_lead = This is the most cards you can lead at once without a star.
reason-strategix_beginner_follow = These are the lowest cards that follow.
reason-strategix_beginner_throw = You cannot follow, but you have a firecracker.
reason-strategix_beginner_pass = You cannot follow.

# Why the coach prefers a play.
reason-strategix_told_plays = After that you can get rid of your cards in { $plays ->
    [one] one more play
   *[other] { $plays } more plays
  }; the other way would take { $more }.
reason-strategix_told_nearly = { $rival } has only { $held ->
    [one] one card
   *[other] { $held } cards
  } left.
reason-strategix_told_cards = It gets rid of { $shed } cards instead of { $less }.
reason-strategix_told_keep = Your { $held } cards stay together for a better moment.

## The lesson.

lesson-strategix_lead = Welcome to Strategix! Get rid of your cards before the others do. B is the lowest letter, Z the highest, and colours do not matter. You begin with one low card: play B.
lesson-strategix_follow = To follow, play one card that is as high as the last one, or higher. The last one is { $fourth }’s M. Play Q.
lesson-strategix_z = They went higher and higher, up to { $fourth }’s Y. A Z wins the round at once, and the winner starts the next round. Play Z.
lesson-strategix_pair = You won the round, so you choose the next shape: one card, a pair of the same letter, or a run of letters that follow each other. The others must follow with the same shape. Play a pair: C and C.
lesson-strategix_pass = { $fourth } has a pair of Js. If you can follow, you must; but once in each hand you can pass anyway. Your pair of Ss would be high enough, but you may want it later. Pass.
lesson-strategix_star = Everyone passed: { $fourth } won and leads a run of three, D, E and a star as F. A star can be any letter you choose. You need a run of three that starts at D or higher: play H, I and a star as J.
lesson-strategix_firecracker = { $fourth }’s T, U, V is too high for you. You could pass; but a firecracker makes the next player miss a turn, and that is { $second }. You can never lead with it, so use it in time. Play the firecracker.
lesson-strategix_same = { $fourth } won the round and leads P. The same letter is high enough. And if you play exactly the same letters, the next player misses a turn too. Play P.
lesson-strategix_own = The rest of the hand is yours. When you lead, you can play two pairs together, or two runs of the same length. But be careful with your last cards: with a star, a Z or a firecracker among them, you are Badluckix and lose 2 points.
lesson-strategix_end = That was a whole hand. The first one out is Luckylix with 4 points, then come Aswellix with 2 and Neithernorix with 0; Badluckix loses 2. A match has as many hands as players, and the most points win. You are ready for a real match!

## In replays.

replay-strategix-voluntary_pass = { $seat } could have played{ $allowance ->
    [hand] : that was the one free pass of this hand.
    [round] : that was the one free pass of this round.
   *[free] .
  }

## On the help card.

abcd-note_strategix = A is the lowest letter, Z the highest. Runs stop at Z.
