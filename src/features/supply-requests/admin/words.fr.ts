import { listWords } from '@/platform/list-words.model'

export const TITLE = 'Besoins'

/** What the desk says. */
export const words = {
  title: TITLE,
  chooseHint: 'Chaque refuge a ses propres besoins.',
  parts: 'Parties',
  waiting: 'à confirmer',
  states: 'États',
  all: 'Tous',
  allAnswers: 'Toutes',
  searchRequests: 'Rechercher (titre, précisions)',
  searchAnswers: 'Rechercher (pseudo, besoin)',
  category: 'Catégorie',
  everyCategory: 'Toutes les catégories',
  seeAnswers: 'Voir les réponses',
  seeOnSite: 'Voir sur le site',
  archive: 'Archiver',
  archived: 'Le besoin est archivé\u00a0: il n’est plus dans les listes',
  reopen: 'Rouvrir',
  reopened: 'Le besoin est ouvert de nouveau',
  accept: 'Accepter',
  accepted: 'Accepté\u00a0: la personne est prévenue',
  done: 'Reçu',
  received: 'Reçu\u00a0: la personne est remerciée',
  reject: 'Refuser',
  rejectTitle: 'Refuser ce don',
  rejectAbout: 'La personne lit pourquoi, et ne se déplace pas.',
  rejected: 'Refusé\u00a0: la personne est prévenue',
  reason: 'Pourquoi',
  saving: 'Un instant…',
  back: 'Revenir en arrière',
  backDone: 'Le dernier pas est annulé',
  call: 'Appeler',
  export: 'Exporter (CSV)',
  exportHint: 'Les réponses que les filtres laissent, avec les téléphones',
  allOf: 'Toutes les réponses',
} as const

export const PART_LABELS = { requests: 'Demandes', answers: 'Réponses' } as const

export const STATE_WORDS = {
  OPEN: 'Ouverts',
  FULL: 'Réunis',
  ARCHIVED: 'Archivés',
} as const

export const ANSWER_STATES = {
  PENDING: 'À confirmer',
  ACCEPTED: 'Acceptées',
  DONE: 'Reçues',
  REJECTED: 'Refusées',
} as const

export const requestWords = listWords({
  title: TITLE,
  one: 'besoin',
  several: 'besoins',
  add: 'Demander quelque chose',
  emptyHint:
    'Croquettes, couvertures, planches\u00a0: dites ce qui manque, les visiteurs répondent.',
})

export const answerWords = listWords({
  title: TITLE,
  one: 'réponse',
  several: 'réponses',
  isFeminine: true,
  emptyHint: 'Ce que les visiteurs apportent arrive ici.',
})
