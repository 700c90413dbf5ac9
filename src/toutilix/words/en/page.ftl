## Words of the page in the browser alone.

page-abcd = Alphabet
page-actions = What you can do
page-aids = Tools
page-avatar_bear = bear
page-avatar_cat = cat
page-avatar_fox = fox
page-avatar_frog = frog
page-avatar_hedgehog = hedgehog
page-avatar_letter = a letter
page-avatar_mushroom = mushroom
page-avatar_octopus = octopus
page-avatar_owl = owl
page-avatar_penguin = penguin
page-avatar_rabbit = rabbit
page-avatar_rocket = rocket
page-avatar_whale = whale
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
page-choose_meaning = Which letter is your star?
page-close = Close
page-connecting = Joining the table…
page-continue = Continue
page-contract = Contract
page-copied = Copied
page-copy = Copy
page-families = Families
page-family_blue_high = blue N–Z
page-family_blue_low = blue A–M
page-family_led = follow this family
page-family_pink_high = pink N–Z
page-family_pink_low = pink A–M
page-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
  }
page-hand_number = Hand { $number }
page-hand_over = Pass the device to { $name }
page-hand_over_take = I’m { $name }: show my cards
page-hint = Hint: { $why }
page-hint_button = Hint
page-host = Host
page-host_starts = The host starts the match.
page-hurry = A bot will play for you in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
  }
page-invite = Invite friends
page-is_host = host
page-join = Sit down
page-key_arrows = move through your hand
page-key_counts = how many cards everyone has
page-key_enter = play what is selected, or what a hint has just said
page-key_escape = clear the selection
page-key_hand = your cards
page-key_hint = a hint and the reason for it; in a lesson, what the coach says
page-key_last = what just happened
page-key_letter = go to that card in your hand
page-key_question = this list
page-key_scores = the points
page-key_space = select or unselect a card
page-key_table = what is on the table
page-key_turn = whose turn it is
page-keyname_arrows = arrows, Home, End
page-keyname_enter = Enter
page-keyname_escape = Escape
page-keyname_letter = A to Z, *, !
page-keyname_question = ?
page-keyname_space = Space
page-keys = Keyboard
page-keys_does = What it does
page-keys_key = Key
page-keys_note = Use the number keys above the letters, with or without Shift, or the keypad. You can turn them off in the settings.
page-laid = { $seat }: { $card }
page-lead = Four card games with letters. Pick one and play.
page-leave = Leave the table
page-level = Opponents
page-level_adaptive = adaptive
page-level_beginner = easy
page-level_expert = hard
page-level_regular = medium
page-link = Send this link to your friends:
page-loading = One moment…
page-lobby_open = { $count ->
    [0] Everyone is here.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
page-lobby_title = A table for { $game }
page-log = What happened
page-look_on = Watch
page-looking_on = You are watching.
page-move_add = Add { card-one } to run { $run }{ $side ->
    [left] {" "}on the left
    [right] {" "}on the right
   *[none] {""}
  }
page-move_add_brief = { $side ->
    [left] ◂ Run { $run }
    [right] Run { $run } ▸
   *[none] Run { $run }
  }
page-move_block = Block run { $run } { $side ->
    [left] on the left
   *[right] on the right
  }
page-move_block_brief = { $side ->
    [left] ◂ Block { $run }
   *[right] Block { $run } ▸
  }
page-move_discard = Discard { card-one }
page-move_draw = Draw a card
page-move_draw_brief = Draw
page-move_lay = Lay { $cards }
page-move_pass = Pass
page-move_play = Play { card-one }
page-move_play_and_call = Play { card-one } and call “Toutilix!”
page-move_star = Star!
page-move_swap = Swap { card-one } for the star in run { $run }
page-move_swap_brief = ⇄ Run { $run }
page-move_take = Take the top discard
page-move_take_brief = Take
page-move_throw = Play { card-one }
page-move_toutilix = Toutilix!
page-move_unblock = Unblock run { $run } { $side ->
    [left] on the left
   *[right] on the right
  }
page-move_unblock_brief = { $side ->
    [left] ◂ Unblock { $run }
   *[right] Unblock { $run } ▸
  }
page-my_seat = Your seat
page-my_tables = Your tables
page-next_hand = Next hand
page-nobody_in_turn = It’s nobody’s turn.
page-not_built = The server is running, but this copy of Toutilix was built without the page. In the source tree: make web, then start the server again.
page-options = Options
page-pace = Opponents’ speed
page-pace_instant = instant
page-pace_normal = normal
page-pace_slow = slow
page-pace_step = step by step
page-pause = Pause
page-play_now = Play now
page-players = Players
page-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
page-qr = The link as a QR code
page-reconnecting = Connection lost. Reconnecting…
page-rematch = Play again
page-resume = Continue the match
page-rules = Rules
page-rules_of = { $game }: the rules
page-rules_options = Options at this table
page-rules_details = All the rules
page-rules_about = About this game
page-print = Print
page-say = Say something
page-score_caption = Points in this hand
page-score_hand = Hand
page-score_nothing = nothing
page-score_player = Player
page-score_total = Total
page-seat_away = away
page-seat_cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
page-seat_helped = a bot is playing
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
page-set_avatar = Your picture
page-set_back = Card backs
page-set_back_stars = stars
page-set_back_stripes = stripes
page-set_back_weave = weave
page-set_cloth = Table
page-set_cloth_felt = green felt
page-set_cloth_night = night sky
page-set_cloth_sea = blue
page-set_cloth_wood = wood
page-set_forced = Play forced moves for me
page-set_keys = Number keys read out the game
page-set_language = Language
page-set_language_en = English
page-set_language_fr = Français
page-set_large = Larger letters on the cards
page-set_letterform = Letters on cards
page-set_letterform_capitals = all in capitals
page-set_letterform_deck = as in the box
page-set_letterform_handwriting = all in handwriting
page-set_letterform_print = all in print
page-set_motion = Animation
page-set_motion_full = cards move
page-set_motion_instant = off
page-set_motion_system = automatic
page-set_size = Text size
page-set_size_100 = normal
page-set_size_125 = slightly larger
page-set_size_150 = large
page-set_size_200 = very large
page-set_sound = Sounds
page-set_sound_loud = loud
page-set_sound_medium = normal
page-set_sound_off = off
page-set_sound_soft = soft
page-set_theme = Appearance
page-set_theme_dark = dark
page-set_theme_light = light
page-set_theme_system = automatic
page-settings = Settings
page-settings_ear = Screen reader and keyboard
page-settings_screen = Screen, sound and play
page-settings_table = Table and cards
page-settings_you = You
page-share = Pass and play
page-share_note = You pass the device around. Between turns no cards are shown.
page-sort = Sort
page-start = Start
page-the_table = The table
page-thinking = Thinking…
page-to_act = their turn
page-to_front = Home
page-trick = The trick
page-undo = Undo
page-unofficial = Toutilix is a box of letter cards and games by Christine Larquetout. This is an unofficial project, not connected with the author or the publisher. If you like the games, buy the real box: holding real cards is even better.
page-try_again = Try again
page-unreachable = The server isn’t answering. Is it running, and are you online?
page-wait = Not your turn
page-what_happens = What’s happening
page-you = You
page-your_name = Your name
page-your_turn = your turn
page-choose_way = There are several ways to play these cards: choose one.
page-why = Why?
