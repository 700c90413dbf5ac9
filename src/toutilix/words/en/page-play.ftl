## Words at a table besides the game itself: the last move, sounds, calls, people who come and go.

page-again = Last move
page-again_none = Nothing has been played yet.
page-again_play = The last move
page-again_trick = The last trick
page-bot_takes_seat = A bot, { $name }, now plays for { $seat }.
page-call_against = Star! { $seat }
page-call_as = Who is calling?
page-calls = Calls
page-came_back = { $seat } is back.
page-key_again = show the last move again
page-key_calls = go through the calls in Sowix; Enter makes the call
page-key_sort = sort your hand: by letter, then by colour
page-key_sound = sounds on or off
page-no_calls = There are no calls in this game.
page-keyname_calls = key right of 0
page-keyname_sort = second key right of 0
page-looking_count = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
page-person_takes_seat = { $seat } sits down.
page-reconnected = You are connected again.
page-resumed = The match continues.
page-said = { $who ->
    [you] You
   *[other] { $seat }
  }: { $phrase }
page-score_of = { $who ->
    [you] You
   *[other] { $seat }
  }: { $points }.
page-seat_helped_now = A bot is playing for { $seat } for now.
page-sound_off = Sounds are off.
page-sound_on = Sounds are on.
page-went_away = { $seat } is away for the moment.
page-tie = { $who ->
    [you] A tie at { page-points }: you share the win with { $names }.
   *[other] A tie at { page-points }: { $names } share the win.
  }
page-title_turn = ● Your turn – { $game }
page-wait_next_hand = The next hand starts when someone at the table continues.
page-other_device = Continue on another device
page-other_device_note = Anyone who opens this link takes your seat and sees your cards. Keep it to yourself.
page-other_device_link = Link to your seat
page-earlier = Matches played here
page-earlier_match = Watch match { $number }
page-no_cards_in_hand = No cards in hand.
# The end of a hand and of a match.
page-wins = { $who ->
    [you] You win!
   *[other] { $seat } wins!
  }
page-did_best = { $who ->
    [you] You did best!
   *[other] { $seat } did best!
  }
page-win_shared = The win is shared!
page-next_is = Next:
page-best = Best moment
page-costliest = Costliest moment
page-highlight = Hand { $hand }: { $text }
page-highlight_where = hand { $hand }
page-highlights = Highlights
page-highlights_others = The others’ moments
page-show_me = Show me
page-score_last_hand = Points in the last hand
page-share_result = Share
page-share_title = Share the result
page-share_send = Send…
page-share_save = Save the picture
page-share_copy = Copy as text
page-share_saved = The picture is saved.
page-share_text = As text
page-share_line = { $place }. { $name }: { page-points }
