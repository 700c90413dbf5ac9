## Le coach d’une première manche. `second`, `third` et `fourth` sont les noms des joueurs à ces places.

lesson-card_asked = { $card }, la carte dont parle le coach
lesson-coach = Coach
lesson-do = À vous : { $moves }
lesson-learn = Apprendre
lesson-other_move = C’est permis dans une vraie partie. Ici, faites ce que le coach demande, s’il vous plaît.
lesson-progress = { $step } sur { $of }
lesson-real_match = Jouer une vraie partie
lesson-skip = Passer la leçon
lesson-unfold = Afficher tout ce que dit le coach
lesson-watch = Regardez ce que jouent les autres.
