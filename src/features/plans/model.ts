import { counted } from '@/platform/french.model'

import { daysSince } from '../animals/age.model'
import { SPECIES_LABELS, type Species } from '../animals/model'
import type { FormType } from '../forms/model'

/** What a plan (« formule ») is for. Source: docs/decisions/adoptions.md. */
export const PLAN_TYPE_LABELS = { ADOPTION: 'Adoption', SPONSORSHIP: 'Parrainage' } as const
export type PlanType = keyof typeof PLAN_TYPE_LABELS

/** Longest texts, in characters; prices in euros; ages in months; plans of one group. */
export const PLAN_MAX = {
  title: 100,
  description: 1000,
  feeIncludes: 1000,
  priceCents: 1_000_000,
  ageMonths: 600,
  group: 20,
} as const

/** « 0 - 12 » means from birth to the day of the first birthday, that day not included. */
export type AgeRange = {
  /** In months, included. */
  ageMinMonths: number
  /** In months, not included; null for no upper limit. */
  ageMaxMonths: number | null
}

export type PlanFacts = AgeRange & {
  species: Species
  type: PlanType
  isUrgent: boolean
  isSpecialNeeds: boolean
  isActive: boolean
}

const MONTHS_A_YEAR = 12

/** « 6 mois », « 1 an », « 18 mois », « 7 ans »: in years from 12 months on, when exact. Source: docs/decisions/adoptions.md. */
export function monthsLabel(months: number): string {
  if (months < MONTHS_A_YEAR || months % MONTHS_A_YEAR !== 0) return `${months} mois`
  const years = months / MONTHS_A_YEAR
  return counted(years, 'an')
}

/** « Tout âge », « 7 ans et plus », « 6 mois - 1 an ». Source: docs/decisions/adoptions.md. */
export function rangeLabel({ ageMinMonths, ageMaxMonths }: AgeRange): string {
  if (ageMaxMonths !== null) return `${monthsLabel(ageMinMonths)} - ${monthsLabel(ageMaxMonths)}`
  return ageMinMonths === 0 ? 'Tout âge' : `${monthsLabel(ageMinMonths)} et plus`
}

/** Part of a life that no plan covers; `to` is null when it never ends. In months. */
export type Hole = { from: number; to: number | null }

/** The parts of a life that the ranges leave out, youngest first. */
export function holesOf(ranges: readonly AgeRange[]): Hole[] {
  const holes: Hole[] = []
  let reached: number | null = 0
  const sorted = [...ranges].sort((one, other) => one.ageMinMonths - other.ageMinMonths)
  for (const { ageMinMonths, ageMaxMonths } of sorted) {
    if (reached === null) break
    if (ageMinMonths > reached) holes.push({ from: reached, to: ageMinMonths })
    reached = ageMaxMonths === null ? null : Math.max(reached, ageMaxMonths)
  }
  if (reached !== null) holes.push({ from: reached, to: null })
  return holes
}

/** A hole in words; that between two plans is worded by the contract. */
function holeMessage({ from, to }: Hole): string {
  if (from === 0 && to === null) return 'Aucune formule active pour l’espèce'
  if (from === 0)
    return `La première formule commence à ${to} mois\u00a0: elle doit commencer à 0 mois`
  if (to === null) return `Aucune formule sans limite d’âge\u00a0: rien après ${monthsLabel(from)}`
  return `Trou détecté entre ${from} mois et ${to} mois pour l’espèce`
}

export type Coverage = { isCovered: boolean; holes: Hole[]; messages: string[] }

/** A plan as the coverage looks at it. Source: docs/decisions/adoptions.md. */
export type CoveringPlan = AgeRange & { species: Species; isActive: boolean }

/**
 * Do the active plans of a species cover every age? At least one is active, the first starts at
 * 0 months, one has no upper limit, and there is no gap between two. Source: docs/decisions/adoptions.md.
 */
export function coverageOf(species: Species, plans: readonly CoveringPlan[]): Coverage {
  const active = plans.filter((plan) => plan.isActive && plan.species === species)
  const holes = holesOf(active)
  return { isCovered: holes.length === 0, holes, messages: holes.map(holeMessage) }
}

/** Plans for every animal of their age: those for urgent cases and special needs come on top. */
export const isOrdinary = ({
  isUrgent,
  isSpecialNeeds,
}: Pick<PlanFacts, 'isUrgent' | 'isSpecialNeeds'>): boolean => !isUrgent && !isSpecialNeeds

const DAYS_A_MONTH = 30
const DAYS_A_YEAR = 365

/**
 * Whole months lived, in step with the age that is shown: under a year in months of 30 days,
 * then in twelfths of a year of 365 days, so that « 7 ans » is never under 84 months.
 */
export function ageInMonths(days: number): number {
  if (days < DAYS_A_YEAR) return Math.floor(days / DAYS_A_MONTH)
  return Math.floor((days * MONTHS_A_YEAR) / DAYS_A_YEAR)
}

