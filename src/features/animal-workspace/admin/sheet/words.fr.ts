import { counted, ofName } from '@/platform/french.model'
import { longMoment } from '@/platform/time/model'

const changes = (count: number) => counted(count, 'changement')

/** What the sheet of an animal says. */
export const words = {
  loading: 'Chargement de la fiche…',
  loadError: 'La fiche n’a pas pu être chargée',
  back: 'Tous les animaux',
  sections: (name: string) => `Parties de la fiche ${ofName(name)}`,
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré avec succès',
  allSaved: 'Tout est enregistré',
  toSave: (count: number) => `${changes(count)} à enregistrer`,
  undo: 'Annuler',
  undone: 'C’est annulé',
  retry: 'Réessayer',
  keptHere: 'Ce que vous avez écrit est gardé sur cet appareil.',
  found: (count: number, at: number) =>
    `${changes(count)} du ${longMoment(new Date(at))} ${count > 1 ? 'n’étaient' : 'n’était'} pas ${count > 1 ? 'enregistrés' : 'enregistré'}. ${count > 1 ? 'Les voici' : 'Le voici'}.`,
  giveUp: 'Ne pas les garder',
  givenUp: 'La fiche est telle qu’elle est enregistrée',
  other: (text: string) => `Quelqu’un d’autre vient d’écrire ici\u00a0: «\u00a0${text}\u00a0».`,
  otherEmpty: 'Quelqu’un d’autre vient de vider ce champ.',
  keepMine: 'Garder le mien',
  takeTheirs: 'Prendre le sien',
  otherPhotos: 'd’autres photos',
  yes: 'Oui',
  no: 'Non',
  unknown: 'Pas encore renseigné',
  unanswered: 'Non renseigné',
  choose: 'Choisir',
  unit: (label: string, unit: string) => (unit ? `${label} (${unit})` : label),
  next: (section: string) => `Suite\u00a0: ${section}`,
  legalTitle: 'Ce que la loi demande',
  legalDone: 'La fiche contient toutes les mentions légales.',
  legalHint:
    'Pour un chien, un chat ou un furet. La fiche s’enregistre sans elles\u00a0; l’animal n’est alors pas montré sur le site.',
  legalFree: 'La loi ne demande aucune mention pour cette espèce.',
  done: 'fait',
  missing: 'à compléter',
  isHidden: 'Seule l’équipe voit cette fiche.',
  seePage: 'Voir la page',
  versions: 'Versions de la fiche',
  follow: {
    requests: 'Demandes d’adoption',
    noRequest: 'Aucune demande pour l’instant',
    sponsors: 'Parrainages',
    noSponsor: 'Aucun parrainage pour l’instant',
    history: 'Histoire',
    noHistory: 'Rien n’a encore été écrit par l’équipe.',
    loading: 'Chargement…',
    requestsError: 'Les demandes n’ont pas pu être chargées',
    sponsorsError: 'Les parrainages n’ont pas pu être chargés',
    historyError: 'L’histoire n’a pas pu être chargée',
  },
} as const
