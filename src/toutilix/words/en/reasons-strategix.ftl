# Why a bot chose this move in Strategix.
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
