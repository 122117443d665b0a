import { listWords } from '@/platform/list-words.model'
import type { MarkTone } from '@/ui/AdminList/StatusMark'

import type { Part } from '../desk/model'
import type { WalkStatus } from '../model'

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
  write: 'Écrire une promenade',
  see: 'Voir sur le site',
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
  drafts: listWords({
    ...walks,
    one: 'brouillon de vous',
    several: 'brouillons de vous',
    isFeminine: false,
    emptyHint: 'Une promenade que vous commencez est ici jusqu’à ce que vous l’envoyiez.',
  }),
  all: listWords({ ...walks, emptyHint: 'Elles arrivent d’ici et des pages du site.' }),
}

export const STATUS_TONES: Readonly<Record<WalkStatus, MarkTone>> = {
  DRAFT: 'plain',
  PENDING: 'wait',
  PUBLISHED: 'good',
  REJECTED: 'bad',
}
