## La page d’accueil, le salon, la carte d’aide et les crédits.

front-bots_differ = Adversaires, place par place
front-change_avatar = Image pour { $name } : { $avatar }. En changer
front-clock = Temps par coup
front-clock_minutes = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }
front-clock_none = sans limite
front-clock_note = Au-delà, un robot joue à votre place ; vous êtes prévenu avant.
front-clock_seconds = { $seconds } secondes
front-continue = Reprendre { $game }
front-forget = Oublier
front-forget_one = Oublier { $game }{ $count ->
    [0] {""}
   *[other] {" "}avec { $names }
  }, { $when }
front-forget_question = Vous perdrez votre place à cette table.
front-forget_yes = Oublier la table
front-friends = Avec des amis
front-join = Rejoindre avec un code
front-join_empty = Tapez le code de l’autre écran, ou le lien entier.
front-join_go = Aller à la table
front-join_label = Code ou lien de la table
front-join_note = Six lettres et chiffres, comme K7Q M2X. Les majuscules et les espaces ne comptent pas.
front-learn_note = Jouez une première manche, avec un coach.
front-level_same = le même pour tous
front-me = Vous
front-me_label = { $name } : votre nom et votre image
front-no = Non
front-offline = Jouer hors ligne
front-options_changed = Options (modifiées)
front-pace = Vitesse
front-player = Joueur { $number }
front-puzzles = Problème du jour
front-seat_bot = Adversaire à la place { $seat }
front-status_ended = fermée
front-status_lobby = pas encore commencée
front-status_over = finie
front-status_paused = en pause
front-status_playing = en cours
front-status_stopped = arrêtée
front-status_turn = à vous
front-status_turn_of = { $name } joue
front-unknown = injoignable en ce moment
front-usual = Réglages par défaut
front-with = avec { $names }

lobby-address = Si le lien ne s’ouvre pas là-bas, essayez une autre adresse
lobby-came = { $name } est là.
lobby-code = Code pour les personnes dans la pièce
lobby-code_note = On ouvre { $address } et on le tape sous « Rejoindre avec un code ».
lobby-details = Détails de la table
lobby-end = Mettre fin à la table
lobby-end_question = Plus personne ne pourra y jouer, et une partie en cours sera perdue.
lobby-end_yes = Y mettre fin pour de bon
lobby-give = Donner la place occupée par { $name }
lobby-give_bot = à un robot ({ $level })
lobby-give_open = à la prochaine personne qui vient
lobby-give_question = { $name } ne pourra pas la reprendre.
lobby-has_word = a ajouté un mot
lobby-left = { $name } a quitté la table.
lobby-not_there = pas là
lobby-only_here = Les autres appareils ne peuvent pas encore venir. Pour ouvrir la table aux téléphones de la pièce, arrêtez le programme et relancez-le avec « toutilix play --lan ».
lobby-seat = Place { $seat }
lobby-seat_bot = robot, { $level }
lobby-seat_open = libre
lobby-share = Partager…
lobby-share_text = Viens jouer au { $game } !
lobby-spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
lobby-start_with_bots = Commencer, avec des robots aux places libres
lobby-word = Votre mot pour le mélange
lobby-word_give = L’ajouter
lobby-word_given = Votre mot est dans le mélange.
lobby-word_note = Les cartes sont mélangées avec les mots de tous : personne ne peut donc les connaître d’avance. Votre mot est facultatif ; il est enregistré avec la partie.
abcd-letter = { $letter }{ $vowel ->
    [yes] , voyelle
   *[no] {""}
  }
abcd-note = Pour chaque lettre : capitale, cursive, script. Les voyelles sont soulignées.
abcd-vowels = AEIOUY

credits-title = À propos de Toutilix
credits-project = Le programme est libre, sous licence MIT ; ses dessins et ses textes sont originaux.
credits-fonts = Les lettres
credits-font = { $font }, par { $by } : { $licence }
credits-licences = Toutes les licences en entier
credits-privacy = Rien n’est chargé d’ailleurs et rien n’est envoyé ailleurs. Votre nom, vos réglages et vos places restent dans ce navigateur.
