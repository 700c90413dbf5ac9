# Pourquoi un robot a choisi ce coup à Ramilix.
reason-rummylix_draw = Piochez : il n’y a pas d’autre carte à prendre.
reason-rummylix_draw_rather = Piochez au lieu de prendre { card-one } : une carte inconnue promet plus.
reason-rummylix_draw_known = Piochez et ne prenez pas { $top } : la défausse est retournée et { $card } vient d’abord, ce qui vous aide plus.
reason-rummylix_take_special = Prenez { card-one } : sur une de vos suites, cela vaut { $points } points.
reason-rummylix_take_for_star = Prenez { $card } : vous pourrez libérer l’étoile de la suite { $run } pour une des vôtres.
reason-rummylix_take_to_add = Prenez { $card } : cela allonge votre suite { $run }.
reason-rummylix_take_to_open = Prenez { $card } : cela vous rapproche de l’ouverture.
reason-rummylix_take_for_run = Prenez { $card } : cela fait une suite avec des lettres que vous tenez.
reason-rummylix_take_near = Prenez { $card } : cela va bien avec des lettres que vous tenez.
reason-rummylix_steal_star = { $card } dans la suite { $run } libère une étoile : { $owner } perd ses 5 points et votre suite les gagne.
reason-rummylix_own_star = { $card } prend la place de l’étoile dans votre suite { $run }, et l’étoile allonge une de vos suites.
reason-rummylix_place_safe = Placez { card-one } sur votre suite { $run } : tous les autres { $letter } ont été vus, presque personne ne peut la prendre.
reason-rummylix_place_own = Placez { card-one } sur votre suite { $run } : ses 5 points y sont à vous.
reason-rummylix_place_theirs = Placez { card-one } sur la suite { $run } : aucune des vôtres n’a de bout libre, et { $owner } a le moins de points sur la table.
reason-rummylix_open = Ouvrez avec { $cards } : désormais vous pouvez ajouter des lettres et prendre des étoiles.
reason-rummylix_lay = Posez { $cards } : { $points } points sur la table, et non dans une main que quelqu’un peut prendre.
reason-rummylix_add = Ajoutez { card-one } à votre suite { $run } : un point pour vous, une carte de moins.
reason-rummylix_gift_refill = Ajoutez { card-one } à la suite { $run } : cela compte pour { $owner }, mais une main vide vous apporte 7 nouvelles cartes.
reason-rummylix_gift_end = Ajoutez { card-one } à la suite { $run } : cela compte pour { $owner }, mais vous sortez et prenez les cartes des autres.
reason-rummylix_block_star = Un pétard sur votre suite { $run } protège son étoile et rapporte { $points } points.
reason-rummylix_block = Un pétard sur votre suite { $run } rapporte { $points } points ; dans votre main il ne rapporte rien.
reason-rummylix_discard_refill = Défaussez { card-one } : c’est votre dernière carte, vous en recevez 7 nouvelles.
reason-rummylix_discard_end = Défaussez { card-one } : c’est votre dernière carte, vous prenez celles des autres.
reason-rummylix_discard_special = Défaussez { card-one } : vous n’avez aucune lettre à défausser.
reason-rummylix_discard_twin = Défaussez { card-one } : vous tenez cette lettre deux fois et une suffit.
reason-rummylix_discard_lone = Défaussez { card-one } : c’est la carte qui vous manquera le moins, et { $next } ne peut pas s’en servir sur la table.
reason-rummylix_discard_least = Défaussez { card-one } : { $next } peut s’en servir, mais vos autres cartes valent plus.

# Pourquoi un débutant le fait.
reason-rummylix_beginner_take = { $card } est proche de cartes de votre main.
reason-rummylix_beginner_draw = La défausse n’a rien pour vous.
reason-rummylix_beginner_lay = Vous avez une suite à poser.
reason-rummylix_beginner_add = { $card } prolonge la suite { $run }.
reason-rummylix_beginner_discard = { $card } est la carte qui a le moins de voisines dans votre main.
