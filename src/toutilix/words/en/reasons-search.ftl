# Why the expert moves as it does.
reason-search =
    { $simulations ->
        [one] It came out best in one simulated deal.
       *[other] It came out best in { $simulations } simulated deals.
    }
reason-search_instead =
    { $simulations ->
        [one] At sight another move looks better, but in a simulated deal this one came out best.
       *[other] At sight another move looks better, but in { $simulations } simulated deals this one came out best.
    }
reason-search_only = There is nothing else worth a thought.
reason-beginner_any = Just to see what happens.
