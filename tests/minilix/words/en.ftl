# Minilix, a game for tests.
minilix-name = Minilix
minilix-played = { $who ->
    [you] You play
   *[other] { $seat } plays
  } { $card }.
minilix-took = { $who ->
    [you] You take
   *[other] { $seat } takes
  } the trick.
minilix-score = { $who ->
    [you] You
   *[other] { $seat }
  }: { minilix-score_part }
minilix-score_part = { $tricks } tricks, { $points } points.
minilix-most_points = All hands are played; the most points win.
minilix-one_card = Play exactly one card, not { $number }.
minilix-trick_full = The trick already holds { $players } cards.
table-minilix_trick = The trick
table-minilix_leads = { $who ->
    [you] You lead.
   *[other] { $seat } leads.
  }
table-minilix_beat = Beat { $card }.
table-minilix_points = { $points } points in this hand
table-how_minilix = A move is one card, such as Gp.
reason-minilix_highest = { $card } is your highest card.
page-about_minilix = The highest letter takes the trick.
