import { listWords } from '@/platform/list-words.model'

import type { Act } from '../model'

const TITLE = 'Collectes'

/** What the desk says. */
export const words = {
  title: TITLE,
  chooseHint: 'Chaque refuge a ses propres collectes.',
  tabs: 'États',
  all: 'Toutes',
  search: 'Rechercher (titre, histoire)',
  more: (title: string) => `Plus d’actions\u00a0: ${title}`,
  edit: 'Modifier',
  seeOnSite: 'Voir sur le site',
  donors: 'Voir les dons',
  donorsFile: 'Donateurs (CSV)',
  writeReport: 'Écrire le bilan',
  noReport: 'Bilan à écrire',
  nothingYet: 'Rien de reçu pour l’instant',
  endTitle: 'Terminer cette collecte',
  endAbout:
    'Elle ne reçoit plus de dons\u00a0; ceux dont le paiement est en cours comptent encore. Dites à vos donateurs ce qui en a été fait, ou écrivez-le plus tard.',
  report: 'Ce qui en a été fait',
  reportHint: 'Affiché sur la page. Les photos s’ajoutent depuis la fiche.',
  thanks: 'Retirer un nom du mur',
  thanksTitle: 'Retirer un nom du mur des remerciements',
  thanksAbout: 'Le don ne change pas. Le nom ne revient pas.',
  thanksName: 'Nom à retirer',
  thanksTakeDown: 'Retirer',
  thanksGone: 'Le nom n’est plus sur la page',
  saving: 'Un instant…',
} as const

export const ACT_WORDS: Readonly<Record<Act, string>> = {
  publish: 'Publier',
  unpublish: 'Retirer du site',
  end: 'Terminer',
  reopen: 'Rouvrir',
  archive: 'Archiver',
  unarchive: 'Remettre en ligne',
}

export const DONE_WORDS: Readonly<Record<Act, string>> = {
  publish: 'La collecte est en ligne',
  unpublish: 'La collecte n’est plus en ligne\u00a0: c’est un brouillon',
  end: 'La collecte est terminée\u00a0: sa page reste, sans bouton pour donner',
  reopen: 'La collecte reçoit de nouveau des dons',
  archive: 'La collecte est archivée\u00a0: sa page n’est plus en ligne',
  unarchive: 'La page de la collecte est de nouveau en ligne',
}

export const campaignWords = listWords({
  title: TITLE,
  one: 'collecte',
  several: 'collectes',
  isFeminine: true,
  add: 'Préparer une collecte',
  emptyHint:
    'Une opération, un chenil à refaire, un hiver à passer\u00a0: racontez-le, les visiteurs donnent pour cela.',
})
