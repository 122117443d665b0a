import { momentLabel } from './moment'

/** What the forms of the wall ask for, as the list of errors names it. */
export const POST_LABELS = {
  body: 'Votre nouvelle',
  photo: 'Photos',
  animal: 'L’animal',
  animalLink: 'L’adresse de sa fiche',
  shelter: 'Signé',
} as const

/** What the pages say once something is done. */
export const DONE: Readonly<Record<string, string>> = {
  publie: 'C’est en ligne. Merci pour ces nouvelles\u00a0!',
  modifie: 'C’est enregistré.',
  efface: 'C’est effacé, avec ses photos et ses commentaires.',
  aime: 'C’est noté\u00a0: vous aimez cette publication.',
  'plus-aime': 'C’est noté.',
  commente: 'Votre commentaire est en ligne.',
  'commentaire-modifie': 'Le commentaire est modifié.',
  'commentaire-supprime': 'Le commentaire est supprimé.',
}

/** What a link or a button does, of which of the many: « Signaler : Première nuit à la maison ». */
export const aboutLabel = (verb: string, about: string): string => `${verb}\u00a0: ${about}`

/** Which of the many an {@link aboutLabel} means. */
export const aboutOf = (label: string | null): string =>
  /^.*?\u00a0: (.*)$/s.exec(label ?? '')?.[1] ?? ''

export const whenWords = (iso: string, isEdited: boolean): string =>
  momentLabel(iso) + (isEdited ? ' · modifié' : '')
