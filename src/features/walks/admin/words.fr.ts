import { listWords } from '@/platform/list-words.model'

import type { Part } from '../desk/model'

const TITLE = 'Promenades'

/** What the desk says. */
export const words = {
  title: TITLE,
  parts: 'Parties',
  waiting: 'à traiter',
  search: 'Rechercher (nom, commune)',
  publish: 'Publier',
  published: 'La promenade est en ligne',
  keep: 'Laisser en ligne',
  kept: 'La promenade reste en ligne',
  reject: 'Renvoyer',
  rejectTitle: 'Renvoyer cette promenade',
  rejectAbout: 'Son auteur lit pourquoi, corrige, et peut l’envoyer de nouveau.',
  rejected: 'Son auteur est prévenu',
  reason: 'Pourquoi',
  read: 'Relire',
  saving: 'Un instant…',
  problems: 'Ce qui ne va pas',
} as const

const walks = { title: TITLE, one: 'promenade', several: 'promenades', isFeminine: true }

export const partWords: Readonly<Record<Part, ReturnType<typeof listWords>>> = {
  waiting: listWords({
    ...walks,
    one: 'promenade à relire',
    several: 'promenades à relire',
    emptyHint: 'Rien à relire. Celles que les membres envoient arrivent ici.',
  }),
  problems: listWords({
    ...walks,
    one: 'promenade signalée',
    several: 'promenades signalées',
    emptyHint: 'Rien à traiter. Chacun peut signaler un problème depuis la page d’une promenade.',
  }),
  changed: listWords({
    ...walks,
    one: 'promenade modifiée',
    several: 'promenades modifiées',
    emptyHint: 'Ce que les auteurs corrigent en ligne se regarde ici.',
  }),
  all: listWords({ ...walks, emptyHint: 'Elles arrivent par les pages du site.' }),
}
