# Là où les tables sont gardées, et ce qui peut ne pas aller.
store-exists = Ce fichier existe déjà ; il n’est jamais écrasé.
store-newer = Ces tables ont été enregistrées par une version plus récente de Toutilix. Installez-la, ou convertissez-les avec son « toutilix store downgrade ».
store-no_place = Ce fichier ne peut pas être créé là.
store-no_psycopg = Pour des tables dans PostgreSQL, il faut psycopg : pip install "toutilix[postgres]"
store-none = Aucune table n’est enregistrée là.
store-old_sqlite = Le SQLite de ce Python est trop ancien.
store-older = Ces tables ont été enregistrées par une version plus ancienne de Toutilix : démarrez le serveur une fois pour les mettre à jour.
store-pg_dump = PostgreSQL a un meilleur outil pour les copies : pg_dump.
store-served = Un autre serveur utilise déjà ces tables.
store-url = Les tables sont enregistrées dans sqlite:CHEMIN ou postgresql://UTILISATEUR@HÔTE/BASE.

# export et backup.
store-backed_up = Toutes les tables ont été copiées dans { $file }.
store-exported = { $count ->
    [0] Aucun enregistrement n’a été écrit
    [one] Un enregistrement a été écrit
   *[other] { NUMBER($count, useGrouping: 0) } enregistrements ont été écrits
  } dans { $folder }.{ $there ->
    [0] {""}
    [one] {" "}Un y était déjà.
   *[other] {" "}{ NUMBER($there, useGrouping: 0) } y étaient déjà.
  }
store-exporting = Enregistrements

# store version, upgrade et downgrade.
store-migrated = Les tables ont été converties de la version { $before } à la version { $after }.
store-no_version = Les tables ne peuvent pas être converties à cette version.
store-start_older = Démarrez maintenant l’ancien Toutilix : celui-ci les remettrait à jour.
store-unchanged = Les tables ont déjà la version { $version }.
store-version = Les tables ont la version { $found }. Ce programme utilise la version { $ours }.
