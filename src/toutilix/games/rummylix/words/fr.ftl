# Ramilix.
rummylix-name = Ramilix
rummylix-turned_up = { $count ->
    [0] Aucune carte n’est retournée.
   *[other] La première carte de la défausse est { card-one }.
  } { $stock ->
    [one] Il reste une carte à piocher.
   *[other] Il reste { $stock } cartes à piocher.
  }
rummylix-drew = { $who ->
    [you] Vous piochez { card-one }.
   *[other] { $seat } pioche { $count ->
        [one] une carte.
       *[other] { $count } cartes.
      }
  }
rummylix-took = { $who ->
    [you] Vous prenez
   *[other] { $seat } prend
  } { card-one } sur la défausse.
rummylix-opened = { $who ->
    [you] Vous ouvrez.
   *[other] { $seat } ouvre.
  }
rummylix-laid = { $who ->
    [you] Vous posez
   *[other] { $seat } pose
  } la suite { $run } : { $cards }.
rummylix-added = { $who ->
    [you] Vous ajoutez
   *[other] { $seat } ajoute
  } { card-one } à { $side ->
    [left] gauche
   *[right] droite
  } de la suite { $run }.
rummylix-swapped = { $who ->
    [you] Vous mettez
   *[other] { $seat } met
  } { card-one } dans la suite { $run } et { $who ->
    [you] prenez l’étoile : placez-la maintenant.
   *[other] prend l’étoile.
  }
rummylix-placed = { $who ->
    [you] Vous la placez
   *[other] { $seat } la place
  } comme { $letter } à { $side ->
    [left] gauche
   *[right] droite
  } de la suite { $run }.
rummylix-blocked = { $who ->
    [you] Vous posez
   *[other] { $seat } pose
  } un pétard à { $side ->
    [left] gauche
   *[right] droite
  } de la suite { $run }.
rummylix-unblocked = { $who ->
    [you] Vous enlevez
   *[other] { $seat } enlève
  } avec une étoile le pétard à { $side ->
    [left] gauche
   *[right] droite
  } de la suite { $run }.
rummylix-discarded = { $who ->
    [you] Vous défaussez
   *[other] { $seat } défausse
  } { card-one }.
rummylix-pile_turned = La pioche est vide. On retourne la défausse : { $stock ->
    [one] { $stock } carte.
   *[other] { $stock } cartes.
  }
rummylix-pile_waits = La pioche est vide. Il faut mélanger la défausse ; ensuite { $who ->
    [you] vous piochez
   *[other] { $seat } pioche
  } { $due ->
    [one] une carte.
   *[other] { $due } cartes.
  }
rummylix-pile_shuffled = { $stock ->
    [one] { $stock } carte est mélangée et forme
   *[other] { $stock } cartes sont mélangées et forment
  } la nouvelle pioche.
# Les cartes piochées sont annoncées ensuite.
rummylix-refill = { $who ->
    [you] Vous n’avez plus de cartes : vous piochez de nouveau.
   *[other] { $seat } n’a plus de cartes et pioche de nouveau.
  }
rummylix-nothing_to_draw = Les deux piles sont vides : { $who ->
    [you] vous ne piochez pas.
   *[other] { $seat } ne pioche pas.
  }
rummylix-out = { $who ->
    [you] Vous avez joué votre
   *[other] { $seat } a joué sa
  } dernière carte et { $who ->
    [you] prenez
   *[other] prend
  } les cartes des autres mains.
rummylix-stalled = Personne n’a rien posé pendant { $rounds } tours de table : la manche s’arrête, personne ne prend de cartes.

# Chaque élément d’un score figure aussi seul, dans une ligne qui porte déjà le nom.
rummylix-score_letters = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { rummylix-score_letters_part }
rummylix-score_letters_part = { $count } { $count ->
    [one] lettre
   *[other] lettres
  } dans les suites à { $each }{ $count ->
    [one] {""}
   *[other] {" "}chacune
  }, { $points } { $points ->
    [one] point.
   *[other] points.
  }
rummylix-score_stars = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { rummylix-score_stars_part }
rummylix-score_stars_part = { $count } { $count ->
    [one] étoile
   *[other] étoiles
  } dans les suites à { $each }{ $count ->
    [one] {""}
   *[other] {" "}chacune
  }, { $points } points.
rummylix-score_firecrackers = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { rummylix-score_firecrackers_part }
rummylix-score_firecrackers_part = { $count } { $count ->
    [one] pétard
   *[other] pétards
  } sur les suites à { $each }{ $count ->
    [one] {""}
   *[other] {" "}chacun
  }, { $points } points.
