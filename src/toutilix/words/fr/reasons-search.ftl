# Pourquoi l’expert joue ainsi.
reason-search =
    { $number ->
        [one] C’est le meilleur coup dans une donne simulée.
       *[other] C’est le meilleur coup sur { $number } donnes simulées.
    }
reason-search_instead =
    { $number ->
        [one] À première vue un autre coup semble meilleur, mais celui-ci rapporte le plus dans une donne simulée.
       *[other] À première vue un autre coup semble meilleur, mais celui-ci rapporte le plus sur { $number } donnes simulées.
    }
reason-search_only = Aucun autre coup ne mérite réflexion.
reason-search_call = Annoncez maintenant : si vous oubliez, vous piochez deux cartes.
reason-search_catch = 
    { $whom ->
        [you] Il vous reste une carte et vous n’avez rien annoncé.
       *[other] Il reste une carte à { $other }, qui n’a rien annoncé.
    }
reason-beginner_any = Juste pour voir.
