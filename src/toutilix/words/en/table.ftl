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
table-rank = { $rank }. { $who ->
    [you] You
   *[other] { $seat }
  }, { $points } { $points ->
    [one] point
   *[other] points
  }.
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
table-oldchapix_follow = { $family ->
    [pink_low] Pink A to M
    [pink_high] Pink N to Z
    [blue_low] Blue A to M
   *[blue_high] Blue N to Z
  } was led, highest so far { $card }.
table-oldchapix_led = Led: { $family ->
    [pink_low] { page-family_pink_low }
    [pink_high] { page-family_pink_high }
    [blue_low] { page-family_blue_low }
   *[blue_high] { page-family_blue_high }
  }.
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

table-seat_line = { $who ->
    [you] You
   *[other] { $seat }
  }: { $facts }.
table-in_hand = { $who ->
    [you] You hold
   *[other] { $seat } holds
  } { $held ->
    [one] one card.
   *[other] { $held } cards.
  }

table-sowix_letter = The letter in force is { $letter }{ $firecrackers ->
    [0] .
    [one] , under a firecracker.
   *[other] , under { $firecrackers } firecrackers.
  }
table-sowix_anything = Any card fits{ $firecrackers ->
    [0] .
    [one] , under a firecracker.
   *[other] , under { $firecrackers } firecrackers.
  }
table-sowix_drawn = You drew { card-one } and play it now.
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
    [one] , turned over once.
   *[other] , turned over { $times } times.
  }
table-sowix_direction = { $direction ->
    [1] The turn goes clockwise.
   *[other] The turn goes counter-clockwise.
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
table-rummylix_open = You have not opened: lay a run of 5 or two runs of 3, or discard.
table-rummylix_play = Lay, add, swap or discard.
table-rummylix_run = Run { $run }, { $owner_who ->
    [you] yours
   *[other] of { $owner }
  }: { $cards }{ $blocked ->
    [left] , blocked left.
    [right] , blocked right.
    [both] , blocked at both ends.
   *[none] .
  }
table-rummylix_no_run = No run lies on the table.
table-rummylix_piles = { $stock ->
    [0] The draw pile is empty.
    [one] The draw pile has one card.
   *[other] The draw pile has { $stock } cards.
  } { $discard ->
    [0] The discard is empty.
    [one] The discard is { $card }.
   *[other] The discard has { $discard } cards, { $card } on top.
  }
table-rummylix_removed = Out of the game: { $cards }.
table-rummylix_shown = left in hand: { $cards }

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
table-strategix_played = Cards set aside: { $played }{ $boxed ->
    [0] .
   *[other] ; in the box: { $boxed }.
  }
table-strategix_played_cards = { $cards }.
table-strategix_pass_left = You may still pass once though able to follow.
table-strategix_pass_used = You have passed once though able to follow: no more of that.