rummylix-score_taken = { $loser_who ->
    [you] { $seat } vous prend
   *[other] { $who ->
        [you] Vous prenez
       *[other] { $seat } prend
      } à { $loser }
  } { $count ->
    [one] la carte
   *[other] les cartes
  } { $cards } : { $points } { $points ->
    [one] point.
   *[other] points.
  }
rummylix-score_taken_part = { $loser_who ->
    [you] Cartes prises dans votre main
   *[other] Cartes prises à { $loser }
  } : { $cards }, { $points } { $points ->
    [one] point.
   *[other] points.
  }
# Les temps forts de la partie, racontés à la fin.
rummylix-highlight_run = { $who ->
    [you] Vous avez posé
   *[other] { $seat } a posé
  } { $cards } : { $points } points.
rummylix-highlight_took = { $loser_who ->
    [you] { $seat } vous a pris { $cards }
   *[other] { $who ->
        [you] Vous avez pris
       *[other] { $seat } a pris
      } { $cards } à { $loser }
  } : { $points } { $points ->
    [one] point.
   *[other] points.
  }
rummylix-highlight_lost = { $who ->
    [you] { $taker } vous a pris { $cards }
   *[other] { $taker_who ->
        [you] Vous avez pris
       *[other] { $taker } a pris
      } { $cards } à { $seat }
  } : { $points } { $points ->
    [one] point.
   *[other] points.
  }
rummylix-highlight_star = { $who ->
    [you] { $taker } vous a pris une étoile
   *[other] { $taker_who ->
        [you] Vous avez pris
       *[other] { $taker } a pris
      } une étoile à { $seat }
  } dans une suite : { $points } points.
rummylix-most_points = Toutes les manches sont jouées ; le plus grand total gagne.

# Refus.
rummylix-place_star = Placez d’abord l’étoile que vous avez prise, à un bout libre d’une suite.
rummylix-drawn = Vous avez déjà pioché : posez, ajoutez ou défaussez une carte.
rummylix-draw_first = Piochez d’abord une carte, ou prenez celle du dessus de la défausse.
rummylix-nothing_to_take = La défausse est vide.
rummylix-plain_star = Une étoile se défausse sans lettre.
rummylix-name_star = Dites quelle lettre vaut l’étoile, par exemple *H.
rummylix-short_run = { $cards } est trop court : une suite a au moins { $shortest } cartes.
rummylix-not_a_run = { $cards } n’est pas une suite : les lettres doivent se suivre ; A vient après Z.
rummylix-opening = Pour ouvrir, posez en une fois une suite d’au moins 5 cartes, ou au moins deux suites de 3 ou plus.
rummylix-not_opened = Vous n’avez pas encore ouvert : posez d’abord vos propres suites.
rummylix-no_such_run = Il n’y a pas de suite { $number } sur la table.
rummylix-not_your_run = La suite { $run } est à { $owner } : on ne pose un pétard que sur ses propres suites.
rummylix-closed_end = La suite { $run } n’est pas libre de ce côté.
rummylix-no_firecracker = Il n’y a pas de pétard de ce côté de la suite { $run }.
rummylix-does_not_fit = { $card } ne convient pas là, sur la suite { $run }.
rummylix-which_side = { $card } convient aux deux bouts de la suite { $run } : précisez gauche ou droite.
rummylix-swap_letter = Seule une lettre de votre main s’échange contre une étoile.
rummylix-no_star = La suite { $run } n’a pas d’étoile qui vaut { $letter }.
rummylix-blocked_run = La suite { $run } a un pétard à chaque bout : on n’y échange rien.
rummylix-guarded = L’étoile qui vaut { $letter } dans la suite { $run } est protégée par un pétard.
rummylix-no_open_end = Aucune suite n’a de bout libre : vous ne pourriez pas placer l’étoile.
rummylix-choose = Choisissez des cartes à poser, à ajouter ou à défausser.
rummylix-no_reading = { $cards } : ces cartes ne peuvent pas être jouées ainsi.

# Les erreurs de saisie ou de lecture.
rummylix-move = « { $text } » n’est pas un coup de Ramilix : tapez piocher, prendre, poser G H I + K L M, ajouter R 2, échanger K 2, bloquer 2 gauche, débloquer 2 droite ou défausser T.
rummylix-run = « { $cards } » dans runs n’est pas une suite de { $shortest } à 26 lettres consécutives où chaque étoile a sa lettre.
rummylix-owner = La suite « { $cards } » n’a pas de propriétaire (owner).
rummylix-known = La carte { $card } dans known n’est pas dans la main de la place { $seat }.
rummylix-to_draw = Le champ to_draw (seat, cards et turn) n’est permis que si la table attend un mélange.
rummylix-no_shuffle = Une table attend un mélange quand la pioche est vide et que la défausse ne l’est pas.
rummylix-star_step = Une étoile attend d’être placée : l’étape (step) est play.
rummylix-star_place = Une étoile attend d’être placée, mais aucune suite n’a de bout libre.
rummylix-empty_hand = C’est à la place { $turn } de jouer, mais elle n’a pas de cartes.

