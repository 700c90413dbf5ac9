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
  } le { $card } dans la suite { $run } et { $who ->
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
rummylix-refill = { $who ->
    [you] Vous n’avez plus de cartes : vous en piochez
   *[other] { $seat } n’a plus de cartes et en pioche
  } { $due } nouvelles.
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
rummylix-which_side = { $card } convient aux deux bouts de la suite { $run } : dites left (gauche) ou right (droite).
rummylix-swap_letter = Seule une lettre de votre main s’échange contre une étoile.
rummylix-no_star = La suite { $run } n’a pas d’étoile qui vaut { $letter }.
rummylix-blocked_run = La suite { $run } a un pétard à chaque bout : on n’y échange rien.
rummylix-guarded = L’étoile qui vaut { $letter } dans la suite { $run } est protégée par un pétard.
rummylix-no_open_end = Aucune suite n’a de bout libre : vous ne pourriez pas placer l’étoile.
rummylix-choose = Choisissez des cartes à poser, à ajouter ou à défausser.
rummylix-no_reading = { $cards } : ces cartes ne peuvent pas être jouées ainsi.

# Ce qui ne se lit pas.
rummylix-move = « { $text } » n’est pas un coup de Ramilix : tapez draw, take, lay G H I + K L M, add R 2, swap K 2, block 2 left, unblock 2 right ou discard T.
rummylix-run = « { $cards } » dans runs n’est pas une suite de { $shortest } à 26 lettres consécutives où chaque étoile a sa lettre.
rummylix-owner = La suite « { $cards } » n’a pas de propriétaire (owner).
rummylix-known = La carte { $card } dans known n’est pas dans la main de la place { $seat }.
rummylix-to_draw = Le champ to_draw (seat, cards et turn) n’est permis que si la table attend un mélange.
rummylix-no_shuffle = Une table attend un mélange quand la pioche est vide et que la défausse ne l’est pas.
rummylix-star_step = Une étoile attend d’être placée : l’étape (step) est play.
rummylix-star_place = Une étoile attend d’être placée, mais aucune suite n’a de bout libre.
rummylix-empty_hand = C’est à la place { $turn } de jouer, mais elle n’a pas de cartes.

option-rummylix-refill = Ce qui se passe quand on n’a plus de cartes.
option-rummylix-refill-while_seven = on en pioche 7 nouvelles, tant que les deux piles ensemble en ont 7
option-rummylix-refill-before_discard = de même, mais défausser sa dernière carte finit la manche
option-rummylix-refill-never = la manche est finie
option-rummylix-reshuffle = Ce que devient la défausse quand la pioche est vide.
option-rummylix-reshuffle-no = on la retourne
option-rummylix-reshuffle-yes = on la mélange
