import { listWords } from '@/platform/list-words.model'

import type { Part } from '../desk/model'

const TITLE = 'Bonnes adresses'

/** What the desk says. */
export const words = {
  title: TITLE,
  parts: 'Parties',
  waiting: 'à traiter',
  search: 'Rechercher (nom, commune)',
  import: 'Importer un fichier',
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
  changes: 'Ce que son propriétaire a modifié',
  isOnline: 'En ligne',
  isAsked: 'Demande à changer',
  was: 'Avant',
  is: 'Maintenant',
  wanted: 'Demandé',
  someone: 'Compte effacé',
  keep: 'C’est bon',
  kept: 'La modification reste',
  accept: 'Mettre en ligne',
  accepted: 'La modification est en ligne',
  undo: 'Rétablir',
  undoTitle: 'Revenir à ce qui était écrit',
  undone: 'La modification est annulée',
  refuse: 'Refuser',
  refuseTitle: 'Ne pas faire cette modification',
  refused: 'La modification est refusée',
  heReads: 'Son propriétaire lit pourquoi.',
  ownedBy: (name: string) => `Tenue par ${name}`,
  takeBack: 'Reprendre',
  takeBackTitle: 'Reprendre cette adresse à son propriétaire',
  takenBack: 'Personne ne tient plus cette adresse',
  claims: 'Prouve aussi la tenir',
  give: 'Lui donner',
  giveTitle: 'Donner cette adresse à une autre personne',
  giveAbout: 'Qui la tient aujourd’hui lit pourquoi.',
  given: 'L’adresse a changé de mains',
  refuseClaim: 'Lui refuser',
  refuseClaimTitle: 'Refuser cette adresse à cette personne',
  refuseClaimAbout: 'Elle lit pourquoi.',
  claimRefused: 'La demande est refusée',
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
  changed: {
    ...listWords({
      ...places,
      one: 'adresse modifiée',
      several: 'adresses modifiées',
      emptyHint: 'Rien à relire. Ce que les propriétaires changent arrive ici.',
    }),
  },
  claims: {
    ...listWords({
      ...places,
      one: 'adresse revendiquée',
      several: 'adresses revendiquées',
      emptyHint:
        'Rien à décider. Une adresse arrive ici quand une deuxième personne prouve qu’elle la tient.',
    }),
  },
  all: { ...listWords({ ...places, emptyHint: 'Elles arrivent par les pages du site.' }) },
} satisfies Record<Part, unknown>
