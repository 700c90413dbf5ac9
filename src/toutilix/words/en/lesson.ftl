## The coach of a first hand. `second`, `third` and `fourth` are the names of the players at those seats.

lesson-card_asked = { $card }, the card the coach means
lesson-coach = Coach
lesson-do = Your move: { $moves }
lesson-learn = Learn
lesson-other_move = That’s allowed in a real match. In this lesson, please do what the coach asks.
lesson-progress = { $step } of { $of }
lesson-real_match = Play a real match
lesson-skip = Skip the lesson
lesson-unfold = Show everything the coach says
lesson-watch = Watch what the others play.

# Oldchapix.
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

# Strategix.
lesson-strategix_lead = Welcome to Strategix! Get rid of your cards before the others do. B is the lowest letter, Z the highest, and colours do not matter. You begin with one low card: play B.
lesson-strategix_follow = To follow, play one card that is as high as the last one, or higher. The last one is { $fourth }’s M. Play Q.
lesson-strategix_z = They went higher and higher, up to { $fourth }’s Y. A Z wins the round at once, and the winner starts the next round. Play Z.
lesson-strategix_pair = You won the round, so you choose the next shape: one card, a pair of the same letter, or a run of letters that follow each other. The others must follow with the same shape. Play a pair: C and C.
lesson-strategix_pass = { $fourth } has a pair of Js. If you can follow, you must; but once in each hand you can pass anyway. Your pair of Ss would be high enough, but you may want it later. Pass.
lesson-strategix_star = Everyone passed: { $fourth } won and leads a run of three, D, E and a star as F. A star can be any letter you choose. You need a run of three that starts at D or higher: play H, I and a star as J.
lesson-strategix_firecracker = { $fourth }’s T, U, V is too high for you. You could pass; but a firecracker makes the next player miss a turn, and that is { $second }. You can never lead with it, so use it in time. Play the firecracker.
lesson-strategix_same = { $fourth } won the round and leads P. The same letter is high enough. And if you play exactly the same letters, the next player misses a turn too. Play P.
lesson-strategix_own = The rest of the hand is yours. When you lead, you can play two pairs together, or two runs of the same length. But be careful with your last cards: with a star, a Z or a firecracker among them, you are Badluckix and lose 2 points.
lesson-strategix_end = That was a whole hand. The first one out is Luckylix with 4 points, then come Aswellix with 2 and Neithernorix with 0; Badluckix loses 2. A match has as many hands as players, and the most points win. You are ready for a real match!

# Sowix.
lesson-sowix_fit = Welcome to Sowix! Get rid of all your cards before the others do. A card fits if its letter is the same as the one on the pile, or at most three letters before or after it. On Q you can play N to T; colours don’t matter. Play S.
lesson-sowix_vowel = Now U is on the pile. Vowels also fit on each other, however far apart they are: A, E, I, O, U and Y. A Y left in your hand at the end costs 70 points: get rid of it. Play Y.
lesson-sowix_circle = Z is on the pile, and the alphabet is a circle: after Z comes A again. So B is only two letters away. Play B.
lesson-sowix_firecracker = { $second } played a firecracker, which fits on everything: { $third } had to draw two cards and missed a turn. The letter under it still counts, and that is your B. Play D.
lesson-sowix_draw = { $third } played X, which changes the direction. Then { $second } played U, and none of your cards fits on U. If nothing fits, you draw. Draw a card.
lesson-sowix_star = You drew a star, and it fits on everything. If the card you draw fits, you must play it at once. A star becomes the letter you choose; take one near your G, H and L. Play the star as J.
lesson-sowix_catch = { $second } has one card left, and should have called “Toutilix!” when playing. If you notice, you can say “Star!”: then { $second } draws two cards and misses a turn. Say “Star!” to { $second }.
lesson-sowix_choose = It’s still your turn. I is on the pile: G, H and L all fit. Play the one you like.
lesson-sowix_call = J is on the pile, and both your cards fit. But then you will have one card left: call “Toutilix!” as you play, or you can be caught yourself. Play a card and call.
lesson-sowix_own = So close! { $second }’s firecracker hit you: you drew two cards and missed a turn. The rest of the hand is yours. Play what fits, draw if nothing does, and call when you have one card left.
lesson-sowix_end = That was a whole hand. Cards left in your hand cost points: 70 for Y, 50 for W, X and Z, 10 for other vowels, stars and firecrackers, 5 for the rest. A match continues until someone has 300, and the fewest points win. You are ready for a real match!

# Rummylix.
lesson-rummylix_draw = Welcome to Rummylix! A turn has three parts: draw a card, lay cards if you like, discard a card. You can take the last discard instead of drawing, but that Q doesn’t help you. Draw a card.
lesson-rummylix_discard = You want to lay runs: letters that follow each other. The first time you need a run of five, or two runs of three. You have X, Y, Z and A: the alphabet is a circle, and one more makes five. T doesn’t help: discard T.
lesson-rummylix_take = { $second } has opened with a run of five; the star in it is an F. And { $third } has discarded B, just what you need. Take the discard.
lesson-rummylix_open = X, Y, Z, A and B are five in a row: enough to open. Select these five cards and lay them.
lesson-rummylix_end_turn = You have opened. At the end of the hand each letter in your runs is worth 1 point. A turn ends with a discard: discard K, and keep F and the firecracker.
lesson-rummylix_draw_again = Your turn starts as always. Draw a card.
lesson-rummylix_add = You drew W. Once you have opened, you can add single cards to an open end of any run; they count for the owner of the run. W comes before X: add it to run 2, which is yours.
lesson-rummylix_swap = In { $second }’s run a star is an F, and you have a real F. Once you have opened, you can put the real letter there and take the star out. Swap F for the star in run 1.
lesson-rummylix_place = You can’t keep the star: it goes to an open end of a run at once. In your own run it is worth 5 points to you. Add it to run 2 as C.
lesson-rummylix_block = Anyone with a C could swap your star away. A firecracker on an end of your run protects it: nobody can add cards there or swap the card next to it. Block run 2 on the right.
lesson-rummylix_own = You had no cards left, so you drew seven new ones. The rest of the hand is yours. Runs of three are enough now: J, K, L and M, for example. End each turn with a discard.
lesson-rummylix_end = That was a whole hand. Letters in your runs are worth 1 point, stars and firecrackers 5, and the player who plays the last card also gets the cards the others still have. A match has as many hands as players, and the most points win. You are ready for a real match!
