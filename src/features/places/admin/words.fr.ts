import { listWords } from '@/platform/list-words.model'

import type { Part } from '../desk/model'

const TITLE = 'Bonnes adresses'

/** What the desk says. */
export const words = {
  title: TITLE,
  parts: 'Parties',
  waiting: 'à traiter',
  search: 'Rechercher (nom, commune)',
  publish: 'Publier',
  published: 'L’adresse est en ligne',
  reject: 'Refuser',
  withdraw: 'Retirer',
  rejectTitle: 'Ne pas publier cette adresse',
  rejectAbout: 'Qui l’a proposée lit pourquoi.',
  rejected: 'L’adresse n’est pas en ligne',
  reason: 'Pourquoi',
  saving: 'Un instant…',
  edit: 'Corriger',
  emergencies: 'Reçoit les urgences',
  always: 'Ouvert 24\u00a0h sur 24',
  settle: 'C’est réglé',
  settled: 'Les erreurs sont réglées',
} as const

const places = { title: TITLE, one: 'adresse', several: 'adresses', isFeminine: true }

export const partWords = {
  pending: {
    ...listWords({
      ...places,
      one: 'adresse à valider',
      several: 'adresses à valider',
      emptyHint: 'Rien à valider. Chacun peut proposer une adresse depuis les listes du site.',
    }),
  },
  errors: {
    ...listWords({
      ...places,
      one: 'adresse avec une erreur signalée',
      several: 'adresses avec des erreurs signalées',
      emptyHint: 'Rien à corriger. Chacun peut signaler une erreur depuis la page d’une adresse.',
    }),
  },
  all: { ...listWords({ ...places, emptyHint: 'Elles arrivent par les pages du site.' }) },
} satisfies Record<Part, unknown>
