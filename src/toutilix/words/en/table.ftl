# The text table.
table-player = Player
table-welcome = { $game } with { $others }. You have seat { $number }.
table-hint = Hb is the blue H, Hp the pink H, * a star, ! a firecracker. Type ? for help.
table-hand = Your hand, { $count ->
    [one] one card
    [0] no cards.
   *[other] { $count } cards
  }{ $count ->
    [0] {""}
   *[other] : { $cards }
  }
table-scores = Hand { $number }. Points so far:
table-rank = { $rank }. { $who ->
    [you] You
   *[other] { $seat }
  }, { $points } { $points ->
    [one] point
   *[other] points
  }.
table-sorted_letter = Sorted by letter.
table-sorted_colour = Sorted by colour.
table-several = This can be played in several ways. Type a number:
table-more = There are more; to play another one, type the whole move.
table-no_choice = Type a number from 1 to { $number }, or something else.
table-legal = { $number ->
    [0] There is nothing you can do now.
    [one] You can play: { $moves }
   *[other] You can play: { $moves }
  }
table-many_moves = You have more than { $number } moves: too many to list.
table-advice = Type { $move }. { $why }
table-no_advice = A good player would just wait now.
table-no_adviser = There are no hints for { $game } yet.
table-open_word = { $seat } has one card left. Do you want to say something, such as star { $number }? Press Enter to continue.

table-help =
    hand: your cards again. table: what is on the table.
    score: points so far. log: what just happened.
    sort: by letter, then by colour. cards: in words (H, blue) or in signs (Hb).
    hint: what a good player would do. rules: the rules. undo: undo your last move.
    compare M N: whether M N is your best move.
    quit: save and leave. An empty line: whose turn it is.

table-saved = The match is saved. To continue: { $command }
table-not_saved = The match cannot be saved in { $folder }.
table-kept = This match is saved in { $file }
table-review = Where did the points go? { $command }
table-resume = You have a saved match of { $game }, in hand { $number }. Continue it? yes or no
table-yes_or_no = Type yes or no.
table-damaged = The saved match cannot be read: { $why }
table-set_aside = It was renamed to { $file }
table-put_by = The saved match is kept as { $file }. To continue it later, rename it to { $name }.
table-goodbye = Goodbye.

table-menu = Toutilix, letter-card games by Christine Larquetout (an unofficial project). Type a number:
table-menu_game = { $number }: { $name }, { $fewest } to { $most } players
table-menu_language = { $number }: en français
table-menu_players = How many players, including you? { $fewest } to { $most }:
table-menu_number = Type a number from { $low } to { $high }.

table-seat_line = { $who ->
    [you] You
   *[other] { $seat }
  }: { $facts }.

table-in_hand = { $who ->
    [you] You have
   *[other] { $seat } has
  } { $held ->
    [one] one card.
   *[other] { $held } cards.
  }
