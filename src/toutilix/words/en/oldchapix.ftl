# Oldchapix.
oldchapix-name = Oldchapix

oldchapix-contract_tricks = Contract: avoid tricks. Each trick costs 5.
oldchapix-contract_vowels = Contract: avoid vowels. Each vowel costs 10.
oldchapix-contract_mn = Contract: avoid M and N. Each costs 20.
oldchapix-contract_blue_h = Contract: avoid the blue H. It costs 90.
oldchapix-contract_everything = Contract: avoid everything. Tricks cost 5, vowels 10, M and N 20, the blue H 90.
oldchapix-led = { $who ->
    [you] You lead
   *[other] { $seat } leads
  } { $cards }.
oldchapix-played = { $who ->
    [you] You play
   *[other] { $seat } plays
  } { $cards }.
oldchapix-took = { $who ->
    [you] You take
   *[other] { $seat } takes
  } the trick.
oldchapix-took_danger = { $who ->
    [you] You take
   *[other] { $seat } takes
  } the trick with { $cards }.
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
oldchapix-fewest_points = All five hands are played; the fewest points win.

oldchapix-follow = You cannot play { $card }: you hold cards of the family led, { $family ->
    [pink_low] pink A to M
    [pink_high] pink N to Z
    [blue_low] blue A to M
   *[blue_high] blue N to Z
  }, and must follow with one of them.
oldchapix-one_card = Play exactly one card; { $number ->
    [0] none is chosen.
   *[other] { $number } are chosen.
  }
oldchapix-move = "{ $text }" is not an Oldchapix move: type one card with its colour, such as Gp or Hb.
oldchapix-twice = A card stands twice in { $field }.
oldchapix-trick_size = The trick "{ $trick }" in won needs { $players } cards.
oldchapix-contract = The contract { $contract } does not belong to hand { $hand }.
oldchapix-trick_full = The trick already holds a card of each of the { $players } players.
oldchapix-turn = Seat { $turn } cannot be in turn: by leader and trick it is seat { $expected }.
