import { frenchNumber } from '@/platform/number.model'

/** What a badge counts. Where each number comes from: docs/decisions/badges.md. */
export const CRITERIA_LABELS = {
  DONATION_AMOUNT: 'Total des dons',
  FOLLOWERS_COUNT: 'Nombre d’abonnés',
  ADMIN_DURATION: 'Mois comme administrateur',
  ANIMALS_HELPED: 'Animaux aidés',
  SHELTER_VISITS: 'Visites de refuges',
  COMMUNITY_POSTS: 'Publications',
  VOLUNTEER_HOURS: 'Heures de bénévolat',
  ADOPTION_SUCCESS: 'Adoptions menées à bien',
} as const
export type Criteria = keyof typeof CRITERIA_LABELS

const UNITS: Record<Criteria, readonly [one: string, several: string]> = {
  DONATION_AMOUNT: ['€', '€'],
  FOLLOWERS_COUNT: ['abonné', 'abonnés'],
  ADMIN_DURATION: ['mois', 'mois'],
  ANIMALS_HELPED: ['animal', 'animaux'],
  SHELTER_VISITS: ['visite', 'visites'],
  COMMUNITY_POSTS: ['publication', 'publications'],
  VOLUNTEER_HOURS: ['heure', 'heures'],
  ADOPTION_SUCCESS: ['adoption', 'adoptions'],
}

/** The unit of a number of a criterion. */
export const unitOf = (criteria: Criteria, count: number): string =>
  UNITS[criteria][Math.abs(count) < 2 ? 0 : 1]

/** « 50 heures », « 100 € » */
export const amount = (criteria: Criteria, count: number): string =>
  `${frenchNumber(count)}\u00a0${unitOf(criteria, count)}`

/** What a badge asks for, as a sentence for whoever has it not yet. */
export const goalOf = (criteria: Criteria, needed: number): string => {
  const count = amount(criteria, needed)
  return {
    DONATION_AMOUNT: `Donner ${count} en tout aux refuges`,
    FOLLOWERS_COUNT: `Être suivi par ${needed === 1 ? 'une personne' : `${frenchNumber(needed)} personnes`}`,
    ADMIN_DURATION: `Être administrateur d’un refuge pendant ${count}`,
    ANIMALS_HELPED: `Aider ${count}\u00a0: parrainer, accueillir, adopter, ramener à la maison`,
    SHELTER_VISITS: `Faire ${count} dans un refuge\u00a0: rencontre ou créneau de bénévolat`,
    COMMUNITY_POSTS: `Partager ${count}\u00a0: promenade, bonne adresse`,
    VOLUNTEER_HOURS: `Donner ${count} de bénévolat`,
    ADOPTION_SUCCESS: `Mener à bien ${count}`,
  }[criteria]
}
