/** Sentences about the sections that a shelter keeps to use again. */
export const saved = {
  open: 'Mes sections',
  openHint: 'Reprendre une section que vous avez enregistrée',
  save: (index: number) => `Enregistrer cette section (section ${index + 1})`,
  saveTitle: 'Enregistrer cette section',
  saveHint: 'Elle rejoint « Mes sections », pour toutes les pages de votre refuge.',
  name: 'Nom de la section',
  nameHint: 'Un nom que toute l’équipe comprendra, par exemple « Appel aux dons ».',
  nameMissing: 'Donnez un nom à cette section',
  keep: 'Enregistrer',
  saving: 'Enregistrement…',
  kept: (name: string) => `« ${name} » est dans « Mes sections »`,

  place: 'Où l’insérer',
  placeAfter: (index: number) => `Après la section ${index + 1}`,
  placeEnd: 'À la fin de la page',
  insert: 'Insérer',
  insertOf: (name: string) => `Insérer « ${name} »`,
  lost: (count: number) =>
    count > 1
      ? `${count} blocs ont perdu une image ou un animal, supprimés depuis : à choisir de nouveau.`
      : 'Un bloc a perdu une image ou un animal, supprimé depuis : à choisir de nouveau.',

  rename: 'Renommer',
  renameOf: (name: string) => `Renommer « ${name} »`,
  renamed: (name: string) => `La section s’appelle maintenant « ${name} »`,
  remove: 'Supprimer',
  removeOf: (name: string) => `Supprimer « ${name} »`,
  removeQuestion: (name: string) =>
    `Êtes-vous sûr de vouloir supprimer « ${name} » de « Mes sections » ?`,
  removeDetail: 'Les pages dans lesquelles elle a été insérée ne changent pas.',
  removed: (name: string) => `« ${name} » supprimée de « Mes sections »`,
  cancel: 'Annuler',

  loading: 'Chargement de vos sections…',
  empty: 'Aucune section enregistrée pour l’instant',
  emptyHint:
    'Sélectionnez une section de la page, puis « Enregistrer cette section » dans ses outils : ' +
    'vous la retrouverez ici, dans toutes vos pages.',
  loadError: 'Vos sections n’ont pas pu être chargées.',
  failed: 'Le serveur ne répond pas. Réessayez dans un instant.',
  noShelter: 'Choisissez d’abord le refuge de la page.',
  retry: 'Réessayer',
} as const
