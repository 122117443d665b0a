import { counted } from '@/platform/french.model'

/** Sentences of the calendar of meetings. */
export const calendarWords = {
  loading: 'Chargement des rencontres…',
  found: (total: number) => (total === 0 ? 'Aucune rencontre' : counted(total, 'rencontre')),
  week: (days: string) => `Semaine ${days}`,
  weeks: 'Semaines',
  before: 'Semaine précédente',
  beforeShort: 'Précédente',
  now: 'Cette semaine',
  after: 'Semaine suivante',
  afterShort: 'Suivante',
  today: 'Aujourd’hui',
  none: 'Aucune rencontre',
  hours: (place: string) => `Les heures sont celles du refuge (${place}).`,
  tooMany: (shown: number) => `Seules les ${shown} premières rencontres sont montrées.`,
  together: (count: number) => `${count} rencontres en même temps`,
  of: (animal: string, species: string) => `${animal}, ${species}`,
  followedBy: (name: string) => `Suivi par ${name}`,

  unset: (count: number) =>
    counted(count, 'demande attend un rendez-vous', 'demandes attendent un rendez-vous'),
  showUnset: 'Voir les demandes à l’étape «\u00a0Rencontre\u00a0»',

  empty: 'Aucune rencontre cette semaine',
  next: (moment: string) => `La prochaine est le ${moment}.`,
  last: (moment: string) => `La dernière était le ${moment}.`,
  goNext: 'Aller à la prochaine rencontre',
  goLast: 'Revoir la dernière rencontre',
  howTo: 'Un rendez-vous se fixe dans une demande, à l’étape «\u00a0Rencontre\u00a0».',
  noResult: 'Aucune rencontre de cette semaine ne correspond',
  noResultHint: 'Essayez d’autres mots, moins de filtres, ou une autre semaine.',
  clear: 'Tout effacer',

  states: {
    coming: null,
    now: 'En ce moment',
    past: 'Passée',
    unanswered: 'Passée, réponse à donner',
    cancelled: 'Annulée',
  },
} as const
