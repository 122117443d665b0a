/** Sentences about the sections that a shelter keeps to use again. */
export const saved = {
  open: 'Mes sections',
  openHint: 'Reprendre une section que vous avez enregistrée',
  save: (index: number) => `Enregistrer cette section (section ${index + 1})`,
  saveTitle: 'Enregistrer cette section',
  saveHint: 'Elle rejoint «\u00a0Mes sections\u00a0», pour toutes les pages de votre refuge.',
  name: 'Nom de la section',
  nameHint: 'Un nom que toute l’équipe comprendra, par exemple «\u00a0Appel aux dons\u00a0».',
  nameMissing: 'Donnez un nom à cette section',
  keep: 'Enregistrer',
  saving: 'Enregistrement…',
  kept: (name: string) => `«\u00a0${name}\u00a0» est dans «\u00a0Mes sections\u00a0»`,

  place: 'Où l’insérer',
  placeAfter: (index: number) => `Après la section ${index + 1}`,
  placeEnd: 'À la fin de la page',
  insert: 'Insérer',
  insertOf: (name: string) => `Insérer «\u00a0${name}\u00a0»`,
  lost: (count: number) =>
    count > 1
      ? `${count} blocs ont perdu une image ou un animal, supprimés depuis\u00a0: à choisir de nouveau.`
      : 'Un bloc a perdu une image ou un animal, supprimé depuis\u00a0: à choisir de nouveau.',

  rename: 'Renommer',
  renameOf: (name: string) => `Renommer «\u00a0${name}\u00a0»`,
  renamed: (name: string) => `La section s’appelle maintenant «\u00a0${name}\u00a0»`,
  remove: 'Supprimer',
  removeOf: (name: string) => `Supprimer «\u00a0${name}\u00a0»`,
  removeQuestion: (name: string) =>
    `Êtes-vous sûr de vouloir supprimer «\u00a0${name}\u00a0» de «\u00a0Mes sections\u00a0»\u00a0?`,
  removeDetail: 'Les pages dans lesquelles elle a été insérée ne changent pas.',
  removed: (name: string) => `«\u00a0${name}\u00a0» supprimée de «\u00a0Mes sections\u00a0»`,
  cancel: 'Annuler',

  loading: 'Chargement de vos sections…',
  empty: 'Aucune section enregistrée pour l’instant',
  emptyHint:
    'Sélectionnez une section de la page, puis «\u00a0Enregistrer cette section\u00a0» dans ses outils\u00a0: ' +
    'vous la retrouverez ici, dans toutes vos pages.',
  loadError: 'Vos sections n’ont pas pu être chargées.',
  failed: 'Le serveur ne répond pas. Réessayez dans un instant.',
  noShelter: 'Choisissez d’abord le refuge de la page.',
  retry: 'Réessayer',
} as const
