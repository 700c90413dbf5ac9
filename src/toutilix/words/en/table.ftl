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
table-rank = { $number }. { $who ->
    [you] You
   *[other] { $seat }
  }, { $points } { $points ->
    [one] point
   *[other] points
  }.
table-undone = { $who ->
    [you] You undo your last move.
   *[other] { $seat } undoes the last move.
  }
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
table-oldchapix_follow = Follow { $number ->
    [0] pink A to M
    [1] pink N to Z
    [2] blue A to M
   *[3] blue N to Z
  }. Highest so far: { $card }.
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

table-in_hand = { $who ->
    [you] You have
   *[other] { $seat } has
  } { $number ->
    [one] one card.
   *[other] { $number } cards.
  }

table-sowix_letter = Play near { $letter }{ $number ->
    [0] .
    [one] ; a firecracker lies on top.
   *[other] ; { $number } firecrackers lie on top.
  }
table-sowix_anything = Any card fits{ $number ->
    [0] .
    [one] ; a firecracker lies on top.
   *[other] ; { $number } firecrackers lie on top.
  }
table-sowix_drawn = You drew { card-one }: you must play it now.
table-sowix_pile = The pile has { $number ->
    [one] one card, { $card }.
   *[other] { $number } cards, { $card } on top.
  }
table-sowix_stock = { $number ->
    [0] The draw pile is empty
    [one] The draw pile has one card
   *[other] The draw pile has { $number } cards
  }{ $points ->
    [0] .
    [one] ; the pile was turned over once.
   *[other] ; the pile was turned over { $points } times.
  }
table-sowix_direction = { $number ->
    [1] Play goes clockwise.
   *[other] Play goes counter-clockwise.
  }
table-sowix_will_lose_turn = { $who ->
    [you] You will miss your next turn.
   *[other] { $seat } will miss the next turn.
  }

table-rummylix_place_star = Add the star to an open end of a run, such as add *S 3.
table-rummylix_draw = { $count ->
    [0] Type draw.
   *[other] Type draw, or take for { $card }.
  }
table-rummylix_open = You have not opened yet: lay a run of 5 or two runs of 3, or discard.
table-rummylix_play = Lay, add, swap or discard.
table-rummylix_run = { $who ->
    [you] Your run { $number }
   *[other] { $seat }’s run { $number }
  }: { $cards }.
table-rummylix_run_left = { $who ->
    [you] Your run { $number }
   *[other] { $seat }’s run { $number }
  }: { $cards }, blocked on the left.
table-rummylix_run_right = { $who ->
    [you] Your run { $number }
   *[other] { $seat }’s run { $number }
  }: { $cards }, blocked on the right.
table-rummylix_run_both = { $who ->
    [you] Your run { $number }
   *[other] { $seat }’s run { $number }
  }: { $cards }, blocked at both ends.
table-rummylix_no_run = There are no runs on the table.
table-rummylix_piles = { $number ->
    [0] The draw pile is empty.
    [one] The draw pile has one card.
   *[other] The draw pile has { $number } cards.
  } { $points ->
    [0] The discard pile is empty.
    [one] The discard pile has one card, { $card }.
   *[other] The discard pile has { $points } cards, { $card } on top.
  }
table-rummylix_opened = { $who ->
    [you] You have
   *[other] { $seat } has
  } opened.
table-rummylix_removed = Out of the game: { $cards }.

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
table-strategix_luckylix = { $who ->
    [you] You are
   *[other] { $seat } is
  } Luckylix.
table-strategix_aswellix = { $who ->
    [you] You are
   *[other] { $seat } is
  } Aswellix.
table-strategix_neithernorix = { $who ->
    [you] You are
   *[other] { $seat } is
  } Neithernorix.
table-strategix_badluckix = { $who ->
    [you] You are
   *[other] { $seat } is
  } Badluckix.
table-strategix_played = Cards played: { $number }{ $points ->
    [0] .
   *[other] ; in the box: { $points }.
  }
table-strategix_pass_left = You can still skip one turn.
table-strategix_pass_used = You have skipped your one turn: if you can play, you must.
