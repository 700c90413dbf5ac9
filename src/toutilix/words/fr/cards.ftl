# Les cartes, comme on les dit.
card-pink = { $letter } rose
card-blue = { $letter } bleu
card-yellow = { $letter } jaune
card-violet = { $letter } violet
card-star = étoile
card-star_as = étoile pour { $letter }
card-firecracker = pétard
card-unseen = carte cachée

letterform-handwriting = cursive
letterform-print = script
letterform-capitals = capitales
