# Why a bot chose this move in Rummylix.
reason-rummylix_draw = Draw: there is no other card to take.
reason-rummylix_draw_rather = Draw: an unknown card promises more than { card-one }.
reason-rummylix_draw_known = Draw: the pile is turned over and { $card } comes first, which helps you more than { $top }.
reason-rummylix_take_special = Take { card-one }: on a run of yours it is worth { $points } points.
reason-rummylix_take_for_star = Take { $card }: with it you can free the star of run { $run } for a run of your own.
reason-rummylix_take_to_add = Take { $card }: it lengthens your run { $run }.
reason-rummylix_take_to_open = Take { $card }: it brings you nearer to opening.
reason-rummylix_take_for_run = Take { $card }: it makes a run with letters that you hold.
reason-rummylix_take_near = Take { $card }: it goes well with letters that you hold.
reason-rummylix_steal_star = { $card } in run { $run } frees a star: { $owner } loses its 5 points and your own run gets them.
reason-rummylix_own_star = { $card } takes the star’s place in your run { $run }, and the star makes one of your runs longer.
reason-rummylix_place_safe = Place { card-one } on your run { $run }: every other { $letter } has been seen, so hardly anybody can take it.
reason-rummylix_place_own = Place { card-one } on your run { $run }: its 5 points are yours there.
reason-rummylix_place_theirs = Place { card-one } on run { $run }: none of yours has an open end, and { $owner } has the fewest points on the table.
reason-rummylix_open = Open with { $cards }: from now on you can add letters and take stars.
reason-rummylix_lay = Lay { $cards }: { $points } points on the table, not in a hand that somebody may take.
reason-rummylix_add = Add { card-one } to your run { $run }: one point for you, one card fewer.
reason-rummylix_gift_refill = Add { card-one } to run { $run }: it counts for { $owner }, but an empty hand brings you 7 new cards.
reason-rummylix_gift_end = Add { card-one } to run { $run }: it counts for { $owner }, but you go out and take the cards that the others hold.
reason-rummylix_block_star = A firecracker on your run { $run } guards its star and brings { $points } points.
reason-rummylix_block = A firecracker on your run { $run } brings { $points } points; in your hand it brings none.
reason-rummylix_discard_refill = Discard { card-one }: it is your last one, so you get 7 new cards.
reason-rummylix_discard_end = Discard { card-one }: it is your last one, so you take the cards that the others hold.
reason-rummylix_discard_special = Discard { card-one }: you have no letter to discard.
reason-rummylix_discard_twin = Discard { card-one }: you hold this letter twice and one is enough.
reason-rummylix_discard_lone = Discard { card-one }: you miss it least, and { $next } cannot use it on the table.
reason-rummylix_discard_least = Discard { card-one }: { $next } can use it, but your other cards are worth more.

# Why a beginner does it.
reason-rummylix_beginner_take = { $card } is near cards in your hand.
reason-rummylix_beginner_draw = The discard pile has nothing for you.
reason-rummylix_beginner_lay = You have a run to lay.
reason-rummylix_beginner_add = { $card } fits on run { $run }.
reason-rummylix_beginner_discard = { $card } is the card with the fewest neighbours in your hand.
