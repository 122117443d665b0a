/** What the team reads and does about the families that host an animal. */
export const words = {
  title: 'Famille d’accueil',
  loadError: 'Les familles d’accueil n’ont pas pu être chargées',
  none: 'Dans aucune famille d’accueil pour l’instant',
  start: 'Confier à une famille',
  end: 'Terminer l’accueil',
  change: 'Modifier',
  changeOf: (name: string) => `Modifier l’accueil chez ${name}`,
  newTitle: (name: string) => `Confier ${name} à une famille d’accueil`,
  changeTitle: (name: string) => `L’accueil chez ${name}`,
  about:
    'Seule l’équipe le voit. La fiche publique ne dira plus que l’animal cherche une famille d’accueil.',
  fields: {
    name: 'Nom de la famille ou de la personne',
    email: 'E-mail (facultatif)',
    emailHint:
      'Grâce à cette adresse, l’accueil compte pour les badges de la personne, si elle a un compte.',
    phone: 'Téléphone (facultatif)',
    startedOn: 'Premier jour',
    endedOn: 'Dernier jour',
    endedOnHint: 'Vide tant que l’animal y est',
    note: 'À savoir (facultatif)',
  },
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré avec succès',
  remove: 'Retirer cet accueil',
  removeHint:
    'S’il a été écrit par erreur. Un accueil qui est fini se termine par son dernier jour.',
  removeTitle: (name: string) => `Retirer l’accueil chez ${name}\u00a0?`,
  removeAbout: 'Il n’y en aura plus de trace que dans l’histoire de la fiche.',
  removeAction: 'Retirer',
  removed: 'L’accueil est retiré',
} as const
