# Why a bot chose this move in Rummylix.
reason-rummylix_draw = Draw: there is no other card to take.
reason-rummylix_draw_rather = Drawing is better than taking { card-one }.
reason-rummylix_draw_known = Draw: the pile will be turned over and { $card } comes first, which helps you more than { $top }.
reason-rummylix_take_special = Take { card-one }: on one of your runs it is worth { $points } points.
reason-rummylix_take_for_star = Take { card-one }: you can swap it for the star in run { $run } and use the star in your own run.
reason-rummylix_take_to_add = Take { card-one }: you can add it to your run { $run }.
reason-rummylix_take_to_open = Take { card-one }: it helps you open.
reason-rummylix_take_for_run = Take { card-one }: it makes a run with letters in your hand.
reason-rummylix_take_near = Take { card-one }: it goes well with letters in your hand.
reason-rummylix_steal_star = Swap the { $card } for the star in run { $run }: { $owner } loses 5 points and your own run gets them.
reason-rummylix_own_star = Swap the { $card } for the star in your run { $run }: then the star makes one of your runs longer.
reason-rummylix_place_safe = Place { card-one } on your run { $run }: every other { $letter } has been seen, so hardly anyone can take it.
reason-rummylix_place_own = Place { card-one } on your run { $run }: there its 5 points are yours.
reason-rummylix_place_theirs = Place { card-one } on run { $run }: none of your runs has an open end, and { $owner } has the fewest points on the table.
reason-rummylix_open = Open with { $cards }: from now on you can add letters and take stars.
reason-rummylix_lay = Lay { $cards }: { $points } points on the table, where nobody can take them.
reason-rummylix_add = Add { card-one } to your run { $run }: one point for you, and one card fewer in your hand.
reason-rummylix_gift_refill = Add { card-one } to run { $run }: it counts for { $owner }, but your hand is empty and you draw 7 new cards.
reason-rummylix_gift_end = Add { card-one } to run { $run }: it counts for { $owner }, but you are out and take the others’ cards.
reason-rummylix_block_star = A firecracker on your run { $run } protects its star and is worth { $points } points.
reason-rummylix_block = A firecracker on your run { $run } is worth { $points } points; in your hand it is worth nothing.
reason-rummylix_discard_refill = Discard { card-one }: it’s your last card, so you draw 7 new ones.
reason-rummylix_discard_end = Discard { card-one }: it’s your last card, so you take the others’ cards.
reason-rummylix_discard_special = Discard { card-one }: you have no letter to discard.
reason-rummylix_discard_twin = Discard { card-one }: you have this letter twice and one is enough.
reason-rummylix_discard_lone = Discard { card-one }: you need it least, and { $next } can’t use it on the table.
reason-rummylix_discard_least = Discard { card-one }: { $next } can use it, but your other cards are worth more.

# Why a beginner does it.
reason-rummylix_beginner_take = Take { card-one }: it is close to letters in your hand.
reason-rummylix_beginner_draw = The discard pile has nothing you need.
reason-rummylix_beginner_lay = You have a run to lay.
reason-rummylix_beginner_add = You can add { card-one } to run { $run }.
reason-rummylix_beginner_discard = Discard { card-one }: it has the fewest neighbours in your hand.
