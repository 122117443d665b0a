import { listWords } from '@/platform/list-words.model'

/** What the list of tickets says. */
export const words = {
  ...listWords({
    title: 'Tickets',
    one: 'ticket',
    several: 'tickets',
    emptyHint:
      'Un ticket s’ouvre quand quelqu’un vous écrit, quand un formulaire le demande, ou quand vous en créez un.',
  }),
  chooseHint: 'Chaque refuge a ses propres tickets.',
  search: 'Rechercher (objet, numéro, nom)',
  noResultHint: 'Essayez un autre mot, ou retirez un filtre.',
  tabs: 'Parties de la liste',
  nothingToDo: 'Tout est fait',
  emptyPart: 'Aucun ticket ici',
  status: 'Statut',
  everyStatus: 'Tous',
  type: 'Type',
  everyType: 'Tous les types',
  priority: 'Priorité',
  everyPriority: 'Toutes',
  follower: 'Suivi',
  everybody: 'Toute l’équipe',
  byMe: 'Par moi',
  answer: 'Réponse',
  anyAnswer: 'Tous',
  awaitsTeam: 'À vous de répondre',
  order: 'Ordre',
  urgent: 'Urgent',
  followedBy: (name: string) => (name ? `Suivi par ${name}` : 'Personne ne le suit'),
} as const
