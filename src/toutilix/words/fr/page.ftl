## Les mots de la seule page du navigateur.

page-abcd = Alphabet
page-actions = Ce que vous pouvez faire
page-aids = Outils
page-avatar_bear = ours
page-avatar_cat = chat
page-avatar_fox = renard
page-avatar_frog = grenouille
page-avatar_hedgehog = hérisson
page-avatar_letter = une lettre
page-avatar_mushroom = champignon
page-avatar_octopus = pieuvre
page-avatar_owl = hibou
page-avatar_penguin = manchot
page-avatar_rabbit = lapin
page-avatar_rocket = fusée
page-avatar_whale = baleine
page-captured = Cartes prises :
page-card_in_hand = { $card }{ $form ->
    [none] {""}
   *[other] , { $form }
  }, { $place } sur { $count }{ $usable ->
    [yes] , jouable
   *[no] {""}
  }
page-choose_card = Choisissez une carte
page-choose_cards = Choisissez des cartes
page-choose_meaning = Quelle lettre pour l’étoile ?
page-close = Fermer
page-connecting = Arrivée à la table…
page-continue = Continuer
page-contract = Contrat
page-copied = Copié
page-copy = Copier
page-families = Familles
page-family_blue_high = bleu N–Z
page-family_blue_low = bleu A–M
page-family_led = famille à fournir
page-family_pink_high = rose N–Z
page-family_pink_low = rose A–M
page-hand = Votre main, { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
  }
page-hand_number = Manche { $number }
page-hand_over = Passez l’appareil à { $name }
page-hand_over_take = C’est moi, { $name } : montrer mes cartes
page-hint = Conseil : { $why }
page-hint_button = Conseil
page-host = Hôte
page-host_starts = L’hôte lance la partie.
page-hurry = Un robot jouera pour vous dans { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
  }
page-invite = Inviter des amis
page-is_host = hôte
page-join = S’asseoir
page-key_arrows = parcourir votre main
page-key_counts = combien de cartes chacun a
page-key_enter = jouer ce qui est choisi, ou ce qu’un conseil vient de dire
page-key_escape = annuler le choix
page-key_hand = vos cartes
page-key_hint = un conseil et sa raison ; dans une leçon, ce que dit le coach
page-key_last = ce qui vient de se passer
page-key_letter = aller à cette carte de votre main
page-key_question = cette liste
page-key_scores = les points
page-key_space = choisir une carte, ou la reposer
page-key_table = ce qu’il y a sur la table
page-key_turn = à qui c’est de jouer
page-keyname_arrows = flèches, Début, Fin
page-keyname_enter = Entrée
page-keyname_escape = Échap
page-keyname_letter = A à Z, *, !
page-keyname_question = ?
page-keyname_space = Espace
page-keys = Clavier
page-keys_does = Ce qu’elle fait
page-keys_key = Touche
page-keys_note = Les chiffres sont les touches au-dessus des lettres, avec ou sans Maj, ou celles du pavé numérique. On peut les désactiver dans les réglages.
page-laid = { $seat } : { $card }
page-lead = Quatre jeux de cartes‑lettres. Choisissez, jouez !
page-leave = Quitter la table
page-level = Adversaires
page-level_adaptive = adaptatif
page-level_beginner = facile
page-level_expert = difficile
page-level_regular = moyen
page-link = Envoyez ce lien à vos amis :
page-loading = Un instant…
page-lobby_open = { $count ->
    [0] Tout le monde est là.
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
  }
page-lobby_title = Une table de { $game }
page-log = Ce qui s’est passé
page-look_on = Regarder
page-looking_on = Vous regardez la partie.
page-move_add = Ajouter { card-one } à la suite { $run }{ $side ->
    [left] {" "}à gauche
    [right] {" "}à droite
   *[none] {""}
  }
page-move_add_brief = { $side ->
    [left] ◂ Suite { $run }
    [right] Suite { $run } ▸
   *[none] Suite { $run }
  }
page-move_block = Bloquer la suite { $run } { $side ->
    [left] à gauche
   *[right] à droite
  }
page-move_block_brief = { $side ->
    [left] ◂ Bloquer { $run }
   *[right] Bloquer { $run } ▸
  }
page-move_discard = Défausser { card-one }
page-move_draw = Piocher une carte
page-move_draw_brief = Piocher
page-move_lay = Poser { $cards }
page-move_pass = Passer
page-move_play = Jouer { card-one }
page-move_play_and_call = Jouer { card-one } et annoncer « Toutilix ! »
page-move_star = Étoile !
page-move_swap = Échanger { card-one } contre l’étoile de la suite { $run }
page-move_swap_brief = ⇄ Suite { $run }
page-move_take = Prendre la carte de la défausse
page-move_take_brief = Prendre
page-move_throw = Jouer { card-one }
page-move_toutilix = Toutilix !
page-move_unblock = Débloquer la suite { $run } { $side ->
    [left] à gauche
   *[right] à droite
  }
