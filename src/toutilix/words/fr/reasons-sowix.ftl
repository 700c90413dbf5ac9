# Pourquoi l’habitué de Sowix agit ainsi.
reason-sowix_call = Il vous reste une carte : annoncez avant qu’on vous attrape.
reason-sowix_catch = { $caught } n’a plus qu’une carte et n’a rien annoncé : dites « Étoile ! ».
reason-sowix_draw = Rien dans votre main ne convient sur { $letter } : piochez.
reason-sowix_pass = Rien ne convient sur { $letter } et il ne reste rien à piocher : passez.
reason-sowix_out = Jouez votre dernière carte et finissez la manche.
reason-sowix_drawn = Vous venez de piocher { card-one } et cette carte convient : il faut la jouer.
reason-sowix_only = La seule carte que vous puissiez jouer est { card-one }.
reason-sowix_dear = Jouez { card-one } : si cette carte restait dans votre main, elle coûterait { $points }.
reason-sowix_keep = Jouez { $card } et gardez pour plus tard la carte qui convient toujours : { $kept }.
reason-sowix_open = Jouez { card-one } : le reste de votre main convient alors sur { $covered } des 26 lettres.
reason-sowix_near = Jouez { card-one } : vos autres cartes auront ainsi le plus de chances de convenir au prochain tour.
reason-sowix_name = Jouez { card-one } : { $fitting ->
    [0] c’est avec cette lettre que vous avez le plus de chances de pouvoir jouer au prochain tour.
    [one] une de vos autres cartes convient sur cette lettre.
   *[other] { $fitting } de vos autres cartes conviennent sur cette lettre.
  }
reason-sowix_stop = { $player } n’a plus { $left ->
    [one] qu’une carte
   *[other] que { $left } cartes
  } : { card-one } lui fait perdre un tour.
reason-sowix_away = { $player } n’a plus { $left ->
    [one] qu’une carte
   *[other] que { $left } cartes
  } : { card-one } change le sens du jeu.
reason-sowix_not_towards = Jouez { $card } et non { $instead } : sinon ce serait à { $player }, qui a presque fini.
reason-sowix_again = Jouez { card-one } : à deux joueurs, vous rejouez aussitôt.
reason-sowix_block = Jouez { card-one } : { $player } n’avait rien qui convienne par là tout à l’heure, et n’a peut-être toujours rien.

# Pourquoi un débutant le fait.
reason-sowix_beginner_dear = La carte la plus chère que vous puissiez jouer est { card-one }.
reason-sowix_beginner_special = C’est le bon moment pour { card-one }.
