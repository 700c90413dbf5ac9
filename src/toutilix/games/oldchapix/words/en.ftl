# Oldchapix.
oldchapix-name = Oldchapix
oldchapix-contract_tricks = Avoid tricks. Each trick costs 5 points.
oldchapix-contract_vowels = Avoid vowels. Each vowel costs 10 points.
oldchapix-contract_mn = Avoid M and N. Each one costs 20 points.
oldchapix-contract_blue_h = Avoid the blue H. It costs 90 points.
oldchapix-contract_everything = Avoid everything. A trick costs 5 points, a vowel 10, M and N 20, the blue H 90.
oldchapix-led = { $who ->
    [you] You lead
   *[other] { $seat } leads
  } { card-one }.
oldchapix-played = { $who ->
    [you] You play
   *[other] { $seat } plays
  } { card-one }.
oldchapix-took = { $who ->
    [you] You take
   *[other] { $seat } takes
  } the trick.
oldchapix-took_danger = { $who ->
    [you] You take
   *[other] { $seat } takes
  } the trick with { card-one }.

# Each part of a score stands on its own in a row that has the player's name.
oldchapix-score_tricks = { $who ->
    [you] You
   *[other] { $seat }
  }: { oldchapix-score_tricks_part }
oldchapix-score_tricks_part = { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
  }, { $points } points.
oldchapix-score_vowels = { $who ->
    [you] You
   *[other] { $seat }
  }: { oldchapix-score_vowels_part }
oldchapix-score_vowels_part = { $count ->
    [one] { $count } vowel
   *[other] { $count } vowels at { $each } each
  }, { $points } points: { $cards }.
oldchapix-score_mn = { $who ->
    [you] You
   *[other] { $seat }
  }: { oldchapix-score_mn_part }
oldchapix-score_mn_part = { $cards } at { $each }{ $count ->
    [one] {""}
   *[other] {" "}each
  }, { $points } points.
oldchapix-score_blue_h = { $who ->
    [you] You
   *[other] { $seat }
  }: { oldchapix-score_blue_h_part }
oldchapix-score_blue_h_part = the blue H, { $points } points.
# Highlights, told when the match is over.
oldchapix-highlight_trick = { $count ->
    [0] One trick
   *[other] The trick with { card-one }
  } cost { $who ->
    [you] you
   *[other] { $seat }
  } { $points } points.
oldchapix-highlight_gave = { $who ->
    [you] You gave
   *[other] { $seat } gave
  } { $receiver_who ->
    [you] you
   *[other] { $receiver }
  } { card-one }: { $points } points.
oldchapix-fewest_points = All five hands have been played; the fewest points win.
oldchapix-family = { $family ->
    [pink_low] pink A to M
    [pink_high] pink N to Z
    [blue_low] blue A to M
   *[blue_high] blue N to Z
  }
oldchapix-follow = You cannot play { card-one }: you have cards of the family { oldchapix-family } and must play one of them.
oldchapix-one_card = Play exactly one card; { $number ->
    [0] you have selected none.
   *[other] you have selected { $number }.
  }
oldchapix-move = "{ $text }" is not an Oldchapix move: type one card with its colour, such as Gp or Hb.
oldchapix-twice = A card is listed twice in { $field }.
oldchapix-trick_size = The trick "{ $trick }" in won needs { $players } cards.
oldchapix-contract = The contract { $contract } does not belong to hand { $hand }.
oldchapix-trick_full = The trick already has a card from each of the { $players } players.
oldchapix-turn = It cannot be seat { $turn }’s turn: by leader and trick, it is seat { $expected }’s.

## The table in words.

table-how_oldchapix = A move is one card with its colour, such as Gp.
table-oldchapix_lead = Play any card.
table-oldchapix_follow = Follow { oldchapix-family }. Highest so far: { $card }.
table-oldchapix_led = Led: { oldchapix-family }.
table-oldchapix_no_trick = { $who ->
    [you] Your turn: play any card.
   *[other] { $seat } leads.
  }
table-oldchapix_taken = { $danger ->
    [tricks] Tricks played: { $taken } of { $total }.
    [vowels] Vowels taken: { $taken } of { $total }.
    [mn] Ms and Ns taken: { $taken } of { $total }.
   *[blue_h] { $taken ->
        [0] The blue H is still out.
       *[other] The blue H has been taken.
      }
  }

## On the page.

page-about_oldchapix = Take as few tricks, vowels and dangerous letters as you can. Five hands, five things to avoid.
page-brief_oldchapix = Take as little as you can
page-oldchapix_avoid = { $contract ->
    [tricks] Avoid tricks
    [vowels] Avoid vowels
    [mn] Avoid M and N
    [blue_h] Avoid the blue H
   *[everything] Avoid everything
  }
page-oldchapix_danger = { $danger ->
    [tricks] { $each } each · { $taken } of { $total } played
    [blue_h] { $each } points · { $taken ->
        [0] still out
       *[other] taken
      }
   *[other] { $each } each · { $taken } of { $total } taken
  }
page-oldchapix_danger_name = { $danger ->
    [tricks] trick
    [vowels] vowel
    [mn] M, N
   *[blue_h] blue H
  }

## Why the players move as they do.

