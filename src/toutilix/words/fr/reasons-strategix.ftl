# Pourquoi un robot a choisi ce coup à Stratégix.
reason-strategix_out = { $cards } : votre dernier coup, sans étoile, Z ni pétard. Vous avez fini.
reason-strategix_foul = { $cards } : quelle que soit votre fin, c’est une faute. Autant en finir.
reason-strategix_lead_z = { $cards } : un Z remporte le pli sur-le-champ et vous entamez de nouveau. { $plays ->
    [one] Il reste ensuite un coup.
   *[other] Il reste ensuite { $plays } coups.
  }
reason-strategix_lead_hard = { $cards } : presque personne ne peut suivre et vous entamerez de nouveau. { $plays ->
    [one] Il reste ensuite un coup.
   *[other] Il reste ensuite { $plays } coups.
  }
reason-strategix_lead_weak = { $cards } : { $count ->
    [one] une carte
   *[other] { $count } cartes
  } de moins tant que vous entamez ; d’autres suivront peut-être. { $plays ->
    [one] Il reste ensuite un coup.
   *[other] Il reste ensuite { $plays } coups.
  }
reason-strategix_lead_followable = { $cards } : laissez les autres suivre. Votre pétard ne part que dans un pli des autres, et jamais en dernier.
reason-strategix_follow = { $cards } : vous pouvez vous en passer. { $plays ->
    [one] Il reste un coup après cela.
   *[other] Il reste { $plays } coups après cela.
  }
reason-strategix_must = { $cards } : vous devez suivre et c’est la seule façon.
reason-strategix_win_round = { $cards } : avec un Z vous remportez le pli sur-le-champ et vous entamez. { $plays ->
    [one] Il reste un coup après cela.
   *[other] Il reste { $plays } coups après cela.
  }
reason-strategix_same = { $cards } : encore les mêmes lettres, donc { $rival_who ->
    [you] vous perdez votre tour.
   *[other] { $rival } perd son tour.
  }
reason-strategix_throw_skip = Lancez le pétard : { $rival } n’a plus que { $held ->
    [one] une carte
   *[other] { $held } cartes
  } et perd son tour.
reason-strategix_throw_rid = Lancez le pétard maintenant : on ne l’entame pas, et en dernière carte ce serait une faute.
reason-strategix_throw_last = Il ne vous reste que le pétard. C’est une faute, mais aucune meilleure fin ne viendra.
reason-strategix_pass_unable = Passez : vous n’avez rien pour suivre, cela ne vous coûte rien.
reason-strategix_pass_keep = Passez : suivre gâcherait votre plan. { $plays ->
    [one] Un coup suffit pour toutes vos cartes.
   *[other] { $plays } coups suffisent pour toutes vos cartes.
  }

# Pourquoi un débutant le fait.
reason-strategix_beginner_lead = C’est le plus de cartes que vous pouvez poser d’un coup sans étoile.
reason-strategix_beginner_follow = Ce sont les cartes les plus faibles qui conviennent.
reason-strategix_beginner_throw = Vous ne pouvez pas suivre, mais vous avez un pétard.
reason-strategix_beginner_pass = Vous ne pouvez pas suivre.
