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
reason-search_only = Rien d’autre ne mérite réflexion.
reason-search_call = Annoncez maintenant : qui oublie pioche deux cartes.
reason-search_catch =
    { $caught_who ->
        [you] Il vous reste une carte et vous ne l’avez pas dit.
       *[other] Il reste une carte à { $caught }, qui ne l’a pas dit.
    }
reason-beginner_any = Juste pour voir.
