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
    sort: by letter, then by colour. cards: blue H instead of Hb, and back.
    hint: what a good player would do. rules: the rules. undo: undo your last move.
    quit: save and leave. An empty line: whose turn it is.
table-how_oldchapix = A move is one card with its colour, such as Gp.
table-how_strategix = A move is a combination such as C, E F + M N or G G + P *P, or !, or pass. The + may be left out.
table-how_sowix = A move is one card such as Xp, a star with its letter such as *K, or !, or draw, or pass. Add toutilix to call as you play, type toutilix alone to call late, star 3 to catch seat 3.
table-how_rummylix = Draw first: draw, or take for the top discard. Then lay G H I + K L M, add R 2 (to run 2), swap K 2 (for the star in run 2), block 2 left, unblock 2 right. To finish, discard T.

table-saved = The match is saved. To continue: { $command }
table-not_saved = The match cannot be saved in { $folder }.
table-kept = This match is saved in { $file }
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

table-oldchapix_lead = Play any card.
table-oldchapix_follow = Follow { $family ->
    [pink_low] pink A to M
    [pink_high] pink N to Z
    [blue_low] blue A to M
   *[blue_high] blue N to Z
  }. Highest so far: { $card }.
table-oldchapix_led = Led: { $family ->
    [pink_low] { page-family_pink_low }
    [pink_high] { page-family_pink_high }
    [blue_low] { page-family_blue_low }
   *[blue_high] { page-family_blue_high }
  }.
table-oldchapix_no_trick = { $who ->
    [you] Your turn: play any card.
   *[other] { $seat } leads.
  }
table-oldchapix_seat = { $who ->
    [you] You
   *[other] { $seat }
  }: { $points } in hand, { $number ->
    [one] one trick
   *[other] { $number } tricks
  }{ $count ->
    [0] .
   *[other] , taken { $cards }.
  }

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

table-sowix_letter = Play near { $letter }{ $firecrackers ->
    [0] .
    [one] ; a firecracker lies on top.
   *[other] ; { $firecrackers } firecrackers lie on top.
  }
table-sowix_anything = Any card fits{ $firecrackers ->
    [0] .
    [one] ; a firecracker lies on top.
   *[other] ; { $firecrackers } firecrackers lie on top.
  }
table-sowix_drawn = You drew { card-one }: you must play it now.
table-sowix_pile = The pile has { $size ->
    [one] one card, { $card }.
   *[other] { $size } cards, { $card } on top.
  }
table-sowix_stock = { $size ->
    [0] The draw pile is empty
    [one] The draw pile has one card
   *[other] The draw pile has { $size } cards
  }{ $times ->
    [0] .
    [one] ; the pile was turned over once.
   *[other] ; the pile was turned over { $times } times.
  }
table-sowix_direction = { $direction ->
    [1] Play goes clockwise.
   *[other] Play goes counter-clockwise.
  }
table-sowix_fits = { $count ->
    [26] Every letter fits.
   *[other] These fit: { $cards }.
  }
table-sowix_shown = { $cards } left

table-rummylix_place_star = Add the star to an open end of a run, such as *S to run 3.
table-rummylix_draw = { $count ->
    [0] Draw a card.
   *[other] Draw a card, or take { $card }.
  }
table-rummylix_open = You have not opened yet: lay a run of 5 or two runs of 3, or discard.
table-rummylix_play = Lay, add, swap or discard.
table-rummylix_run = { $owner_who ->
    [you] Your run { $run }
   *[other] { $owner }’s run { $run }
  }: { $cards }{ $blocked ->
    [left] , blocked on the left.
    [right] , blocked on the right.
    [both] , blocked at both ends.
   *[none] .
  }
table-rummylix_no_run = There are no runs on the table.
table-rummylix_piles = { $stock ->
    [0] The draw pile is empty.
    [one] The draw pile has one card.
   *[other] The draw pile has { $stock } cards.
  } { $discard ->
    [0] The discard pile is empty.
    [one] The discard pile has one card, { $card }.
   *[other] The discard pile has { $discard } cards, { $card } on top.
  }
table-rummylix_removed = Out of the game: { $cards }.
table-rummylix_shown = left in hand: { $cards }

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
