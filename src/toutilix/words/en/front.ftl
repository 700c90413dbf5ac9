## The front page, the lobby, the help card and the credits.

front-bots_differ = Opponents, seat by seat
front-change_avatar = Picture of { $name }: { $avatar }. Change it
front-clock = Time per move
front-clock_minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
front-clock_none = no limit
front-clock_note = If you take longer, a bot plays for you. You are warned first.
front-clock_seconds = { $seconds } seconds
front-continue = Continue { $game }
front-forget = Forget
front-forget_one = Forget { $game }{ $count ->
    [0] {""}
   *[other] {" "}with { $names }
  }, { $when }
front-forget_question = You will lose your seat at this table.
front-forget_yes = Forget the table
front-friends = With friends
front-join = Join with a code
front-join_empty = Type the code from the other screen, or the whole link.
front-join_go = Go to the table
front-join_label = Table code or link
front-join_note = Six letters and digits, such as K7Q M2X. Capitals and spaces don’t matter.
front-learn_note = Play a first hand of a game with a coach.
front-level_same = same for all
front-me = You
front-me_label = { $name }: your name and picture
front-no = No
front-offline = Play offline
front-options_changed = Options, changed
front-pace = Speed
front-player = Player { $number }
front-puzzles = Puzzle of the day
front-seat_bot = Opponent at seat { $seat }
front-status_ended = closed
front-status_lobby = not started yet
front-status_over = over
front-status_paused = paused
front-status_playing = in progress
front-status_stopped = stopped
front-status_turn = your turn
front-status_turn_of = { $name }’s turn
front-unknown = unreachable right now
front-usual = Reset to defaults
front-with = with { $names }

lobby-address = If the link doesn’t open there, try another address
lobby-came = { $name } has joined.
lobby-code = Code for everyone in the room
lobby-code_note = They open { $address } and type it under “Join with a code”.
lobby-details = Table details
lobby-end = End the table
lobby-end_question = Nobody will be able to play here any more, and an unfinished match will be lost.
lobby-end_yes = End it for good
lobby-give = Give { $name }’s seat
lobby-give_bot = to a bot ({ $level })
lobby-give_open = to the next person who joins
lobby-give_question = { $name } won’t be able to take it back.
lobby-has_word = added a word
lobby-left = { $name } has left.
lobby-not_there = away
lobby-only_here = Other devices can’t join yet. To let phones in the room join, stop the program and start it again with “toutilix play --lan”.
lobby-seat = Seat { $seat }
lobby-seat_bot = bot, { $level }
lobby-seat_open = free
lobby-share = Share…
lobby-share_text = Come and play { $game }!
lobby-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
lobby-start_with_bots = Start, with bots in the free seats
lobby-word = Your word for the shuffle
lobby-word_give = Add it
lobby-word_given = Your word is in the shuffle.
lobby-word_note = The cards are shuffled with everyone’s words, so nobody can know them in advance. Your word is optional; it is saved with the game.
abcd-letter = { $letter }{ $vowel ->
    [yes] , vowel
   *[no] {""}
  }
abcd-note = For each letter: capital, handwriting, print. Vowels are underlined.
abcd-vowels = AEIOUY

credits-title = About Toutilix
credits-project = The program is free software under the MIT licence; its drawings and texts are its own.
credits-fonts = The letters
credits-font = { $font }, by { $by }: { $licence }
credits-licences = All licences in full
credits-privacy = Nothing is loaded from or sent to other sites. Your name, settings and seats stay in this browser.
