# Les erreurs d’une demande au serveur, ou d’un nom.
name-word = Un mot pour le mélange a au plus { $most } caractères.
name-wrong = Un nom doit avoir de 1 à { $most } caractères visibles.

request-body = Cette demande n’est pas valable ici : { $why }.
request-busy = Le serveur est très occupé en ce moment : réessayez dans { $seconds ->
    [one] 1 seconde
   *[other] { NUMBER($seconds, useGrouping: 0) } secondes
  }.
request-content_type = Le corps doit être du JSON : envoyez-le avec Content-Type application/json.
request-failed = Une erreur s’est produite sur le serveur. Si vous la signalez, donnez le numéro { $number }.
request-host = Ce serveur ne répond pas à ce nom.
request-long = C’est trop long : la limite est de { NUMBER($most, useGrouping: 0) } octets.
request-method = Ce n’est pas permis ici.
request-not_found = Il n’y a rien ici.
request-origin = Les pages d’autres sites ne peuvent pas utiliser ce serveur.
request-relay = Cette demande ne vient pas d’un nœud de ce groupe de serveurs.
request-too_many = Trop de demandes à la fois : réessayez dans { $seconds ->
    [one] 1 seconde
   *[other] { NUMBER($seconds, useGrouping: 0) } secondes
  }.
request-wrong = Le serveur ne comprend pas cette demande.