export type PricedAnimal = {
  species: Species
  birthDate?: string | null
  isSos?: boolean | null
  hasSpecialNeeds?: boolean | null
}

/** Only a plan for every age fits an animal whose age nobody knows. */
function fitsAge({ ageMinMonths, ageMaxMonths }: AgeRange, months: number | null): boolean {
  if (months === null) return ageMinMonths === 0 && ageMaxMonths === null
  return months >= ageMinMonths && (ageMaxMonths === null || months < ageMaxMonths)
}

const span = ({ ageMinMonths, ageMaxMonths }: AgeRange): number =>
  ageMaxMonths === null ? Number.POSITIVE_INFINITY : ageMaxMonths - ageMinMonths

/** How many of the special marks of a plan the animal bears; null when it lacks one of them. */
function specialMarks(plan: PlanFacts, animal: PricedAnimal): number | null {
  if (plan.isUrgent && !animal.isSos) return null
  if (plan.isSpecialNeeds && !animal.hasSpecialNeeds) return null
  return Number(plan.isUrgent) + Number(plan.isSpecialNeeds)
}

/**
 * The active plan that fits an animal: of its species and age; one for special needs or urgent
 * cases only for an animal that is one, and then before the others (both marks before one,
 * special needs before urgent). Among equals the narrowest range, the oldest start, then the
 * order of the list decide.
 */
export function planFor<Plan extends PlanFacts>(
  animal: PricedAnimal,
  plans: readonly Plan[],
  now: Date,
  type: PlanType = 'ADOPTION',
): Plan | null {
  const days = daysSince(animal.birthDate, now)
  const months = days === null ? null : ageInMonths(days)
  const fitting = plans.flatMap((plan) => {
    if (!plan.isActive || plan.type !== type || plan.species !== animal.species) return []
    const marks = specialMarks(plan, animal)
    return marks !== null && fitsAge(plan, months) ? [{ plan, marks }] : []
  })
  fitting.sort(
    (one, other) =>
      other.marks - one.marks ||
      Number(other.plan.isSpecialNeeds) - Number(one.plan.isSpecialNeeds) ||
      compare(span(one.plan), span(other.plan)) ||
      other.plan.ageMinMonths - one.plan.ageMinMonths,
  )
  return fitting[0]?.plan ?? null
}

/** Two infinite spans are equal, which a difference would not say. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1)

/** A form as `GET /api/admin/forms/options` lists it, in our own words. */
export type FormChoice = { id: string; type: FormType; isActive: boolean }

/**
 * The form by which somebody asks for an animal: that of its plan if it is an active adoption form,
 * otherwise the first one. A standard form opens no request. Source: docs/decisions/adoptions.md.
 * @param own the form that the plan of the animal names
 */
export function adoptionFormFor<Form extends FormChoice>(
  own: string | null,
  forms: readonly Form[],
): Form | null {
  const asked = forms.filter(({ type, isActive }) => isActive && type === 'ADOPTION')
  return asked.find(({ id }) => id === own) ?? asked[0] ?? null
}

/**
 * The form of a plan in a line of its team. An ordinary form opens no request: named by a plan of
 * adoption, it is not asked, and the line says so. Source: docs/decisions/adoptions.md.
 */
export const formWords = (planType: PlanType, form: { title: string; type: FormType }): string =>
  planType === 'ADOPTION' && form.type !== 'ADOPTION'
    ? `Formulaire «\u00a0${form.title}\u00a0» non proposé\u00a0: ce n’est pas un formulaire d’adoption`
    : `Formulaire\u00a0: ${form.title}`

/** « {title} (copie) », cut so that the mark stays. Source: docs/decisions/adoptions.md. */
export function copyTitle(title: string): string {
  const mark = ' (copie)'
  return title.slice(0, PLAN_MAX.title - mark.length) + mark
}

/** Why a plan is not deleted. Source: docs/decisions/adoptions.md. */
export const subscribedMessage = (count: number): string =>
  `Impossible de supprimer cette formule car elle a ${count} souscription(s) active(s).`

/** What the failures are called. Source: docs/decisions/adoptions.md. */
export const PLAN_MESSAGES = {
  network: 'Erreur réseau',
  list: 'Erreur lors du chargement des formules',
  missing: 'Formule non trouvée',
  read: 'Erreur lors du chargement de la formule',
  create: 'Erreur lors de la création de la formule',
  update: 'Erreur lors de la mise à jour de la formule',
  delete: 'Erreur lors de la suppression de la formule',
  defaults: 'Erreur lors de l’initialisation des formules',
  group: 'Erreur lors de la sauvegarde du groupe de formules',
} as const

/** « Chien · Adoption »: the plans that are edited together. */
export const groupLabel = (species: Species, type: PlanType): string =>
  `${SPECIES_LABELS[species]} · ${PLAN_TYPE_LABELS[type]}`
