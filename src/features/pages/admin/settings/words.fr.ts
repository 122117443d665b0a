/** Sentences of the settings of a page; those of « Générer » are the contract's. */
export const words = {
  generate: 'Générer',
  noTitle: 'Veuillez d’abord saisir un titre',
  generated: 'Slug généré avec succès',
  noLetter: 'Ce titre ne donne pas d’adresse\u00a0: il lui faut une lettre ou un chiffre.',
  slugHint: 'Vide\u00a0: l’adresse vient du titre.',
  homeSlug: 'La page d’accueil répond à la racine du site\u00a0: elle n’a pas d’autre adresse.',

  previewTitle: 'Titre de la page',
  previewDescription:
    'Sans description, le moteur de recherche choisit lui-même quelques mots de la page.',
  previewSlug: 'adresse-de-la-page',
} as const
