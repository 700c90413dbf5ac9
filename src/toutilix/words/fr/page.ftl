## Ce que seule la page du navigateur dit.

page-not_built = Les tables sont servies, mais la page elle-même n’a pas été construite dans cette copie de Toutilix. Dans les sources : cd web, npm ci, npm run build, puis relancez le serveur.
