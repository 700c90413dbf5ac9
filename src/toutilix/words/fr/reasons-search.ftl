# Pourquoi l’expert joue ainsi.
reason-search =
    { $simulations ->
        [one] C’est le meilleur coup dans une donne simulée.
       *[other] C’est le meilleur coup sur { $simulations } donnes simulées.
    }
reason-search_instead =
    { $simulations ->
        [one] À première vue un autre coup semble meilleur, mais celui-ci rapporte le plus dans une donne simulée.
       *[other] À première vue un autre coup semble meilleur, mais celui-ci rapporte le plus sur { $simulations } donnes simulées.
    }
reason-search_only = Aucun autre coup ne mérite réflexion.
reason-beginner_any = Juste pour voir.
reason-coach =
    { $deals ->
        [one] Ce coup rapporte plus dans une donne simulée.
       *[other] Ce coup rapporte plus sur { $deals } donnes simulées.
    }
