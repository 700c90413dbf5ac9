# Oldchapix.
oldchapix-name = Oldchapix

oldchapix-contract_tricks = Avoid tricks. Each trick costs 5 points.
oldchapix-contract_vowels = Avoid vowels. Each vowel costs 10 points.
oldchapix-contract_mn = Avoid M and N. Each one costs 20 points.
oldchapix-contract_blue_h = Avoid the blue H. It costs 90 points.
oldchapix-contract_everything = Avoid everything. A trick costs 5 points, a vowel 10, M and N 20, the blue H 90.
oldchapix-led = { $who ->
    [you] You lead
   *[other] { $seat } leads
  } { card-one }.
oldchapix-played = { $who ->
    [you] You play
   *[other] { $seat } plays
  } { card-one }.
oldchapix-took = { $who ->
    [you] You take
   *[other] { $seat } takes
  } the trick.
oldchapix-took_danger = { $who ->
    [you] You take
   *[other] { $seat } takes
  } the trick with { card-one }.
# Each part of a score stands on its own in a row that has the player's name.
oldchapix-score_tricks = { $who ->
    [you] You
   *[other] { $seat }
  }: { oldchapix-score_tricks_part }
oldchapix-score_tricks_part = { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
  }, { $points } points.
oldchapix-score_vowels = { $who ->
    [you] You
   *[other] { $seat }
  }: { oldchapix-score_vowels_part }
oldchapix-score_vowels_part = { $count } { $count ->
    [one] vowel
   *[other] vowels
  } ({ $cards }) at { $each }{ $count ->
    [one] {""}
   *[other] {" "}each
  }, { $points } points.
oldchapix-score_mn = { $who ->
    [you] You
   *[other] { $seat }
  }: { oldchapix-score_mn_part }
oldchapix-score_mn_part = { $cards } at { $each }{ $count ->
    [one] {""}
   *[other] {" "}each
  }, { $points } points.
oldchapix-score_blue_h = { $who ->
    [you] You
   *[other] { $seat }
  }: { oldchapix-score_blue_h_part }
oldchapix-score_blue_h_part = the blue H, { $points } points.
oldchapix-fewest_points = All five hands have been played; the fewest points win.

oldchapix-follow = You cannot play the { $card }: you have cards of the family { $family ->
    [pink_low] pink A to M
    [pink_high] pink N to Z
    [blue_low] blue A to M
   *[blue_high] blue N to Z
  } and must play one of them.
oldchapix-one_card = Play exactly one card; { $number ->
    [0] you have selected none.
   *[other] you have selected { $number }.
  }
oldchapix-move = "{ $text }" is not an Oldchapix move: type one card with its colour, such as Gp or Hb.
oldchapix-twice = A card is listed twice in { $field }.
oldchapix-trick_size = The trick "{ $trick }" in won needs { $players } cards.
oldchapix-contract = The contract { $contract } does not belong to hand { $hand }.
oldchapix-trick_full = The trick already has a card from each of the { $players } players.
oldchapix-turn = It cannot be seat { $turn }’s turn: by leader and trick, it is seat { $expected }’s.
