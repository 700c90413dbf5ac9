# La page qui joue sans serveur : seule sa version a ces phrases.

device-cleared = Les données de ce site ont été effacées de ce navigateur. Vos parties ont été enregistrées à nouveau.
device-damaged = Une partie de vos sauvegardes était abîmée. Tout ce qui pouvait encore être lu est là.
device-engine = Le jeu n’a pas pu démarrer dans ce navigateur. Essayez avec un navigateur plus récent.
device-fetch = Le jeu n’a pas pu être chargé. Vérifiez la connexion et réessayez.
device-forgetful = Ce navigateur ne garde rien, par exemple dans une fenêtre privée. Vos parties disparaissent quand vous fermez cette page.
device-newer = Vos parties ont été enregistrées par une version plus récente de cette page. Fermez ses autres onglets et rechargez-la.
device-no_record = Ce n’est pas l’enregistrement d’une partie terminée, ou il a été modifié.
device-no_server = Il faut un serveur pour cela. Ici, on joue seul, ou à plusieurs sur cet appareil.

device-loading = Chargement du jeu…
device-loaded = { $percent } %
device-elsewhere = Le jeu est ouvert dans un autre onglet. Un seul onglet peut jouer à la fois.
device-play_here = Jouer ici
device-try_again = Réessayer
device-update = Une nouvelle version est prête. Vos parties sont enregistrées.
device-update_now = Mettre à jour
device-hard = Les adversaires difficiles réfléchissent { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  } à chaque coup. Ici aussi, ils sont plus forts que les moyens, mais ils cherchent moins loin que sur un serveur ; sur un téléphone lent, la différence est faible.
device-hard_compiled = Les adversaires difficiles réfléchissent { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  } à chaque coup. Ici, ils sont presque aussi forts que sur un serveur.
device-adaptive = Les adversaires adaptatifs réfléchissent { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  } à chaque coup : quand vous menez, ils jouent comme les difficiles.
device-import = Ouvrir une partie enregistrée
device-import_note = Un enregistrement téléchargé là où l’on revoit une partie
device-join = Rejoindre une table en ligne
device-join_label = Lien de la table
device-join_note = Collez le lien d’une table sur un serveur. Il faut une connexion.
device-join_offline = Il n’y a pas de connexion pour le moment. Réessayez quand il y en aura une.
device-link_only = Ce n’est pas le lien d’une table. Sans serveur, les codes ne fonctionnent pas ici.
