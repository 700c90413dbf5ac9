# Why the expert moves as it does.
reason-search =
    { $number ->
        [one] It was the best move in one simulated deal.
       *[other] It was the best move over { $number } simulated deals.
    }
reason-search_instead =
    { $number ->
        [one] Another move looks better at first, but this one was best in a simulated deal.
       *[other] Another move looks better at first, but this one was best over { $number } simulated deals.
    }
reason-search_only = No other move is worth considering.
reason-search_call = Call it now: if you forget, you draw two cards.
reason-search_catch =
    { $whom ->
        [you] You have one card left and didn’t call.
       *[other] { $other } has one card left and didn’t call.
    }
reason-beginner_any = Just to see what happens.
