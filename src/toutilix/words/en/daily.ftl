## The deal of the day, and the statistics of this device.

daily-better_all = You did better than every bot!
daily-better_none = The bots did better with these cards. Tomorrow is another day!
daily-better_same = As good as { $bots }.
daily-better_some = Better than { $bots }.
daily-bot_beginner = Easy bot
daily-bot_expert = Hard bot
daily-bot_regular = Medium bot
daily-calendar = Deals you have played
daily-continue = Continue
daily-earlier_month = Previous month
daily-fewest = The fewer points, the better.
daily-later_month = Next month
daily-most = The more points, the better.
daily-note = The same cards for everyone, against medium opponents. New cards every day at midnight UTC.
daily-place = Place
daily-play = Play
daily-played = { $count ->
    [one] one deal played
   *[other] { $count } deals played
  }
daily-points = Points
daily-result = The same cards with a bot in your seat
daily-streak = { $days ->
    [0] no streak yet
    [one] your streak begins
   *[other] { $days } days in a row
  }
daily-the_beginner = the easy bot
daily-the_expert = the hard bot
daily-the_regular = the medium bot
daily-title = Deal of the day
daily-waiting = The bots are still playing these cards…
daily-week = { $count ->
    [0] Not played in the last seven days
    [one] Played on one of the last seven days
   *[other] Played on { $count } of the last seven days
  }

statistics-against_adaptive = adaptive bots
statistics-against_beginner = easy bots
statistics-against_expert = hard bots
statistics-against_mixed = bots of several levels
statistics-against_people = people
statistics-against_regular = medium bots
statistics-caption = { $game }: matches played and won
statistics-column_against = Against
statistics-column_played = Played
statistics-column_won = Won
statistics-daily = Deal of the day
statistics-erase = Erase the statistics
statistics-erase_question = All results and streaks on this device will be gone for good.
statistics-erase_yes = Erase everything
statistics-erased = Everything was erased.
statistics-extremes = Best result: { $best }. Worst: { $worst }.
statistics-favourite = Favourite game
statistics-longest = best: { $longest }
statistics-matches = Matches
statistics-none = No match has been finished on this device yet.
statistics-note = Kept on this device only. Nothing is sent anywhere.
statistics-recent = Your last { $count } matches, by place: { $places }.
statistics-recent_title = Your places in the last matches
statistics-title = Statistics
statistics-wins = Wins in a row
