# Ce qui ne va pas dans une demande au serveur, ou dans un nom.
name-word = Un mot pour le mélange a { $most } caractères au plus.
name-wrong = Un nom a de 1 à { $most } caractères visibles.

request-body = Ce n’est pas ce qu’on peut demander ici : { $why }.
request-content_type = Le corps doit être du JSON : envoyez-le avec Content-Type application/json.
request-failed = Quelque chose s’est mal passé sur le serveur. Si vous en parlez à quelqu’un, donnez le numéro { $number }.
request-host = Ce serveur n’est pas chez lui sous ce nom.
request-long = C’est trop long : { NUMBER($most, useGrouping: 0) } octets au plus sont acceptés.
request-method = On ne peut pas faire cela ici.
request-not_found = Il n’y a rien ici.
request-origin = Les pages d’autres sites ne peuvent pas utiliser ce serveur.
request-too_many = C’était trop à la fois : réessayez dans { $seconds ->
    [one] 1 seconde
   *[other] { NUMBER($seconds, useGrouping: 0) } secondes
  }.
request-wrong = Le serveur ne comprend pas cette demande.
