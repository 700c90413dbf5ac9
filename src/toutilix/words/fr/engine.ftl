# Ce que tous les jeux ont en commun.
engine-seat = Place { $number }

engine-hand_begins = Manche { $hand }. { $who ->
    [you] Vous commencez.
   *[other] { $seat } commence.
  }
engine-turn = { $who ->
    [you] À vous.
   *[other] À { $seat } de jouer.
  }
engine-dealt = { $who ->
    [you] Vous recevez { $cards }.
   *[other] { $seat } reçoit { $count ->
        [one] une carte.
       *[other] { $count } cartes.
      }
  }
engine-hand_points = { $who ->
    [you] Vous marquez
   *[other] { $seat } marque
  } { $points } { $points ->
    [one] point
   *[other] points
  } dans cette manche.
engine-hand_ends = La manche { $hand } est finie.
engine-total = Total { $who ->
    [you] pour vous
   *[other] pour { $seat }
  } : { $points }.
engine-won = { $who ->
    [you] Vous gagnez
   *[other] { $seat } gagne
  } la partie avec { $points } { $points ->
    [one] point.
   *[other] points.
  }
engine-undone = { $who ->
    [you] Vous annulez votre dernier geste.
   *[other] { $seat } annule son dernier geste.
  }

# Refus.
engine-match_over = La partie est finie.
engine-hand_over = La manche est finie : il faut d’abord distribuer la suivante.
engine-to_shuffle = Il faut d’abord mélanger la pile.
engine-not_your_turn = Ce n’est pas votre tour : { $turn_who ->
    [you] c’est à vous
   *[other] c’est à { $turn }
  } de jouer.
engine-not_held = Vous n’avez pas { $cards }.
engine-not_dealing = La manche n’est pas finie : on ne distribue pas en cours de manche.
engine-not_shuffling = Aucune pile n’attend d’être mélangée.
engine-other_cards = Ce ne sont pas les cartes à mélanger.
engine-no_undo = Rien à annuler : seulement votre dernier geste, avant que quelqu’un joue ou qu’une carte soit révélée.
engine-no_such_seat = Il n’y a pas de place { $number } à cette table.
engine-nobody_in_turn = Ce n’est le tour de personne dans cette position.