## Options.

option-rummylix-refill = Ce qui se passe quand on n’a plus de cartes.
option-rummylix-refill-while_seven = on en pioche 7 nouvelles, tant que les deux piles ensemble en ont 7
option-rummylix-refill-before_discard = de même, mais défausser sa dernière carte finit la manche
option-rummylix-refill-never = la manche est finie
option-rummylix-reshuffle = Ce que devient la défausse quand la pioche est vide.
option-rummylix-reshuffle-no = on la retourne
option-rummylix-reshuffle-yes = on la mélange

## La table en mots.

table-how_rummylix = D’abord piocher, ou prendre pour la carte de la défausse. Ensuite poser G H I + K L M, ajouter R 2 (à la suite 2), échanger K 2 (contre l’étoile de la suite 2), bloquer 2 gauche, débloquer 2 droite. Pour finir, défausser T.
table-rummylix_place_star = Ajoutez l’étoile à un bout libre d’une suite, par exemple *S à la suite 3.
table-rummylix_draw = { $count ->
    [0] Piochez une carte.
   *[other] Piochez une carte, ou prenez { $card }.
  }
table-rummylix_open = Vous n’avez pas encore ouvert : posez une suite de 5 ou deux suites de 3, ou défaussez une carte.
table-rummylix_play = Posez, ajoutez, échangez ou défaussez.
table-rummylix_run = Suite { $run }, { $owner_who ->
    [you] la vôtre
   *[other] posée par { $owner }
  } : { $cards }{ $blocked ->
    [left] , bloquée à gauche.
    [right] , bloquée à droite.
    [both] , bloquée des deux côtés.
   *[none] .
  }
table-rummylix_no_run = Il n’y a aucune suite sur la table.
table-rummylix_piles = { $stock ->
    [0] La pioche est vide.
    [1] La pioche a une carte.
   *[other] La pioche a { $stock } cartes.
  } { $discard ->
    [0] La défausse est vide.
    [1] La défausse a une carte, { $card }.
   *[other] La défausse a { $discard } cartes, { $card } sur le dessus.
  }
table-rummylix_removed = Hors du jeu : { $cards }.
table-rummylix_shown = cartes restantes : { $cards }

## Sur la page.

page-about_rummylix = Posez des suites de lettres, complétez celles de tous, échangez les étoiles et bloquez les bouts.
page-brief_rummylix = Formez des suites, volez des étoiles
page-rummylix_chosen = Touchez maintenant un endroit qui brille.
page-rummylix_draw = Piochez une carte, ou prenez celle de la défausse.
page-rummylix_not_opened = { $who ->
    [you] pas encore ouvert
   *[other] n’a pas encore ouvert
  }
page-rummylix_open = Pour ouvrir : une suite de 5, ou deux de 3. Sinon, défaussez.
page-rummylix_opened = { $who ->
    [you] avez ouvert
   *[other] a ouvert
  }
page-rummylix_place_star = Ajoutez maintenant l’étoile à une suite : choisissez où.
page-rummylix_play = Posez, ajoutez, échangez ou bloquez ; puis défaussez une carte.
page-rummylix_new_run = Nouvelle suite
page-rummylix_runs = Suites
page-rummylix_runs_of = { $who ->
    [you] Vos suites
   *[other] Suites : { $seat }
  }
page-rummylix_step_discard = Défausser
page-rummylix_step_draw = Piocher
page-rummylix_step_play = Poser
page-rummylix_steps = { $who ->
    [you] Les étapes de votre tour
   *[other] Les étapes du tour : { $seat }
  }

## Pourquoi les joueurs jouent ainsi.

