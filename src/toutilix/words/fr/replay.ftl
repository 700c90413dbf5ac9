## Les parties finies, à revoir, et la preuve de leurs donnes.

replay-back = Étape précédente
replay-check = Vérifier la donne
replay-commitment = Empreinte de la graine, publiée avant la première carte
replay-controls = Commandes de lecture
replay-copy = Copier le lien
replay-copy_by_hand = Ce navigateur ne laisse pas la page copier. Le lien est sélectionné : copiez-le vous-même.
replay-daily = C’est la donne du jour du { $date } : tout le monde a reçu ces cartes.
replay-daily_note = La graine d’une donne du jour découle du jeu et de la date. Chacun peut la calculer, même avant la partie : elle n’est pas secrète. Elle a été recalculée ici, et toutes les donnes ont été refaites à partir d’elle.
replay-download = Télécharger la partie
replay-options = Ce que l’on regarde
replay-eyes = Vue
replay-eyes_all = toutes les mains ouvertes
replay-eyes_none = spectateur
replay-fair = { $count ->
    [one] C’est juste : les cartes étaient fixées avant la distribution de la première.
   *[other] C’est juste : les { $count } donnes et mélanges étaient tous fixés avant la distribution de la première carte.
  }
replay-first = Au début
replay-fits = Manche { $hand } : ce sont les cartes que donne la graine.
replay-fits_pile = Manche { $hand }, pile retournée pour la { $shuffle ->
    [1] première
   *[other] { $shuffle }e
  } fois : l’ordre est celui que donne la graine.
replay-forward = Étape suivante
replay-hand = Manche
replay-hand_cards = { $name } : { $cards ->
    [none] aucune carte.
   *[other] { $cards }.
  }
replay-hand_of = { $name } : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
  }
replay-hands = Mains
replay-how = Comment c’est prouvé
replay-how_note = Avant la partie, le serveur a publié l’empreinte de la graine, qui la fixe sans la révéler. Ensuite, chacun pouvait ajouter un mot. La graine et les mots décident ensemble de toutes les donnes. La graine a été révélée à la fin de la partie, et toutes les donnes ont été refaites à partir d’elle.
replay-kept_other = Pendant la partie, ce navigateur a vu une autre empreinte que celle de l’enregistrement.
replay-kept_same = Ce navigateur a conservé l’empreinte pendant la partie : c’est toujours la même.
replay-key_arrows = sur le curseur : étape précédente ou suivante
replay-key_continue = étape suivante
replay-key_ends = sur le curseur : au début, à la fin
replay-key_hand = les cartes visibles
replay-key_list = dans la liste : étape précédente ou suivante
replay-keyname_arrows = flèches
replay-keyname_ends = Début, Fin
replay-keyname_list = haut, bas
replay-last = À la fin
replay-link = Le lien vers cette étape
replay-match = Partie
replay-match_number = Partie { $number }
replay-opened = { $sentence } Cartes : { $cards }.
replay-pace = Vitesse
replay-pace_fast = rapide
replay-pace_normal = normale
replay-pace_slow = lente
replay-pause = Pause
replay-play = Lecture
replay-seed = Graine, publiée à la fin
replay-slider = Étape
replay-step = étape { $step } sur { $count }
replay-steps = Étapes de cette manche
replay-title = { $game } : revoir la partie
replay-to_table = Aller à la table
replay-unfair = Cet enregistrement ne prouve pas ses donnes.
replay-watch = Revoir la partie
replay-words = Les mots des joueurs
replay-yourself = Vérifier soi-même
replay-yourself_note = Vous n’êtes pas obligé de croire cette page. Téléchargez la partie et, sur un ordinateur avec Toutilix, tapez :
