## La table en mots, et ce qui aide quand on ne voit rien.

page-held = Il s’est passé autre chose : continuez pour l’entendre.
page-key_continue = continuer, quand le jeu vous attend
page-messages = Messages
page-my_side = Vos cartes
page-nothing_waits = Rien ne vous attend.
page-set_steps = Voir les coups des autres un par un
page-set_text = Mode texte : la table en mots, sans cartes dessinées
page-skip_to_hand = Aller à vos cartes
page-skip_to_points = Aller aux points
page-skips = Raccourcis
page-text_besides = Aussi
page-text_last_trick = Le dernier pli
page-text_meanings = { $count } possibilités. La première : { $first }
page-text_meanings_more = Plus de { $count } possibilités : choisissez d’abord la lettre d’une étoile. La première : { $first }
page-text_pile = La pile
page-text_piles = Pioche et défausse
page-text_round = Le pli
page-text_runs = Les suites
page-text_seat = { $seat } : { $facts }.
page-text_step = À vous
page-text_stock = La pioche
page-text_to_follow = À suivre
page-text_view = Mode texte