reason-rummylix_draw = Piochez : il n’y a pas d’autre carte à prendre.
reason-rummylix_draw_rather = Mieux vaut piocher que prendre { card-one }.
reason-rummylix_draw_known = Piochez et ne prenez pas { $top } : la défausse va être retournée et { $card } viendra en premier, ce qui vous aide plus.
reason-rummylix_take_special = Prenez { card-one } : sur une de vos suites, cela vaut { $points } points.
reason-rummylix_take_for_star = Prenez { card-one } : vous pourrez l’échanger contre l’étoile de la suite { $run } et mettre l’étoile dans une de vos suites.
reason-rummylix_take_to_add = Prenez { card-one } : vous pourrez l’ajouter à votre suite { $run }.
reason-rummylix_take_to_open = Prenez { card-one } : cela vous aide à ouvrir.
reason-rummylix_take_for_run = Prenez { card-one } : cela fait une suite avec des lettres de votre main.
reason-rummylix_take_near = Prenez { card-one } : cela va bien avec des lettres de votre main.
reason-rummylix_steal_star = Échangez { card-one } contre l’étoile de la suite { $run } : { $owner } perd 5 points et votre suite les gagne.
reason-rummylix_own_star = Échangez { card-one } contre l’étoile de votre suite { $run } : l’étoile allongera ensuite une de vos suites.
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

# Pourquoi le coach préfère un coup.
reason-rummylix_told_fits = { $instead } convient à une suite sur la table, { $card } à aucune.
reason-rummylix_told_neighbours = { $near ->
    [one] Une lettre de votre main pourrait
   *[other] { $near } lettres de votre main pourraient
  } former une suite avec { $instead }, moins avec { $card }.
reason-rummylix_told_secret = Tout le monde vous verrait prendre { $card } ; personne ne voit la carte que vous piochez.
reason-rummylix_told_top = { $near ->
    [one] Une lettre de votre main pourrait
   *[other] { $near } lettres de votre main pourraient
  } former une suite avec { $card }.
reason-rummylix_told_shed = { $shed } de vos { $held } cartes comptent pour vous dès qu’elles sont sur la table.
reason-rummylix_told_keep = Ne posez pas encore (il vous reste { $held } { $held ->
    [one] carte
   *[other] cartes
  }) : les autres peuvent prolonger ce que vous posez.

## La leçon.

lesson-rummylix_draw = Bienvenue au Ramilix ! Un tour a trois parties : piocher une carte, poser des cartes si l’on veut, défausser une carte. Au lieu de piocher, on peut prendre la dernière carte défaussée, mais ce Q ne vous aide pas. Piochez une carte.
lesson-rummylix_discard = Il s’agit de poser des suites : des lettres qui se suivent. La première fois, il faut une suite de cinq, ou deux suites de trois. Vous avez X, Y, Z et A : l’alphabet est un cercle, et une de plus fera cinq. T n’aide pas : défaussez T.
lesson-rummylix_take = { $second } a ouvert avec une suite de cinq ; l’étoile y vaut F. Et { $third } a défaussé B, juste ce qu’il vous faut. Prenez la carte de la défausse.
lesson-rummylix_open = X, Y, Z, A et B font cinq lettres de suite : assez pour ouvrir. Choisissez ces cinq cartes et posez-les.
lesson-rummylix_end_turn = Vous avez ouvert. À la fin de la manche, chaque lettre de vos suites vaut 1 point. Un tour finit par une défausse : défaussez K, et gardez F et le pétard.
lesson-rummylix_draw_again = Votre tour commence comme toujours. Piochez une carte.
lesson-rummylix_add = Vous avez pioché W. Une fois qu’on a ouvert, on peut ajouter des cartes une à une à un bout libre de n’importe quelle suite ; elles comptent pour le propriétaire de la suite. W est avant X : ajoutez-le à la suite 2, la vôtre.
lesson-rummylix_swap = Dans la suite posée par { $second }, une étoile vaut F, et vous avez un F. Une fois qu’on a ouvert, on peut y mettre la vraie lettre et en sortir l’étoile. Échangez F contre l’étoile de la suite 1.
lesson-rummylix_place = L’étoile ne se garde pas : elle va aussitôt à un bout libre d’une suite. Dans la vôtre, elle vous vaut 5 points. Ajoutez-la à la suite 2 pour C.
lesson-rummylix_block = Quelqu’un qui a un C pourrait échanger votre étoile. Un pétard à un bout de votre suite la protège : personne ne peut plus rien y ajouter, ni échanger la carte d’à côté. Bloquez la suite 2 à droite.
lesson-rummylix_own = Vous n’aviez plus de cartes : vous en avez pioché sept nouvelles. Le reste de la manche est à vous. Des suites de trois suffisent maintenant : J, K, L et M, par exemple. Finissez chaque tour par une défausse.
lesson-rummylix_end = Voilà une manche entière. Les lettres de vos suites valent 1 point, les étoiles et les pétards 5, et le joueur qui pose la dernière carte gagne aussi les cartes que les autres ont encore en main. Une partie a autant de manches que de joueurs, et le plus grand total gagne. À vous la vraie partie !

## Sur la carte d’aide.

abcd-note_rummylix = Une suite peut continuer de Z à A.
