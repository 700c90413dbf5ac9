# Why a bot chose this move in Strategix.
reason-strategix_out = { $cards }: these are your last cards and they are clean. You are out.
reason-strategix_foul = { $cards }: whatever you end with now is a foul. Get it over with.
reason-strategix_lead_z = { $cards }: a Z wins the round on the spot, so you lead again. { $plays ->
    [one] Then one play is left.
   *[other] Then { $plays } plays are left.
  }
reason-strategix_lead_hard = { $cards }: hardly anybody can follow this, so you will lead again. { $plays ->
    [one] Then one play is left.
   *[other] Then { $plays } plays are left.
  }
reason-strategix_lead_weak = { $cards }: { $count ->
    [one] one card
   *[other] { $count } cards
  } fewer while you lead; others may follow. { $plays ->
    [one] Then one play is left.
   *[other] Then { $plays } plays are left.
  }
reason-strategix_lead_followable = { $cards }: let others follow. Your firecracker can only go on a round of theirs, and never last.
reason-strategix_follow = { $cards }: you can spare this. { $plays ->
    [one] One play is left after it.
   *[other] { $plays } plays are left after it.
  }
reason-strategix_must = { $cards }: you have to follow, and this is the only way.
reason-strategix_win_round = { $cards }: with a Z you win the round on the spot and lead. { $plays ->
    [one] One play is left after it.
   *[other] { $plays } plays are left after it.
  }
reason-strategix_same = { $cards }: the same letters once more, so { $rival_who ->
    [you] you lose a turn.
   *[other] { $rival } loses a turn.
  }
reason-strategix_throw_skip = Throw the firecracker: { $rival } has only { $held ->
    [one] one card
   *[other] { $held } cards
  } left and loses a turn.
reason-strategix_throw_rid = Throw the firecracker now: you cannot lead it, and as your last card it would be a foul.
reason-strategix_throw_last = The firecracker is all you have. It is a foul, but no better end will come.
reason-strategix_pass_unable = Pass: you have nothing that follows, so it costs you nothing.
reason-strategix_pass_keep = Pass: following would spoil your plan. { $plays ->
    [one] One play is enough for all your cards.
   *[other] { $plays } plays are enough for all your cards.
  }

# Why a beginner does it.
reason-strategix_beginner_lead = These are the most cards that you can lead at once without a star.
reason-strategix_beginner_follow = These are the weakest cards that follow.
reason-strategix_beginner_throw = You cannot follow, but you have a firecracker.
reason-strategix_beginner_pass = You cannot follow.
