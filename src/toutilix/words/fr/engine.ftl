# Les mots communs à tous les jeux.
engine-seat = Joueur { $number }

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
engine-hand_points = { $costs ->
    [yes] Cette manche { $who ->
        [you] { $points ->
            [0] ne vous coûte rien.
            [one] vous coûte { $points } point.
           *[other] vous coûte { $points } points.
          }
       *[other] { $points ->
            [0] ne coûte rien
            [one] coûte { $points } point
           *[other] coûte { $points } points
          } à { $seat }.
      }
   *[no] { $who ->
        [you] Vous marquez
       *[other] { $seat } marque
      } { $points } { $points ->
        [one] point
       *[other] points
      } dans cette manche.
  }
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
    [you] Vous annulez votre dernier coup.
   *[other] { $seat } annule son dernier coup.
  }

# Refus.
engine-match_over = La partie est finie.
engine-hand_over = La manche est finie : il faut d’abord distribuer la suivante.
engine-to_shuffle = Il faut d’abord mélanger la pile.
engine-not_your_turn = { $turn_who ->
    [you] C’est à vous de jouer, à personne d’autre.
   *[other] Ce n’est pas votre tour : c’est à { $turn } de jouer.
  }
engine-not_held = { $count ->
    [one] Cette carte n’est pas dans votre main
   *[other] Ces cartes ne sont pas toutes dans votre main
  } : { $cards }.
engine-not_dealing = La manche n’est pas finie : on ne distribue pas maintenant.
engine-not_shuffling = Aucune pile n’attend d’être mélangée.
engine-other_cards = Ce ne sont pas les cartes à mélanger.
engine-no_undo = Rien à annuler : on n’annule que son propre dernier coup, avant qu’un autre joue ou qu’une carte soit montrée.
engine-no_such_seat = Il n’y a pas de place { $number } à cette table.
engine-nobody_in_turn = Dans cette position, ce n’est le tour de personne.
