## The front page, the lobby, the help card and the credits.

front-bots_differ = Bots, seat by seat
front-clock = Time for a move
front-clock_minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
front-clock_none = no limit
front-clock_note = A bot moves for whoever takes longer, and says so beforehand.
front-clock_seconds = { $seconds } seconds
front-forget = Forget
front-forget_one = Forget { $game }{ $count ->
    [0] {""}
   *[other] {" "}with { $names }
  }, { $when }
front-forget_question = Your seat at this table is lost then.
front-forget_yes = Forget the table
# The game's name behind a button's words, for who does not see in which card it stands.
front-game_at = { $game }
front-game_of = { $game }
front-game_learnt = { $game }
front-join = Join a table
front-join_empty = Type the code from the other screen, or the whole link.
front-join_go = Go to the table
front-join_label = Code or link of the table
front-join_note = Six letters and digits, such as K7Q M2X. Capitals and spaces do not matter.
front-level_same = like the others
front-no = No
front-options_changed = Options, changed
front-options_of = { $game }: options
front-pace = Pace
front-player = Player { $number }
front-seat_bot = Bot at seat { $seat }
front-status_ended = closed
front-status_lobby = not started yet
front-status_over = over
front-status_paused = paused
front-status_playing = being played
front-status_stopped = stopped
front-status_turn = your turn
front-unknown = not to be reached now
front-usual = As usual
front-with = with { $names }

lobby-address = If it does not open there, try another address
lobby-code = Code for everybody in the room
lobby-code_note = They open { $address } and type it under “Join a table”.
lobby-end = End the table
lobby-end_question = Nobody can play on then, and a match that is not over is lost.
lobby-end_yes = End it for good
lobby-give = Give { $name }’s seat away
lobby-give_bot = to a bot, { $level }
lobby-give_open = to whoever comes
lobby-give_question = { $name } cannot take it back.
lobby-has_word = has added a word
lobby-not_there = not there
lobby-only_here = Only this device can come in now. So that phones in the room can, stop the program and start it with “toutilix play --lan”.
lobby-seat = Seat { $seat }
lobby-seat_bot = bot, { $level }
lobby-seat_open = free
lobby-share = Share …
lobby-share_text = Come and play { $game }!
lobby-spectators = { $count ->
    [one] One person looks on.
   *[other] { $count } people look on.
  }
lobby-start_with_bots = Start, with bots on the free seats
lobby-word = Your word for the shuffle
lobby-word_give = Add it
lobby-word_given = Your word goes into the shuffle.
lobby-word_note = The cards are shuffled with everybody’s words, so that nobody can know them beforehand. It is up to you; the word will stand in the record.

abcd-groups_oldchapix = ABCDEFGHIJKLM NOPQRSTUVWXYZ
abcd-letter = { $letter }{ $vowel ->
    [yes] , vowel
   *[no] {""}
  }
abcd-note = In each place: capitals, handwriting, print. Vowels are underlined.
abcd-note_oldchapix = Pink and blue each have two families, A to M and N to Z. In a family the later letter is the stronger one.
abcd-note_rummylix = A run may go on from Z to A.
abcd-note_sowix = A letter fits on the same letter and on those up to three places before or behind it. After Z comes A.
abcd-note_strategix = A is the lowest letter, Z the highest. Runs do not go on from Z to A.
abcd-vowels = AEIOUY

credits-title = About Toutilix
credits-project = The program is free software under the MIT licence; its drawings and words are its own.
credits-fonts = The letters
credits-font = { $font }, by { $by }: { $licence }
credits-licences = All licences in full
credits-privacy = Nothing is loaded from elsewhere and nothing is sent elsewhere. What this browser keeps, your name, settings and seats, stays in it.
