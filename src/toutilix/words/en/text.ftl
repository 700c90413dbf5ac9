## The table in words, and what helps where nothing is seen.

page-held = More has happened: continue to hear it.
page-key_continue = continue, when the game waits for you
page-messages = Messages
page-my_side = Your cards
page-nothing_waits = Nothing is waiting for you.
page-set_steps = Step through other players’ moves
page-set_text = Text view: the table in words, without drawn cards
page-skip_to_hand = Go to your cards
page-skip_to_points = Go to the points
page-skips = Shortcuts
page-text_besides = Also
page-text_last_trick = The last trick
page-text_meanings = { $count } ways. The first: { $first }
page-text_meanings_more = More than { $count } ways: first choose a letter for a star. The first: { $first }
page-text_pile = The pile
page-text_piles = Draw pile and discard
page-text_round = The round
page-text_runs = Runs
page-text_seat = { $seat }: { $facts }.
page-text_step = Your turn
page-text_stock = The draw pile
page-text_to_follow = To beat
page-text_view = Text view
