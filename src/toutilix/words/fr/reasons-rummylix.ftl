# Pourquoi un robot a choisi ce coup à Ramilix.
reason-rummylix_draw = Piochez : il n’y a pas d’autre carte à prendre.
reason-rummylix_draw_rather = Mieux vaut piocher que prendre { card-one }.
reason-rummylix_draw_known = Piochez et ne prenez pas { $top } : la défausse va être retournée et { $card } viendra en premier, ce qui vous aide plus.
reason-rummylix_take_special = Prenez { card-one } : sur une de vos suites, cela vaut { $points } points.
reason-rummylix_take_for_star = Prenez { card-one } : vous pourrez l’échanger contre l’étoile de la suite { $run } et mettre l’étoile dans une de vos suites.
reason-rummylix_take_to_add = Prenez { card-one } : vous pourrez l’ajouter à votre suite { $run }.
reason-rummylix_take_to_open = Prenez { card-one } : cela vous aide à ouvrir.
reason-rummylix_take_for_run = Prenez { card-one } : cela fait une suite avec des lettres de votre main.
reason-rummylix_take_near = Prenez { card-one } : cela va bien avec des lettres de votre main.
reason-rummylix_steal_star = Échangez le { $card } contre l’étoile de la suite { $run } : { $owner } perd 5 points et votre suite les gagne.
reason-rummylix_own_star = Échangez le { $card } contre l’étoile de votre suite { $run } : l’étoile allongera ensuite une de vos suites.
reason-rummylix_place_safe = Placez { card-one } sur votre suite { $run } : tous les autres { $letter } ont été vus, presque personne ne pourra la prendre.
reason-rummylix_place_own = Placez { card-one } sur votre suite { $run } : là, ses 5 points sont à vous.
reason-rummylix_place_theirs = Placez { card-one } sur la suite { $run } : aucune des vôtres n’a de bout libre, et { $owner } a le moins de points sur la table.
reason-rummylix_open = Ouvrez avec { $cards } : désormais vous pouvez ajouter des lettres et prendre des étoiles.
reason-rummylix_lay = Posez { $cards } : { $points } points sur la table, où personne ne peut les prendre.
reason-rummylix_add = Ajoutez { card-one } à votre suite { $run } : un point pour vous, une carte de moins en main.
reason-rummylix_gift_refill = Ajoutez { card-one } à la suite { $run } : cela compte pour { $owner }, mais votre main est vide et vous piochez 7 nouvelles cartes.
reason-rummylix_gift_end = Ajoutez { card-one } à la suite { $run } : cela compte pour { $owner }, mais vous finissez la manche et prenez les cartes des autres.
reason-rummylix_block_star = Un pétard sur votre suite { $run } protège son étoile et rapporte { $points } points.
reason-rummylix_block = Un pétard sur votre suite { $run } rapporte { $points } points ; dans votre main il ne rapporte rien.
reason-rummylix_discard_refill = Défaussez { card-one } : c’est votre dernière carte, vous en piochez 7 nouvelles.
reason-rummylix_discard_end = Défaussez { card-one } : c’est votre dernière carte, vous prenez celles des autres.
reason-rummylix_discard_special = Défaussez { card-one } : vous n’avez aucune lettre à défausser.
reason-rummylix_discard_twin = Défaussez { card-one } : vous avez cette lettre deux fois, et une suffit.
reason-rummylix_discard_lone = Défaussez { card-one } : c’est la carte qui vous sert le moins, et { $next } ne peut pas s’en servir sur la table.
reason-rummylix_discard_least = Défaussez { card-one } : { $next } peut s’en servir, mais vos autres cartes valent plus.

# Pourquoi un débutant le fait.
reason-rummylix_beginner_take = Prenez { card-one } : cette carte est proche de lettres de votre main.
reason-rummylix_beginner_draw = Il n’y a rien pour vous dans la défausse.
reason-rummylix_beginner_lay = Vous avez une suite à poser.
reason-rummylix_beginner_add = Vous pouvez ajouter { card-one } à la suite { $run }.
reason-rummylix_beginner_discard = Défaussez { card-one } : c’est la carte qui a le moins de voisines dans votre main.
