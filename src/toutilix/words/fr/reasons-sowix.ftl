# Pourquoi l’habitué de Sowix agit ainsi.
reason-sowix_call = Il vous reste une carte : annoncez avant qu’on vous attrape.
reason-sowix_catch = { $caught } n’a plus qu’une carte et n’a rien annoncé : dites « Étoile ! ».
reason-sowix_draw = Rien dans votre main ne convient sur { $letter } : piochez.
reason-sowix_pass = Rien ne convient sur { $letter } et il ne reste rien à piocher : passez.
reason-sowix_out = Jouez votre dernière carte et finissez la manche.
reason-sowix_drawn = Vous venez de piocher { card-one } et cette carte convient : c’est elle qu’il faut jouer.
reason-sowix_only = { $card } est la seule carte que vous pouvez jouer.
reason-sowix_dear = Jouez { card-one } : cette carte coûterait { $points } en restant dans votre main.
reason-sowix_keep = Jouez { $card } et gardez pour plus tard cette carte qui convient toujours : { $kept }.
reason-sowix_open = Jouez { card-one } : le reste de votre main convient alors sur { $covered } des 26 lettres.
reason-sowix_near = Jouez { card-one } : de là, vos autres cartes ont le plus de chances de suivre au prochain tour.
reason-sowix_name = Jouez { card-one } : { $fitting ->
    [0] au prochain tour vous suivrez plus facilement qu’avec une autre lettre.
    [one] une de vos autres cartes convient sur cette lettre.
   *[other] { $fitting } de vos autres cartes conviennent sur cette lettre.
  }
reason-sowix_stop = { $player } n’a plus { $left ->
    [one] qu’une carte
   *[other] que { $left } cartes
  } : { card-one } lui prend son prochain tour.
reason-sowix_away = { $player } n’a plus { $left ->
    [one] qu’une carte
   *[other] que { $left } cartes
  } : { card-one } fait tourner le jeu dans l’autre sens.
reason-sowix_not_towards = Jouez { $card } et non { $instead } : sinon ce serait à { $player }, qui a presque fini.
reason-sowix_again = Jouez { card-one } : à deux joueurs, vous rejouez aussitôt.
reason-sowix_block = Jouez { card-one } : { $player } n’a pas pu suivre par là tout à l’heure, et ne le pourra peut-être pas.

# Pourquoi un débutant le fait.
reason-sowix_beginner_dear = { $card } est la plus chère de vos cartes qui conviennent.
reason-sowix_beginner_special = C’est le bon moment pour { card-one }.