reason-oldchapix_only = The only card you can play is { card-one }.
reason-oldchapix_duck = Stay below { $best_one }: this trick would cost { $points }.
reason-oldchapix_under = Stay below { $best_one }: someone may still throw in an expensive card.
reason-oldchapix_no_lead = Stay below { $best_one }: it’s better not to lead the next trick.
reason-oldchapix_give = Play { card-one } under { $best_one }: its { $points } points go to someone else.
reason-oldchapix_free = Take the trick with { card-one }: it costs nothing, and you get rid of a high card.
reason-oldchapix_cheap = Take { $points } points now with { card-one }: keeping it could cost you more.
reason-oldchapix_early = Play { card-one } now: this trick will probably be cheap, and later the card would be dangerous.
reason-oldchapix_hope = You can’t stay below. Your lowest card is { card-one }, and { $higher ->
    [one] one higher card is
   *[other] { $higher } higher cards are
  } still out there.
reason-oldchapix_forced = You can’t stay below, so get rid of { card-one }.
reason-oldchapix_lead_lowest = Lead { card-one }: { $higher ->
    [one] the only other card left in its family is higher.
   *[other] all { $higher } other cards left in its family are higher.
  }
reason-oldchapix_lead_low = Lead { card-one }: { $higher ->
    [one] one higher card is still out there and will probably take the trick.
   *[other] { $higher } higher cards are still out there, and one will probably take the trick.
  }
reason-oldchapix_lead_void = Lead { card-one }, your only card of its family: after that you can throw other cards away.
reason-oldchapix_lead_least = Lead { card-one }: it will probably cost you least.
reason-oldchapix_flush = Lead { card-one }: a low card of that family may force out the blue H, and you won’t be the one to take it.
reason-oldchapix_dump = You can’t follow: throw away { card-one }, and its { $points } points go to someone else.
reason-oldchapix_void = You can’t follow: throw away { card-one }, your last card of its family.
reason-oldchapix_danger = You can’t follow: throw away { card-one }. With { $lower ->
    [one] one lower card
   *[other] { $lower } lower cards
  } still out there, it could take a trick.
reason-oldchapix_spare = You can’t follow: throw away { card-one }, which you need least.

# Why a beginner does it.
reason-oldchapix_beginner_lead = Lead { card-one }, your lowest card.
reason-oldchapix_beginner_under = Your highest card that does not take the trick is { card-one }.
reason-oldchapix_beginner_take = You can’t stay below: play { card-one }, your highest card.

# Why the coach prefers a card.
reason-oldchapix_told_takes = The highest card of this trick, which is worth { $points } points so far, would be { $instead }.
reason-oldchapix_told_higher = { $higher ->
    [one] One card higher than { $card } is
   *[other] { $higher } cards higher than { $card } are
  } still out there, but { $above ->
    [0] none
    [one] only one
   *[other] only { $above }
  } higher than { $instead }.
reason-oldchapix_told_dangerous = You can’t follow, so { $card } can go: { $lower ->
    [one] one lower card is
   *[other] { $lower } lower cards are
  } still out there, and it could take a trick later.
reason-oldchapix_told_rid = You can’t follow, so { $card } goes to someone else with its { $points } points.

## The lesson.

lesson-oldchapix_lead = Welcome to Oldchapix! Everyone plays one card: that is a trick. In this hand each trick you take costs 5 points, so take as few as you can. You begin, and a low card is safe: play the pink B.
lesson-oldchapix_follow = { $third } played the highest card, took the trick and leads the blue S. Its family is blue N to Z: if you have a card of that family, you must play one. Try the pink M, and the table tells you why not. Then play the blue R: it stays below the S.
lesson-oldchapix_below = There are four families: pink A to M, pink N to Z, blue A to M, blue N to Z. The highest card of the family led takes the trick; so far that is { $fourth }’s K. Get rid of a high card that is still below it: play the blue J.
lesson-oldchapix_discard = { $fourth } leads the pink W, so the family is pink N to Z. You have no card of it: then you can play any card, and it cannot take the trick. Get rid of your most dangerous card: play the blue Z.
lesson-oldchapix_highest = Your Z took nothing: { $second } had the Y, the highest card of the family led. Now { $second } leads the blue M, and no card of blue A to M is higher. That’s a good moment to get rid of a high card: play the blue L.
lesson-oldchapix_take = This time you cannot stay below: you play last, and K and M are both higher than I. If you have to take a trick, take it with your highest card and keep the lower one. Play the pink M.
lesson-oldchapix_lead_low = That trick costs you 5 points, and when you take a trick you lead the next one. N is the lowest card of its family: everyone who follows has to go above it. Play the blue N.
lesson-oldchapix_only_card = { $third } took it and leads the pink L. K is your only card of that family, so you have no choice. Luckily it is lower than L: play the pink K.
lesson-oldchapix_no_pink = Now you have no pink cards at all: whenever pink is led, you can get rid of any card you like. Play the blue X, your highest card.
lesson-oldchapix_own = The other four tricks are yours to play. Follow if you can, stay below if you can, and get rid of high cards when you cannot follow.
lesson-oldchapix_end = That was a whole hand. A match has five, and in each you avoid something else: tricks, vowels, M and N, the blue H, and finally everything. The fewest points win. You are ready for a real match!

## On the help card.

abcd-groups_oldchapix = ABCDEFGHIJKLM NOPQRSTUVWXYZ
abcd-note_oldchapix = Pink and blue each have two families, A to M and N to Z. In a family, the later letter is higher.
