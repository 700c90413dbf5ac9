## What only the page in the browser says.

page-abcd = The alphabet
page-about_oldchapix = Take as few tricks, vowels and dangerous letters as you can. Five hands, five things to avoid.
page-about_rummylix = Lay runs of letters, lengthen those of the others, swap the stars out of them and block their ends.
page-about_sowix = Play a letter near the last one, mind the firecrackers, and call "Toutilix!" before your last card.
page-about_strategix = Get rid of your cards with single letters, runs and pairs, each play higher than the one before.
page-actions = What you can do
page-aids = Aids
page-captured = Taken:
page-card_in_hand = { $card }{ $form ->
    [none] {""}
   *[other] , { $form }
  }, { $place } of { $count }{ $usable ->
    [yes] , can be played
   *[no] {""}
  }
page-choose_card = Choose a card
page-choose_cards = Choose cards
page-choose_meaning = These cards can mean several things: choose one of the buttons.
page-close = Close
page-connecting = Going to the table …
page-continue = Go on
page-contract = Contract
page-copied = Copied
page-copy = Copy
page-families = Families
page-family_blue_high = blue N–Z
page-family_blue_low = blue A–M
page-family_led = was led
page-family_pink_high = pink N–Z
page-family_pink_low = pink A–M
page-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
  }
page-hand_number = Hand { $number }
page-hand_over = Pass the device to { $name }
page-hand_over_take = I am { $name }: show my cards
page-hint = Hint: { $why }
page-hint_button = Hint
page-host = For the host
page-host_starts = The host starts the match.
page-hurry = A bot will play for you in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
  }
page-invite = Invite friends
page-is_host = host
page-join = Sit down
page-key_arrows = move through your hand
page-key_counts = how many cards everybody has
page-key_enter = play what is selected
page-key_escape = select nothing
page-key_hand = your cards
page-key_hint = a hint, with its reason; in a lesson, what the coach says
page-key_last = what happened last
page-key_letter = jump to that card of your hand
page-key_question = this list
page-key_scores = the points
page-key_space = select a card, or put it back
page-key_table = what lies on the table
page-key_turn = whose turn it is
page-keyname_arrows = arrows, Home, End
page-keyname_enter = Enter
page-keyname_escape = Escape
page-keyname_letter = A to Z, *, !
page-keyname_question = ?
page-keyname_space = Space
page-keys = Keys
page-keys_does = What it does
page-keys_key = Key
page-keys_note = Digits are the keys in the row above the letters, with or without Shift, or those of a keypad. They can be switched off in the settings.
page-laid = { $seat }: { $card }
page-lead = Four games of letters for the whole family, at one table. Nothing to install, no account, no advertising.
page-leave = Leave the table
page-level = Bots
page-level_beginner = beginner
page-level_expert = expert
page-level_regular = regular
page-link = Send this link to your friends:
page-loading = One moment …
page-lobby_open = { $count ->
    [0] Everybody is here.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
page-lobby_title = A table for { $game }
page-log = What happened
page-look_on = Look on
page-looking_on = You are looking on.
page-move_add = Add { card-one } to run { $run }{ $side ->
    [left] {" "}on the left
    [right] {" "}on the right
   *[none] {""}
  }
page-move_block = Block run { $run } { $side ->
    [left] on the left
   *[right] on the right
  }
page-move_discard = Discard { card-one }
page-move_draw = Draw a card
page-move_lay = Lay { $cards }
page-move_pass = Pass
page-move_play = Play { card-one }
page-move_play_and_call = Play { card-one } and call "Toutilix!"
page-move_star = Star!
page-move_swap = Swap { $cards } for the star in run { $run }
page-move_take = Take the discard
page-move_throw = Play { card-one }
page-move_toutilix = Toutilix!
page-move_unblock = Unblock run { $run } { $side ->
    [left] on the left
   *[right] on the right
  }
page-my_seat = Your seat
page-my_tables = Your tables
page-next_hand = Next hand
page-nobody_in_turn = Nobody is to act.
page-not_built = The tables are being served, but the page itself was not built into this copy of Toutilix. In the source tree: make web, then start the server again.
page-options = Options
page-pace = How fast bots play
page-pace_instant = at once
page-pace_normal = as people do
page-pace_slow = slowly
page-pace_step = one at a time, when you say so
page-pause = Pause
page-play_now = Play now
page-players = Players
page-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
page-qr = The link as a QR code
page-reconnecting = The connection is lost. Trying again …
page-rematch = Play again
page-resume = Go on with the match
page-rules = Rules
page-rules_of = { $game }: the rules
page-rules_options = At this table
page-rummylix_draw = Draw a card, or take the discard.
page-rummylix_not_opened = not opened
page-rummylix_opened = opened
page-rummylix_place_star = Select the star's place: it has to be added to a run.
page-rummylix_play = Lay, add, swap or block; at last discard a card.
page-say = Say something
page-score_caption = The points of this hand
page-score_hand = Hand
page-score_how = How
page-score_nothing = nothing
page-score_player = Player
page-score_total = Total
page-seat_away = not there
page-seat_cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
page-seat_helped = a bot plays meanwhile
page-seat_open = free
page-seat_points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
page-seat_tricks = { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
  }
page-seats = Players
page-set_keys = Digit keys say how things stand
page-set_language = Language
page-set_language_en = English
page-set_language_fr = Français
page-set_large = Larger letters on the cards
page-set_letterform = Letters on cards
page-set_letterform_capitals = all in capitals
page-set_letterform_deck = as in the box
page-set_letterform_handwriting = all in handwriting
page-set_letterform_print = all in print
page-set_motion = Motion
page-set_motion_full = cards travel
page-set_motion_instant = none
page-set_motion_system = automatic
page-set_size = Size of text
page-set_size_100 = usual
page-set_size_125 = a bit larger
page-set_size_150 = large
page-set_size_200 = very large
page-set_sound = Sounds
page-set_sound_loud = loud
page-set_sound_medium = usual
page-set_sound_off = off
page-set_sound_soft = soft
page-set_theme = Appearance
page-set_theme_dark = dark
page-set_theme_light = light
page-set_theme_system = automatic
page-settings = Settings
page-share = On this device
page-share_note = You pass the device round. Between two turns no cards are shown.
page-sort = Sort
page-sowix_loses_turn = loses a turn
page-sowix_pile = { $number ->
    [one] one on the pile
   *[other] { $number } on the pile
  }
page-sowix_stock = { $number ->
    [0] none to draw
    [one] one to draw
   *[other] { $number } to draw
  }
page-sowix_turned = The pile was turned over { $number ->
    [one] once.
   *[other] { $number } times.
  }
page-start = Start
page-strategix_owner = last play
page-the_table = The table
page-thinking = Thinking …
page-to_act = to act
page-to_front = To the front page
page-trick = The trick
page-undo = Take back
page-unofficial = Toutilix is a box of letter cards and games by Christine Larquetout. This is an unofficial project, not connected with the author or the publisher. If you like the games, buy the real box: cards in the hand are better still.
page-try_again = Try again
page-unreachable = The server does not answer. Is it running, and are you connected?
page-wait = Not your turn
page-what_happens = What happens
page-you = You
page-your_name = Your name
page-your_turn = your turn
