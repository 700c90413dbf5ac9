# The text table.
table-player = Player
table-welcome = { $game } with { $others }. You have seat { $number }.
table-hint = Hb is H blue, Hp is H pink, * a star, ! a firecracker. Type ? for help.
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
    [you] You take your last act back.
   *[other] { $seat } takes the last act back.
  }
table-sorted_letter = Sorted by letter.
table-sorted_colour = Sorted by colour.
table-several = This can mean several moves. Type a number:
table-more = There are more; write the move in full for another one.
table-no_choice = Type a number from 1 to { $number }, or something else.
table-legal = { $number ->
    [0] You can do nothing now.
    [one] You can play: { $moves }
   *[other] You can play: { $moves }
  }
table-many_moves = You have more than { $number } moves: too many to list.
table-advice = Type { $move }. { $why }
table-no_advice = A regular player would do nothing now.
table-no_adviser = There is no advice for { $game } yet.
table-open_word = { $seat } has one card left. Do you want to say something, such as star { $number }? An empty line goes on.

table-help =
    hand: your cards again. table: what lies open.
    score: points so far. log: what happened last.
    sort: by letter, then by colour. cards: H blue instead of Hb, and back.
    hint: what a regular player would do. rules: the rules. undo: take back your last act.
    quit: save and leave. An empty line: whose turn.
table-how_oldchapix = A move is one card with its colour, such as Gp.
table-how_strategix = A move is a combination such as C, E F + M N or G G + P *P, or !, or pass. The + may be left out.
table-how_sowix = A move is one card such as Xp, a star with its letter such as *K, or !, or draw, or pass. Add toutilix to call with the play, type toutilix alone to call late, star 3 to catch seat 3.
table-how_rummylix = Draw first: draw, or take from the discard. Then lay G H I + K L M, add R 2 (to run 2), swap K 2 (for the star in run 2), block 2 left, unblock 2 right. At last discard T.

table-saved = The match is saved. To go on: { $command }
table-not_saved = The match cannot be saved in { $folder }.
table-kept = The record of this match is in { $file }
table-resume = A match of { $game } is saved, in hand { $number }. Go on with it? yes or no
table-yes_or_no = Type yes or no.
table-damaged = The saved match cannot be read: { $why }
table-set_aside = It was put aside as { $file }
table-put_by = The saved match is kept as { $file }. To continue it later, rename it to { $name }.
table-goodbye = Goodbye.

table-menu = Toutilix, letter-card games by Christine Larquetout (an unofficial project). Type a number:
table-menu_game = { $number }: { $name }, { $fewest } to { $most } players
table-menu_language = { $number }: en français
table-menu_players = How many play, with you? { $fewest } to { $most }:
table-menu_number = Type a number from { $low } to { $high }.

table-oldchapix_lead = You lead.
table-oldchapix_follow = { $number ->
    [0] Pink A to M
    [1] Pink N to Z
    [2] Blue A to M
   *[3] Blue N to Z
  } was led, highest so far { $card }.
table-oldchapix_no_trick = No card lies in the trick. { $who ->
    [you] You lead.
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
    [you] You hold
   *[other] { $seat } holds
  } { $number ->
    [one] one card.
   *[other] { $number } cards.
  }

table-sowix_letter = The letter in force is { $letter }{ $number ->
    [0] .
    [one] , under a firecracker.
   *[other] , under { $number } firecrackers.
  }
table-sowix_anything = Any card fits{ $number ->
    [0] .
    [one] , under a firecracker.
   *[other] , under { $number } firecrackers.
  }
table-sowix_drawn = You drew { card-one } and play it now.
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
    [one] , turned over once.
   *[other] , turned over { $points } times.
  }
table-sowix_direction = { $number ->
    [1] The turn goes clockwise.
   *[other] The turn goes counter-clockwise.
  }
table-sowix_will_lose_turn = { $who ->
    [you] You will lose your next turn.
   *[other] { $seat } will lose the next turn.
  }

table-rummylix_place_star = Add the star to an open end of a run, such as add *S 3.
table-rummylix_draw = { $count ->
    [0] Type draw.
   *[other] Type draw, or take for { $card }.
  }
table-rummylix_open = You have not opened: lay a run of 5 or two runs of 3, or discard.
table-rummylix_play = Lay, add, swap or discard.
table-rummylix_run = Run { $number }, { $who ->
    [you] yours
   *[other] of { $seat }
  }: { $cards }.
table-rummylix_run_left = Run { $number }, { $who ->
    [you] yours
   *[other] of { $seat }
  }: { $cards }, blocked left.
table-rummylix_run_right = Run { $number }, { $who ->
    [you] yours
   *[other] of { $seat }
  }: { $cards }, blocked right.
table-rummylix_run_both = Run { $number }, { $who ->
    [you] yours
   *[other] of { $seat }
  }: { $cards }, blocked at both ends.
table-rummylix_no_run = No run lies on the table.
table-rummylix_piles = { $number ->
    [0] The draw pile is empty.
    [one] The draw pile has one card.
   *[other] The draw pile has { $number } cards.
  } { $points ->
    [0] The discard is empty.
    [one] The discard is { $card }.
   *[other] The discard has { $points } cards, { $card } on top.
  }
table-rummylix_opened = { $who ->
    [you] You have
   *[other] { $seat } has
  } opened.
table-rummylix_removed = Out of the game: { $cards }.

table-strategix_lead = You lead: one card, runs or pairs.
table-strategix_follow = To follow: { $cards }, by { $who ->
    [you] you.
   *[other] { $seat }.
  }
table-strategix_after_firecracker = To follow after a firecracker: { $cards }, by { $who ->
    [you] you.
   *[other] { $seat }.
  }
table-strategix_nothing = There is no combination to follow.
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
table-strategix_played = Cards set aside: { $number }{ $points ->
    [0] .
   *[other] ; in the box: { $points }.
  }
table-strategix_pass_left = You may still pass once though able to follow.
table-strategix_pass_used = You have passed once though able to follow: no more of that.
