# Why the expert moves as it does.
reason-search =
    { $simulations ->
        [one] It was the best move in one simulated deal.
       *[other] It was the best move over { $simulations } simulated deals.
    }
reason-search_instead =
    { $simulations ->
        [one] Another move looks better at first, but this one was best in a simulated deal.
       *[other] Another move looks better at first, but this one was best over { $simulations } simulated deals.
    }
reason-search_only = No other move is worth considering.
reason-beginner_any = Just to see what happens.
reason-coach =
    { $deals ->
        [one] It came out better in one simulated deal.
       *[other] It came out better over { $deals } simulated deals.
    }
