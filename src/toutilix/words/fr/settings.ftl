# Réglages du serveur. $where est une option, une variable d’environnement ou un fichier avec sa clé.
setting-amount = { $where } : « { $value } » devrait être un nombre de { $low } à { $high }.
setting-cluster_secret = { $where } : un nœud a aussi besoin du secret du groupe : définissez TOUTILIX_CLUSTER_SECRET, ou cluster_secret dans le fichier.
setting-cluster_store = { $where } : plusieurs serveurs ne peuvent pas partager un fichier. Gardez les tables dans PostgreSQL : --store postgresql://UTILISATEUR@MACHINE/BASE.
setting-days = { $where } : « { $value } » devrait être un nombre entier de jours de 1 à 36500, ou { $word }.
setting-host = { $where } : « { $value } » devrait être une adresse comme 127.0.0.1, ::1 ou le nom de cette machine.
setting-lan_loopback = { $where } : le réseau local ne peut pas atteindre { $value } ; ne donnez pas d’adresse, ou donnez-en une que cette machine y possède.
setting-listen = { $where } : « { $value } » devrait être off (rien), ou une adresse et un port comme 127.0.0.1:8027.
setting-networks = { $where } : « { $value } » devrait être des adresses ou des réseaux comme 10.0.0.2 ou 10.0.0.0/8, séparés par des virgules.
setting-node = { $where } : « { $value } » devrait être un nom d’au plus 40 lettres, chiffres, tirets et points, comme cartes-1.
setting-node_url = { $where } : « { $value } » devrait être une adresse comme http://10.0.0.5:8026.
setting-one_of = { $where } : « { $value } » devrait être parmi { $values }.
setting-origins = { $where } : « { $value } » devrait être un site comme https://example.org, sans chemin ; plusieurs sont séparés par des virgules.
setting-public_url = { $where } : « { $value } » devrait être une adresse comme https://example.org ou https://example.org/cartes.
setting-secret = { $where } : un secret a besoin d’au moins { $least } caractères.
setting-site_folder = { $where } : « { $value } » devrait être un dossier avec le site construit : make offline le met dans dist/offline.
setting-store = { $where } : les tables sont enregistrées dans sqlite:CHEMIN ou postgresql://UTILISATEUR@MACHINE/BASE.
setting-toml = Le fichier { $file } n’est pas du TOML : { $why }.
setting-unknown = { $file } : le réglage « { $key } » n’existe pas{ $near ->
    [none] .
   *[other] {" "}; vouliez-vous dire { $near } ?
  }
setting-whole = { $where } : « { $value } » devrait être un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }.
setting-workers_windows = { $where } : plusieurs processus ont besoin de Linux ou de macOS.
setting-yes_no = { $where } : « { $value } » devrait être yes (oui) ou no (non).

# La commande serve.
serve-address_gone = Le serveur ne peut pas écouter sur { $host } : cette machine n’a pas cette adresse.
serve-elsewhere = Autres adresses de cette machine : { $links }
serve-exposed = Le serveur écoute sur { $host } : d’autres machines peuvent l’atteindre.
serve-failed = Le serveur ne peut pas écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } : { $why }.
serve-lan_first = Tout le réseau local peut utiliser les tables, jusqu’à l’arrêt du serveur.
serve-lan_link = Sur le réseau local : { $link }
serve-lan_none = Cette machine n’a pas d’adresse sur le réseau local. Est-elle connectée ?
serve-lan_what = Ouvrez le lien, créez une table et envoyez son lien aux autres ; scannez le code pour l’ouvrir sur un téléphone.
serve-link = Tables : { $link }
serve-listening = Le serveur écoute sur { $host }, port { NUMBER($port, useGrouping: 0) }.
serve-port_forbidden = Le port { NUMBER($port, useGrouping: 0) } est réservé : prenez-en un à partir de 1024, par exemple --port 8026.
serve-port_taken = Le port { NUMBER($port, useGrouping: 0) } est déjà pris sur { $host } : un autre serveur tourne peut-être. Choisissez-en un autre, par exemple --port 0 pour n’importe quel port libre.
serve-stop = Ctrl-C arrête le serveur ; les tables sont enregistrées.
serve-store = Les tables ne peuvent pas être ouvertes : { $why }
