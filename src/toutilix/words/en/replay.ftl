## Finished matches, watched again, and the proof of their deals.

replay-back = One step back
replay-check = Check the deal
replay-commitment = Commitment, published before the first card
replay-controls = Going through the match
replay-copy = Copy link
replay-copy_by_hand = This browser does not let the page copy. The link is selected: copy it by hand.
replay-download = Download the record
replay-eyes = Seen by
replay-eyes_all = all hands open
replay-eyes_none = somebody looking on
replay-fair = { $count ->
    [one] Fair: the cards were fixed before the first one was dealt.
   *[other] Fair: all { $count } deals and shuffles were fixed before the first card was dealt.
  }
replay-first = To the beginning
replay-fits = Hand { $hand }: these are the cards that the seed gives.
replay-fits_pile = Hand { $hand }, pile turned over for the { $shuffle ->
    [1] first
    [2] second
    [3] third
   *[other] { $shuffle }th
  } time: the order is the one that the seed gives.
replay-forward = One step on
replay-hand = Hand
replay-hand_cards = { $name }: { $cards ->
    [none] no cards.
   *[other] { $cards }.
  }
replay-hand_of = { $name }: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
replay-hands = Hands
replay-how = How that is proved
replay-how_note = Before the match the server published the commitment, which fixes the seed without telling it. Then everybody could say a word. Seed and words together give every deal. The seed was shown when the match was over, and all deals were made from it once more.
replay-kept_other = This browser was shown another commitment during the match than the record has now.
replay-kept_same = This browser kept the commitment during the match: it is still the same.
replay-key_arrows = on the slider: one step back or on
replay-key_continue = one step on
replay-key_ends = on the slider: to the beginning, to the end
replay-key_hand = the cards that are shown
replay-key_list = in the list: one step back or on
replay-keyname_arrows = arrows
replay-keyname_ends = Home, End
replay-keyname_list = up, down
replay-last = To the end
replay-link = The link to this step
replay-match = Match
replay-match_number = Match { $number }
replay-opened = { $sentence } Cards: { $cards }.
replay-pace = Pace
replay-pace_fast = fast
replay-pace_normal = normal
replay-pace_slow = slow
replay-pause = Pause
replay-play = Play
replay-seed = Seed, published at the end
replay-slider = Step
replay-step = step { $step } of { $count }
replay-steps = Steps of this hand
replay-strategix-voluntary_pass = { $seat } could have followed{ $allowance ->
    [hand] : that was the one free pass of this hand.
    [round] : that was the one free pass of this round.
   *[free] .
  }
replay-title = { $game }, watched again
replay-to_table = To the table
replay-unfair = This record does not prove its deals.
replay-watch = Watch the replay
replay-words = Words of the seats
replay-yourself = Check it yourself
replay-yourself_note = You need not believe this page. Download the record and, on a computer with Toutilix, type:
