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

# Vieubarbix.
lesson-oldchapix_lead = Bienvenue au Vieubarbix ! Chacun joue une carte : c’est un pli. Dans cette manche, chaque pli remporté coûte 5 points : remportez-en le moins possible. Vous commencez, et une carte faible est sans danger : jouez le B rose.
lesson-oldchapix_follow = { $third } a joué la carte la plus forte, a remporté le pli et entame avec le S bleu. Sa famille est bleu N à Z : si vous avez une carte de cette famille, vous devez en jouer une. Essayez le M rose : la table dira pourquoi c’est impossible. Puis jouez le R bleu, qui reste sous le S.
lesson-oldchapix_below = Il y a quatre familles : rose A à M, rose N à Z, bleu A à M, bleu N à Z. La carte la plus forte de la famille demandée remporte le pli ; pour l’instant, c’est le K joué par { $fourth }. Débarrassez-vous d’une carte forte qui reste dessous : jouez le J bleu.
lesson-oldchapix_discard = { $fourth } entame avec le W rose : la famille est rose N à Z. Vous n’en avez pas : vous pouvez alors jouer n’importe quelle carte, et elle ne remporte pas le pli. Débarrassez-vous de la plus dangereuse : jouez le Z bleu.
lesson-oldchapix_highest = Votre Z n’a rien remporté : { $second } avait le Y, la carte la plus forte de la famille demandée. { $second } entame maintenant avec le M bleu, et rien n’est plus fort dans bleu A à M. C’est le moment de se débarrasser d’une carte forte : jouez le L bleu.
lesson-oldchapix_take = Cette fois, impossible de rester dessous : vous jouez en dernier, et K et M sont tous deux plus forts que I. S’il faut remporter un pli, faites-le avec votre carte la plus forte et gardez l’autre. Jouez le M rose.
lesson-oldchapix_lead_low = Ce pli vous coûte 5 points, et quand on remporte un pli, on entame le suivant. N est la carte la plus faible de sa famille : ceux qui fournissent sont forcés de monter. Jouez le N bleu.
lesson-oldchapix_only_card = { $third } a remporté le pli et entame avec le L rose. K est votre seule carte de cette famille : pas le choix. Par chance, elle est plus faible que L : jouez le K rose.
lesson-oldchapix_no_pink = Vous n’avez plus aucune carte rose : chaque fois que le rose est demandé, débarrassez-vous de ce que vous voulez. Jouez le X bleu, votre carte la plus forte.
lesson-oldchapix_own = Les quatre derniers plis sont à vous. Fournissez la famille si vous pouvez, restez dessous si vous pouvez, et débarrassez-vous des cartes fortes quand vous n’avez pas la famille.
lesson-oldchapix_end = Voilà une manche entière. Une partie en a cinq, et dans chacune il faut éviter autre chose : les plis, les voyelles, les M et les N, le H bleu, et enfin tout à la fois. Le plus petit total gagne. À vous la vraie partie !

# Stratégix.
lesson-strategix_lead = Bienvenue au Stratégix ! Débarrassez-vous de toutes vos cartes avant les autres. B est la lettre la plus faible, Z la plus forte, et la couleur ne compte pas. Commencez par une seule carte faible : jouez B.
lesson-strategix_follow = Pour suivre, on joue une carte au moins aussi forte que la dernière. La dernière est le M joué par { $fourth }. Jouez Q.
lesson-strategix_z = On est monté jusqu’au Y joué par { $fourth }. Un Z remporte le pli aussitôt, et quand on remporte un pli, on entame le suivant. Jouez Z.
lesson-strategix_pair = Vous avez remporté le pli : à vous de choisir la forme du suivant. Ce sera une carte, une paire de la même lettre ou une suite de lettres qui se suivent. Les autres doivent suivre avec la même forme. Jouez une paire : C et C.
lesson-strategix_pass = { $fourth } a une paire de J. Si vous pouvez suivre, vous devez suivre ; mais une fois par manche, on peut passer quand même. Votre paire de S suffirait, mais elle peut servir plus tard. Passez.
lesson-strategix_star = Tout le monde a passé : { $fourth } a remporté le pli et entame une suite de trois, D, E et une étoile pour F. Une étoile vaut la lettre que vous choisissez. Il faut une suite de trois qui commence à D ou plus loin dans l’alphabet : jouez H, I et une étoile pour J.
lesson-strategix_firecracker = { $fourth } a joué T, U, V : c’est trop fort pour vous. Vous pourriez passer ; mais un pétard fait perdre son tour au joueur suivant, et c’est { $second }. On n’entame jamais avec un pétard : servez-vous-en à temps. Jouez le pétard.
lesson-strategix_same = { $fourth } a remporté le pli et entame avec P. La même lettre suffit. Et si vous jouez exactement les mêmes lettres, le joueur suivant perd aussi son tour. Jouez P.
lesson-strategix_own = Le reste de la manche est à vous. Quand vous entamez, vous pouvez jouer deux paires ensemble, ou deux suites de même longueur. Mais attention à la fin : si vos dernières cartes contiennent une étoile, un Z ou un pétard, vous êtes Badluckix et perdez 2 points.
lesson-strategix_end = Voilà une manche entière. Le premier à finir est Luckylix, avec 4 points ; puis viennent Aswellix, deuxième, avec 2 et Neithernorix, troisième, avec 0 ; Badluckix en perd 2. Une partie a autant de manches que de joueurs, et le plus grand total gagne. À vous la vraie partie !

# Sowix.
lesson-sowix_fit = Bienvenue au Sowix ! Débarrassez-vous de toutes vos cartes avant les autres. Une carte convient si sa lettre est celle de la pile, ou si elle est au plus trois lettres avant ou après. Sur Q on peut jouer de N à T ; la couleur ne compte pas. Jouez S.
lesson-sowix_vowel = U est maintenant sur la pile. Les voyelles conviennent aussi entre elles, même très éloignées : A, E, I, O, U et Y. Un Y encore en main à la fin coûte 70 points : débarrassez-vous-en. Jouez Y.
lesson-sowix_circle = Z est sur la pile, et l’alphabet est un cercle : après Z revient A. B n’est donc qu’à deux lettres. Jouez B.
lesson-sowix_firecracker = { $second } a joué un pétard, qui convient partout : { $third } a dû piocher deux cartes et a perdu un tour. La lettre du dessous compte toujours, et c’est votre B. Jouez D.
lesson-sowix_draw = { $third } a joué X, qui change le sens du jeu. Puis { $second } a joué U, et aucune de vos cartes ne convient sur U. Quand rien ne convient, on pioche. Piochez une carte.
lesson-sowix_star = Vous avez pioché une étoile, et elle convient partout. Si la carte piochée convient, il faut la jouer aussitôt. L’étoile devient la lettre que vous choisissez : prenez-en une près de vos G, H et L. Jouez l’étoile pour J.
lesson-sowix_catch = Il reste une carte à { $second }, qui devait annoncer « Toutilix ! » en jouant. Si vous le remarquez, vous pouvez dire « Étoile ! » : { $second } pioche alors deux cartes et perd un tour. Dites « Étoile ! » à { $second }.
lesson-sowix_choose = C’est toujours à vous. I est sur la pile : G, H et L conviennent. Jouez celle que vous voulez.
lesson-sowix_call = J est sur la pile, et vos deux cartes conviennent. Mais ensuite il ne vous en restera qu’une : annoncez « Toutilix ! » en jouant, sinon on peut vous attraper à votre tour. Jouez une carte et annoncez.
lesson-sowix_own = Si près du but ! { $second } vous a lancé un pétard : vous avez pioché deux cartes et perdu un tour. Le reste de la manche est à vous. Jouez ce qui convient, piochez si rien ne convient, et annoncez quand il vous reste une carte.
lesson-sowix_end = Voilà une manche entière. Les cartes restées en main coûtent des points : 70 pour Y, 50 pour W, X et Z, 10 pour les autres voyelles, les étoiles et les pétards, 5 pour le reste. On joue jusqu’à ce que quelqu’un ait 300 points, et le plus petit total gagne. À vous la vraie partie !

# Ramilix.
lesson-rummylix_draw = Bienvenue au Ramilix ! Un tour a trois parties : piocher une carte, poser des cartes si l’on veut, défausser une carte. Au lieu de piocher, on peut prendre la dernière carte défaussée, mais ce Q ne vous aide pas. Piochez une carte.
lesson-rummylix_discard = Il s’agit de poser des suites : des lettres qui se suivent. La première fois, il faut une suite de cinq, ou deux suites de trois. Vous avez X, Y, Z et A : l’alphabet est un cercle, et une de plus fera cinq. T n’aide pas : défaussez T.
lesson-rummylix_take = { $second } a ouvert avec une suite de cinq ; l’étoile y vaut F. Et { $third } a défaussé B, juste ce qu’il vous faut. Prenez la carte de la défausse.
lesson-rummylix_open = X, Y, Z, A et B font cinq lettres de suite : assez pour ouvrir. Choisissez ces cinq cartes et posez-les.
lesson-rummylix_end_turn = Vous avez ouvert. À la fin de la manche, chaque lettre de vos suites vaut 1 point. Un tour finit par une défausse : défaussez K, et gardez F et le pétard.
lesson-rummylix_draw_again = Votre tour commence comme toujours. Piochez une carte.
lesson-rummylix_add = Vous avez pioché W. Une fois qu’on a ouvert, on peut ajouter des cartes une à une à un bout libre de n’importe quelle suite ; elles comptent pour le propriétaire de la suite. W est avant X : ajoutez-le à la suite 2, la vôtre.
lesson-rummylix_swap = Dans la suite posée par { $second }, une étoile vaut F, et vous avez un F. Une fois qu’on a ouvert, on peut y mettre la vraie lettre et en sortir l’étoile. Échangez F contre l’étoile de la suite 1.
lesson-rummylix_place = L’étoile ne se garde pas : elle va aussitôt à un bout libre d’une suite. Dans la vôtre, elle vous vaut 5 points. Ajoutez-la à la suite 2 pour C.
lesson-rummylix_block = Quelqu’un qui a un C pourrait échanger votre étoile. Un pétard à un bout de votre suite la protège : personne ne peut plus rien y ajouter, ni échanger la carte d’à côté. Bloquez la suite 2 à droite.
lesson-rummylix_own = Vous n’aviez plus de cartes : vous en avez pioché sept nouvelles. Le reste de la manche est à vous. Des suites de trois suffisent maintenant : J, K, L et M, par exemple. Finissez chaque tour par une défausse.
lesson-rummylix_end = Voilà une manche entière. Les lettres de vos suites valent 1 point, les étoiles et les pétards 5, et le joueur qui pose la dernière carte gagne aussi les cartes que les autres ont encore en main. Une partie a autant de manches que de joueurs, et le plus grand total gagne. À vous la vraie partie !
