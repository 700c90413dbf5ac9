## Replays of finished matches, and the proof of their deals.

replay-back = Previous step
replay-check = Check the deal
replay-commitment = Commitment, published before the first card
replay-controls = Replay controls
replay-copy = Copy link
replay-copy_by_hand = This browser does not let the page copy. The link is selected: copy it yourself.
replay-daily = This is the deal of the day of { $date }: everyone got these cards.
replay-daily_note = The seed of a deal of the day follows from the game and the date. Anyone can work it out, even before the match, so it is no secret. It was worked out again here, and all deals were made again from it.
replay-download = Download the match
replay-options = What to watch
replay-eyes = View
replay-eyes_all = all hands open
replay-eyes_none = spectator
replay-fair = { $count ->
    [one] Fair: the cards were fixed before the first one was dealt.
   *[other] Fair: all { $count } deals and shuffles were fixed before the first card was dealt.
  }
replay-first = Go to the start
replay-fits = Hand { $hand }: these are the cards the seed gives.
replay-fits_pile = Hand { $hand }, pile turned over for the { $shuffle ->
    [1] first
    [2] second
    [3] third
   *[other] { $shuffle }th
  } time: the order is the one the seed gives.
replay-forward = Next step
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
replay-how = How it is proved
replay-how_note = Before the match, the server published the commitment, which fixes the seed without revealing it. Then every player could add a word. The seed and the words together decide every deal. The seed was revealed after the match, and all deals were made again from it.
replay-kept_other = During the match this browser saw a different commitment from the one in the record.
replay-kept_same = This browser saved the commitment during the match: it is still the same.
replay-key_arrows = on the slider: previous or next step
replay-key_continue = next step
replay-key_ends = on the slider: to the start or the end
replay-key_hand = the cards shown
replay-key_list = in the list: previous or next step
replay-keyname_arrows = arrows
replay-keyname_ends = Home, End
replay-keyname_list = up, down
replay-last = Go to the end
replay-link = Link to this step
replay-match = Match
replay-match_number = Match { $number }
replay-opened = { $sentence } Cards: { $cards }.
replay-pace = Speed
replay-pace_fast = fast
replay-pace_normal = normal
replay-pace_slow = slow
replay-pause = Pause
replay-play = Play
replay-seed = Seed, published at the end
replay-slider = Step
replay-step = step { $step } of { $count }
replay-steps = Steps of this hand
replay-title = { $game } replay
replay-to_table = Go to the table
replay-unfair = This record does not prove its deals.
replay-watch = Watch the replay
replay-words = The players’ words
replay-yourself = Check it yourself
replay-yourself_note = You don’t have to trust this page. Download the match and, on a computer with Toutilix, type:
