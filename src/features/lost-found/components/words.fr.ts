import type { ReportKind } from '../model'

/** The fields of the short form, in its order: the list of errors follows it. */
export const NEW_LABELS = {
  species: 'Quel animal est-ce\u00a0?',
  coat: 'Sa couleur principale',
  name: 'Son nom',
  whereabouts: 'Où est-il maintenant\u00a0?',
  text: 'En quelques mots',
  near: 'La commune',
  placeWords: 'Précisez l’endroit',
  day: 'Quel jour',
  contactName: 'Votre prénom',
  email: 'E-mail',
  website: 'Champ à laisser vide',
} as const

/** The fields of « Compléter », in its order. */
export const DETAIL_LABELS = {
  species: 'Espèce',
  name: 'Son nom',
  sex: 'Sexe',
  coat: 'Couleur principale',
  coat2: 'Autre couleur',
  size: 'Taille',
  age: 'Âge',
  breed: 'Race ou apparence',
  marks: 'Signes particuliers',
  collar: 'Collier ou harnais',
  chip: 'Puce ou tatouage',
  idNumber: 'Numéro de puce ou de tatouage',
  whereabouts: 'Où il est maintenant',
  text: 'Ce qu’il faut savoir',
  near: 'La commune',
  placeWords: 'Précisez l’endroit',
  day: 'Quel jour',
  secretDetail: 'Un détail gardé secret',
  hasReward: 'Récompense',
} as const

/** Who sees the exact point of a report. */
export const POINT_SEEN_BY = 'Tout le monde le voit à 300\u00a0mètres près, jamais mieux.'

type Words = {
  title: string
  lead: string
  animal: string
  where: string
  point: string
  textHint: string
  send: string
}

/** What the pages say, of a lost and of a found animal. */
export const WORDS: Readonly<Record<ReportKind, Words>> = {
  LOST: {
    title: 'Signaler un animal perdu',
    lead: 'Une minute suffit. Une photo, un lieu, un jour\u00a0: les personnes et les refuges des environs peuvent déjà vous aider.',
    animal: 'Votre animal',
    where: 'Où l’avez-vous vu pour la dernière fois\u00a0?',
    point: 'de la perte',
    textHint:
      'Sa taille, son collier, son caractère\u00a0: vient-il quand on l’appelle\u00a0? Gardez pour vous un détail que seul le vrai trouveur pourra dire.',
    send: 'Envoyer mon avis',
  },
  FOUND: {
    title: 'Signaler un animal trouvé',
    lead: 'Une minute suffit. Nous comparons tout de suite votre avis avec les animaux que des gens cherchent.',
    animal: 'L’animal',
    where: 'Où l’avez-vous trouvé, ou vu\u00a0?',
    point: 'où il a été vu',
    textHint:
      'Sa taille, son collier, son comportement. Gardez pour vous un détail que seul le vrai propriétaire saura dire.',
    send: 'Envoyer mon avis',
  },
}

/** The fields of a first message, in its order. */
export const WRITE_LABELS = {
  intent: 'Pourquoi écrivez-vous\u00a0?',
  text: 'Votre message',
  contactName: 'Votre prénom',
  email: 'Votre e-mail',
  website: 'Champ à laisser vide',
} as const
