## The table in words, and what helps where nothing is seen.

page-held = More has happened: go on to hear it.
page-key_continue = go on, where something waits for it
page-messages = Messages
page-my_side = Your cards
page-nothing_waits = Nothing waits for you to go on.
page-set_steps = Others' acts one at a time: each waits until you go on
page-set_text = Text view: the table in words, no cards drawn
page-skip_to_hand = To your cards
page-skip_to_points = To the points
page-skips = Shortcuts
page-text_besides = Besides
page-text_last_trick = The last trick
page-text_meanings = { $count } ways. The first: { $first }
page-text_meanings_more = More than { $count } ways: say first what a star stands for. The first: { $first }
page-text_pile = The pile
page-text_piles = Draw pile and discard
page-text_round = The round
page-text_runs = Runs
page-text_seat = { $seat }: { $facts }.
page-text_step = Your turn
page-text_stock = To draw
page-text_to_follow = To follow
page-text_view = Text view
