# Ramilix.
rummylix-name = Ramilix

rummylix-turned_up = { $count ->
    [0] Aucune carte n’est retournée.
   *[other] La première carte de la défausse est { card-one }.
  } { $number ->
    [one] Il reste une carte à piocher.
   *[other] Il reste { $number } cartes à piocher.
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
  } la suite { $number } : { $cards }.
rummylix-added_left = { $who ->
    [you] Vous ajoutez
   *[other] { $seat } ajoute
  } { card-one } à gauche de la suite { $number }.
rummylix-added_right = { $who ->
    [you] Vous ajoutez
   *[other] { $seat } ajoute
  } { card-one } à droite de la suite { $number }.
rummylix-swapped = { $who ->
    [you] Vous mettez
   *[other] { $seat } met
  } le { $card } dans la suite { $number } et { $who ->
    [you] prenez l’étoile : placez-la maintenant.
   *[other] prend l’étoile.
  }
rummylix-placed_left = { $who ->
    [you] Vous la placez
   *[other] { $seat } la place
  } comme { $letter } à gauche de la suite { $number }.
rummylix-placed_right = { $who ->
    [you] Vous la placez
   *[other] { $seat } la place
  } comme { $letter } à droite de la suite { $number }.
rummylix-blocked_left = { $who ->
    [you] Vous posez
   *[other] { $seat } pose
  } un pétard à gauche de la suite { $number }.
rummylix-blocked_right = { $who ->
    [you] Vous posez
   *[other] { $seat } pose
  } un pétard à droite de la suite { $number }.
rummylix-unblocked_left = { $who ->
    [you] Vous enlevez
   *[other] { $seat } enlève
  } le pétard à gauche de la suite { $number } avec une étoile.
rummylix-unblocked_right = { $who ->
    [you] Vous enlevez
   *[other] { $seat } enlève
  } le pétard à droite de la suite { $number } avec une étoile.
rummylix-discarded = { $who ->
    [you] Vous défaussez
   *[other] { $seat } défausse
  } { card-one }.
rummylix-pile_turned = La pioche est vide. On retourne la défausse : { $number ->
    [one] { $number } carte.
   *[other] { $number } cartes.
  }
rummylix-pile_waits = La pioche est vide. Il faut mélanger la défausse ; ensuite { $who ->
    [you] vous piochez
   *[other] { $seat } pioche
  } { $number ->
    [one] une carte.
   *[other] { $number } cartes.
  }
rummylix-pile_shuffled = { $number ->
    [one] { $number } carte est mélangée et forme
   *[other] { $number } cartes sont mélangées et forment
  } la nouvelle pioche.
rummylix-refill = { $who ->
    [you] Vous n’avez plus de cartes : vous en piochez
   *[other] { $seat } n’a plus de cartes et en pioche
  } { $number } nouvelles.
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
rummylix-stalled = Personne n’a rien posé pendant { $number } tours de table : la manche s’arrête, personne ne prend de cartes.
# Chaque élément d’un score figure aussi seul, dans une ligne qui porte déjà le nom.
rummylix-score_letters = { $who ->
    [you] Vous
   *[other] { $seat }
  } : { rummylix-score_letters_part }
rummylix-score_letters_part = { $count } { $count ->
    [one] lettre
   *[other] lettres
  } dans les suites à { $number }{ $count ->
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
  } dans les suites à { $number }{ $count ->
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
  } sur les suites à { $number }{ $count ->
    [one] {""}
   *[other] {" "}chacun
  }, { $points } points.
rummylix-score_taken = { $whom ->
    [you] { $seat } vous prend
   *[other] { $who ->
        [you] Vous prenez
       *[other] { $seat } prend
      } à { $other }
  } { $count ->
    [one] la carte
   *[other] les cartes
  } { $cards } : { $points } { $points ->
    [one] point.
   *[other] points.
  }
rummylix-score_taken_part = { $whom ->
    [you] Cartes prises dans votre main
   *[other] Cartes prises à { $other }
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
rummylix-short_run = { $cards } est trop court : une suite a au moins { $number } cartes.
rummylix-not_a_run = { $cards } n’est pas une suite : les lettres doivent se suivre ; A vient après Z.
rummylix-opening = Pour ouvrir, posez en une fois une suite d’au moins 5 cartes, ou au moins deux suites de 3 ou plus.
rummylix-not_opened = Vous n’avez pas encore ouvert : posez d’abord vos propres suites.
rummylix-no_such_run = Il n’y a pas de suite { $number } sur la table.
rummylix-not_your_run = La suite { $number } est à { $other } : on ne pose un pétard que sur ses propres suites.
rummylix-closed_end = La suite { $number } n’est pas libre de ce côté.
rummylix-no_firecracker = Il n’y a pas de pétard de ce côté de la suite { $number }.
rummylix-does_not_fit = { $card } ne convient pas là, sur la suite { $number }.
rummylix-which_side = { $card } convient aux deux bouts de la suite { $number } : dites left (gauche) ou right (droite).
rummylix-swap_letter = Seule une lettre de votre main s’échange contre une étoile.
rummylix-no_star = La suite { $number } n’a pas d’étoile qui vaut { $letter }.
rummylix-blocked_run = La suite { $number } a un pétard à chaque bout : on n’y échange rien.
rummylix-guarded = L’étoile qui vaut { $letter } dans la suite { $number } est protégée par un pétard.
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
