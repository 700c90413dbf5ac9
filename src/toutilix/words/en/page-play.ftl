## What the page says at a table beside the game itself: showing again, sounds, calls, who comes and goes.

page-again = Show again what was played
page-again_none = Nothing has been played yet.
page-again_play = The last play
page-again_trick = The last trick
page-bot_takes_seat = A bot, { $name }, plays for { $seat } now.
page-call_against = Star! { $seat }
page-call_as = Who speaks?
page-calls = Calls
page-came_back = { $seat } is back.
page-key_again = show again what was played last
page-key_calls = to the calls of Sowix, one after the other; Enter says it
page-key_sort = sort your hand: by letter, then by colour
page-key_sound = sounds on or off
page-no_calls = Nobody calls anything in this game.
page-keyname_calls = right of 0
page-keyname_sort = two right of 0
page-looking_count = { $count ->
    [one] One person is looking on.
   *[other] { $count } people are looking on.
  }
page-person_takes_seat = { $seat } sits down.
page-reconnected = The connection is back.
page-said = { $who ->
    [you] You
   *[other] { $seat }
  }: { $phrase }
page-score_of = { $who ->
    [you] You
   *[other] { $seat }
  }: { $points }.
page-seat_helped_now = A bot plays for { $seat } meanwhile.
page-seat_points_brief = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
page-sound_off = Sounds are off.
page-sound_on = Sounds are on.
page-sowix_mark = A frame: fits. A dot: you hold it.
page-went_away = { $seat } is not there at the moment.
page-tie = { $who ->
    [you] A tie at { page-points }: you share the win with { $names }.
   *[other] A tie at { page-points }: { $names } share the win.
  }
page-title_turn = ● Your turn – { $game }
page-wait_next_hand = The next hand begins when somebody at the table says so.
page-other_device = Go on on another device
page-other_device_note = Whoever opens this link sits at your place and sees your cards. Keep it for yourself.
page-other_device_link = Link to your seat
page-earlier = Matches played here
page-earlier_match = Watch match { $number }
page-no_cards_in_hand = No cards in hand.
