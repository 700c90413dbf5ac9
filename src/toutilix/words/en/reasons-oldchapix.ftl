# Why the regular of Oldchapix plays a card.
reason-oldchapix_only = The { $card } is the only card you can play.
reason-oldchapix_duck = Stay below the { $best }: this trick would cost { $points }.
reason-oldchapix_under = Stay below the { $best }: someone may still throw in an expensive card.
reason-oldchapix_no_lead = Stay below the { $best }: it’s better not to lead the next trick.
reason-oldchapix_give = Play the { $card } under the { $best }: its { $points } points go to someone else.
reason-oldchapix_free = Take the trick with the { $card }: it costs nothing, and you get rid of a high card.
reason-oldchapix_cheap = Take { $points } points now with the { $card }: keeping it could cost you more.
reason-oldchapix_early = Play the { $card } now: this trick will probably be cheap, and later the card would be dangerous.
reason-oldchapix_hope = You can’t stay below. The { $card } is your lowest card, and { $higher ->
    [one] one higher card is
   *[other] { $higher } higher cards are
  } still out there.
reason-oldchapix_forced = You can’t stay below, so get rid of the { $card }.
reason-oldchapix_lead_lowest = Lead the { $card }: { $higher ->
    [one] the only other card left in its family is higher.
   *[other] all { $higher } other cards left in its family are higher.
  }
reason-oldchapix_lead_low = Lead the { $card }: { $higher ->
    [one] one higher card is still out there and will probably take the trick.
   *[other] { $higher } higher cards are still out there, and one will probably take the trick.
  }
reason-oldchapix_lead_void = Lead the { $card }, your only card of its family: after that you can throw other cards away.
reason-oldchapix_lead_least = Lead the { $card }: it will probably cost you least.
reason-oldchapix_flush = Lead the { $card }: a low card of that family may force out the blue H, and you won’t be the one to take it.
reason-oldchapix_dump = You can’t follow: throw away the { $card }, and its { $points } points go to someone else.
reason-oldchapix_void = You can’t follow: throw away the { $card }, your last card of its family.
reason-oldchapix_danger = You can’t follow: throw away the { $card }. With { $lower ->
    [one] one lower card
   *[other] { $lower } lower cards
  } still out there, it could take a trick.
reason-oldchapix_spare = You can’t follow: throw away the { $card }, which you need least.

# Why a beginner does it.
reason-oldchapix_beginner_lead = Lead the { $card }, your lowest card.
reason-oldchapix_beginner_under = The { $card } is your highest card that does not take the trick.
reason-oldchapix_beginner_take = You can’t stay below: play the { $card }, your highest card.