page-move_unblock_brief = { $side ->
    [left] ◂ Débloquer { $run }
   *[right] Débloquer { $run } ▸
  }
page-my_seat = Votre place
page-my_tables = Vos tables
page-next_hand = Manche suivante
page-nobody_in_turn = Ce n’est le tour de personne.
page-not_built = Le serveur fonctionne, mais cette copie de Toutilix a été construite sans la page. Dans les sources : make web, puis relancez le serveur.
page-options = Options
page-pace = Vitesse des adversaires
page-pace_instant = instantanée
page-pace_normal = normale
page-pace_slow = lente
page-pace_step = coup par coup
page-pause = Pause
page-play_now = Jouer
page-players = Joueurs
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-qr = Le lien en code QR
page-reconnecting = Connexion perdue. Reconnexion…
page-rematch = Rejouer
page-resume = Reprendre la partie
page-rules = Règles
page-rules_of = { $game } : les règles
page-rules_options = Options de cette table
page-rules_details = Toutes les règles
page-rules_about = À propos de ce jeu
page-print = Imprimer
page-say = Dire quelque chose
page-score_caption = Points de cette manche
page-score_hand = Manche
page-score_nothing = rien
page-score_player = Joueur
page-score_total = Total
page-seat_away = pas là
page-seat_cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
page-seat_helped = un robot joue à sa place
page-seat_open = libre
page-seat_points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-seat_tricks = { $tricks ->
    [0] aucun pli
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }
page-seats = Joueurs
page-set_avatar = Votre image
page-set_back = Dos des cartes
page-set_back_stars = étoiles
page-set_back_stripes = rayures
page-set_back_weave = croisillons
page-set_cloth = Table
page-set_cloth_felt = tapis vert
page-set_cloth_night = ciel de nuit
page-set_cloth_sea = tapis bleu
page-set_cloth_wood = bois
page-set_forced = Jouer les coups forcés à ma place
page-set_keys = Les touches 0 à 9 annoncent la partie
page-set_language = Langue
page-set_language_en = English
page-set_language_fr = Français
page-set_large = Lettres plus grandes sur les cartes
page-set_letterform = Lettres des cartes
page-set_letterform_capitals = toutes en capitales
page-set_letterform_deck = comme dans la boîte
page-set_letterform_handwriting = toutes en cursive
page-set_letterform_print = toutes en script
page-set_motion = Animations
page-set_motion_full = les cartes bougent
page-set_motion_instant = aucune
page-set_motion_system = automatique
page-set_size = Taille du texte
page-set_size_100 = normale
page-set_size_125 = un peu plus grande
page-set_size_150 = grande
page-set_size_200 = très grande
page-set_sound = Sons
page-set_sound_loud = forts
page-set_sound_medium = normaux
page-set_sound_off = coupés
page-set_sound_soft = faibles
page-set_theme = Apparence
page-set_theme_dark = sombre
page-set_theme_light = claire
page-set_theme_system = automatique
page-settings = Réglages
page-settings_ear = Lecteur d’écran et clavier
page-settings_screen = Écran, sons et jeu
page-settings_table = Table et cartes
page-settings_you = Vous
page-share = Sur un seul appareil
page-share_note = L’appareil passe de main en main. Entre deux tours, aucune carte n’est visible.
page-sort = Trier
page-start = Commencer
page-the_table = La table
page-thinking = Réflexion en cours…
page-to_act = c’est son tour
page-to_front = Accueil
page-trick = Le pli
page-undo = Annuler
page-unofficial = Toutilix est une boîte de cartes-lettres et de jeux de Christine Larquetout. Ce projet n’est pas officiel et n’a aucun lien avec l’autrice ni l’éditeur. Si les jeux vous plaisent, achetez la vraie boîte : de vraies cartes en main, c’est encore mieux.
page-try_again = Réessayer
page-unreachable = Le serveur ne répond pas. Est-il lancé, et êtes-vous connecté ?
page-wait = Ce n’est pas votre tour
page-what_happens = Ce qui se passe
page-you = Vous
page-your_name = Votre nom
page-your_turn = à vous
page-choose_way = On peut jouer ces cartes de plusieurs façons : choisissez.
page-why = Pourquoi ?
