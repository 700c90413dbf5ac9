# Why the regular of Oldchapix plays a card.
reason-oldchapix_only = { $card } is the only card you may play.
reason-oldchapix_duck = Duck under { $best }: the trick would cost { $points }.
reason-oldchapix_under = Stay under { $best }: somebody may still throw something dear.
reason-oldchapix_no_lead = Stay under { $best }: it is better not to lead the next trick.
reason-oldchapix_give = Play { $card } under { $best }: its { $points } points go to somebody else.
reason-oldchapix_free = Take the trick with { $card }: it costs nothing, and a high card is gone.
reason-oldchapix_cheap = Take { $points } points now with { $card }: keeping it could cost more.
reason-oldchapix_early = Play { $card } now: little is likely to fall in this trick, and later it would be dangerous.
reason-oldchapix_hope = You cannot duck. { $card } is your lowest, and { $higher ->
    [one] one higher card is
   *[other] { $higher } higher cards are
  } still out.
reason-oldchapix_forced = You cannot duck: so be rid of { $card }.
reason-oldchapix_lead_lowest = Lead { $card }: { $higher ->
    [one] the only card of its family still out is higher.
   *[other] all { $higher } cards of its family still out are higher.
  }
reason-oldchapix_lead_low = Lead { $card }: { $higher ->
    [one] one higher card is still out and will probably take the trick.
   *[other] { $higher } higher cards are still out, and one will probably take the trick.
  }
reason-oldchapix_lead_void = Lead { $card }, your only card of its family: after that you can throw other cards away.
reason-oldchapix_lead_least = Lead { $card }: of all your leads it is likely to cost least.
reason-oldchapix_flush = Lead { $card }: a low card of that family may force the blue H out, and you will not take it.
reason-oldchapix_dump = You cannot follow: throw { $card }, and its { $points } points go to somebody else.
reason-oldchapix_void = You cannot follow: throw { $card }, your last card of its family.
reason-oldchapix_danger = You cannot follow: throw { $card }. With { $lower ->
    [one] one lower card
   *[other] { $lower } lower cards
  } still out it could take a trick.
reason-oldchapix_spare = You cannot follow: throw { $card }, which you need least.

# Why a beginner does it.
reason-oldchapix_beginner_lead = Lead { $card }, your lowest card.
reason-oldchapix_beginner_under = { $card } is the highest card with which you do not take the trick.
reason-oldchapix_beginner_take = You cannot stay under: play { $card }, your highest.
