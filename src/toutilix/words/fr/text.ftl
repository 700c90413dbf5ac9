## La table en mots, et ce qui aide quand on ne voit rien.

page-held = Il s’est passé autre chose : continuez pour l’entendre.
page-key_continue = continuer, si quelque chose attend
page-messages = Messages
page-my_side = Vos cartes
page-nothing_waits = Rien n’attend que vous continuiez.
page-set_steps = Un geste à la fois : la suite attend que vous continuiez
page-set_text = Affichage en texte : la table en mots, sans cartes dessinées
page-skip_to_hand = Vers vos cartes
page-skip_to_points = Vers les points
page-skips = Raccourcis
page-text_besides = À part cela
page-text_last_trick = Le dernier pli
page-text_meanings = { $count } possibilités. La première : { $first }
page-text_meanings_more = Plus de { $count } possibilités : dites d’abord ce que vaut une étoile. La première : { $first }
page-text_pile = La pile
page-text_piles = Pioche et défausse
page-text_round = Le pli
page-text_runs = Les suites
page-text_seat = { $seat } : { $facts }.
page-text_step = À vous
page-text_stock = La pioche
page-text_to_follow = À suivre
page-text_view = Affichage en texte
