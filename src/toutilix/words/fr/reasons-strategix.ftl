# Pourquoi un robot a choisi ce coup à Stratégix.
reason-strategix_out = { $cards } : ce sont vos dernières cartes, sans étoile, Z ni pétard. Vous avez fini !
reason-strategix_foul = { $cards } : de toute façon, vous serez Badluckix. Autant en finir.
reason-strategix_lead_z = { $cards } : un Z remporte le pli aussitôt et vous entamez de nouveau. { $plays ->
    [one] Il vous reste ensuite un coup.
   *[other] Il vous reste ensuite { $plays } coups.
  }
reason-strategix_lead_hard = { $cards } : presque personne ne peut suivre, et vous entamerez de nouveau. { $plays ->
    [one] Il vous reste ensuite un coup.
   *[other] Il vous reste ensuite { $plays } coups.
  }
reason-strategix_lead_weak = { $cards } : cela vous débarrasse { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
  } pendant que vous entamez ; d’autres suivront peut-être. { $plays ->
    [one] Il vous reste ensuite un coup.
   *[other] Il vous reste ensuite { $plays } coups.
  }
reason-strategix_lead_followable = { $cards } : laissez les autres suivre. Votre pétard ne se joue que dans un pli entamé par un autre, et jamais en dernier.
reason-strategix_follow = { $cards } : vous pouvez vous en passer. { $plays ->
    [one] Il vous reste ensuite un coup.
   *[other] Il vous reste ensuite { $plays } coups.
  }
reason-strategix_must = { $cards } : vous devez suivre et c’est la seule façon.
reason-strategix_win_round = { $cards } : avec un Z vous remportez le pli aussitôt et vous entamez le suivant. { $plays ->
    [one] Il vous reste ensuite un coup.
   *[other] Il vous reste ensuite { $plays } coups.
  }
reason-strategix_same = { $cards } : encore les mêmes lettres, donc { $rival_who ->
    [you] vous perdez un tour.
   *[other] { $rival } perd un tour.
  }
reason-strategix_throw_skip = Lancez le pétard : { $rival } n’a plus que { $held ->
    [one] une carte
   *[other] { $held } cartes
  } et perd son tour.
reason-strategix_throw_rid = Lancez le pétard maintenant : on n’entame pas avec un pétard, et en dernière carte il ferait de vous Badluckix.
reason-strategix_throw_last = Il ne vous reste que le pétard. Vous serez Badluckix, mais il n’y a pas de meilleure fin.
reason-strategix_pass_unable = Passez : vous n’avez rien pour suivre, cela ne vous coûte rien.
reason-strategix_pass_keep = Passez : suivre gâcherait votre plan. { $plays ->
    [one] Un coup suffit pour toutes vos cartes.
   *[other] { $plays } coups suffisent pour toutes vos cartes.
  }

# Pourquoi un débutant le fait.
reason-strategix_beginner_lead = C’est le plus de cartes que vous puissiez poser d’un coup sans étoile.
reason-strategix_beginner_follow = Ce sont les cartes les plus faibles qui conviennent.
reason-strategix_beginner_throw = Vous ne pouvez pas suivre, mais vous avez un pétard.
reason-strategix_beginner_pass = Vous ne pouvez pas suivre.
