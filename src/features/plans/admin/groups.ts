import { keysOf, SPECIES_LABELS, type Species } from '../../animals/model'
import {
  coverageOf,
  holesOf,
  isOrdinary,
  PLAN_TYPE_LABELS,
  rangeLabel,
  type AgeRange,
  type Coverage,
  type PlanType,
} from '../model'
import type { PlanView } from '../view'

/** The plans of one species and type, which are edited together. */
export type Group = { species: Species; type: PlanType; plans: PlanView[] }

/** Plans by species and type, in the order of their labels; groups without a plan are left out. */
export function groupsOf(plans: readonly PlanView[]): Group[] {
  return keysOf(SPECIES_LABELS).flatMap((species) =>
    keysOf(PLAN_TYPE_LABELS).flatMap((type) => {
      const own = plans.filter((plan) => plan.species === species && plan.type === type)
      return own.length > 0 ? [{ species, type, plans: own }] : []
    }),
  )
}

const rangeOf = (plan: Pick<PlanView, 'age_min_months' | 'age_max_months'>): AgeRange => ({
  ageMinMonths: plan.age_min_months,
  ageMaxMonths: plan.age_max_months,
})

type Covering = Pick<
  PlanView,
  'age_min_months' | 'age_max_months' | 'is_urgent' | 'is_special_needs' | 'is_active'
>

const ordinary = <Plan extends Covering>(plans: readonly Plan[]): Plan[] =>
  plans.filter((plan) =>
    isOrdinary({ isUrgent: plan.is_urgent, isSpecialNeeds: plan.is_special_needs }),
  )

/** Do the ordinary plans of a group cover every age? */
export const coverageOfGroup = (species: Species, plans: readonly Covering[]): Coverage =>
  coverageOf(
    species,
    ordinary(plans).map((plan) => ({ ...rangeOf(plan), species, isActive: plan.is_active })),
  )

/** A piece of the bar: what covers these months, or a hole. `share` is a part of 100. */
export type Piece = {
  label: string
  range: string
  isHole: boolean
  share: number
}

/** Months that the bar shows after the last limit, for what has no end. */
const TAIL_MONTHS = 24

/** A hole reads « 1 an - 2 ans », like a plan. */
const holeRange = (from: number, to: number | null): string =>
  rangeLabel({ ageMinMonths: from, ageMaxMonths: to })

/**
 * The life of an animal from left to right: the active ordinary plans and the holes between
 * them. Where two overlap, the one that begins first is drawn first and the other continues.
 * Widths follow the square root of the months: a puppy's first year stays visible.
 */
export function piecesOf(plans: ReadonlyArray<Covering & { title: string }>): Piece[] {
  const active = ordinary(plans)
    .filter(({ is_active }) => is_active)
    .map((plan) => ({ title: plan.title, ...rangeOf(plan) }))
  const limits = active.flatMap(({ ageMinMonths, ageMaxMonths }) => [
    ageMinMonths,
    ageMaxMonths ?? 0,
  ])
  const end = Math.max(0, ...limits) + TAIL_MONTHS
  const holes = holesOf(active).map(({ from, to }) => ({
    title: 'Aucune formule',
    ageMinMonths: from,
    ageMaxMonths: to,
    isHole: true,
  }))
  const sorted = [...active.map((each) => ({ ...each, isHole: false })), ...holes].sort(
    (one, other) => one.ageMinMonths - other.ageMinMonths,
  )
  let reached = 0
  const pieces = sorted.flatMap(({ title, isHole, ageMinMonths, ageMaxMonths }) => {
    const from = Math.max(reached, ageMinMonths)
    const to = Math.min(ageMaxMonths ?? end, end)
    if (to <= from) return []
    reached = to
    const range = holeRange(ageMinMonths, ageMaxMonths)
    return [{ label: title, range, isHole, share: Math.sqrt(to) - Math.sqrt(from) }]
  })
  const whole = pieces.reduce((sum, { share }) => sum + share, 0) || 1
  return pieces.map((piece) => ({ ...piece, share: (piece.share / whole) * 100 }))
}

/** The bar in words, for whoever does not see it. */
export function barText(pieces: readonly Piece[]): string {
  return pieces.map(({ label, range }) => `${range}\u00a0: ${label}`).join(', ')
}

/** A row of the group editor: numbers as they are typed. */
export type DraftRow = {
  key: string
  id?: string
  title: string
  price: string
  from: string
  to: string
  isActive: boolean
  isUrgent: boolean
  isSpecialNeeds: boolean
}

/** Whole months that were typed; null for nothing, NaN for what is no number. */
export function monthsOf(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN
}

/**
 * Months as the API takes them: what is no number stays what was typed, and is refused on its field. None
 * would mean « sans limite ».
 */
export function sentMonths(text: string): number | string | null {
  const months = monthsOf(text)
  return Number.isNaN(months) ? text : months
}

/** Says while typing what a row covers; empty while it cannot be said. */
export function draftRange({ from, to }: Pick<DraftRow, 'from' | 'to'>): string {
  const [min, max] = [monthsOf(from) ?? 0, monthsOf(to)]
  if (Number.isNaN(min) || Number.isNaN(max ?? 0)) return ''
  if (max !== null && max <= min) return ''
  return rangeLabel({ ageMinMonths: min, ageMaxMonths: max })
}

/** The rows as the coverage reads them; one that is no range yet covers nothing. */
export function draftPlans(rows: readonly DraftRow[]): Array<Covering & { title: string }> {
  return rows
    .filter((row) => draftRange(row) !== '')
    .map((row) => ({
      title: row.title || 'Sans titre',
      age_min_months: monthsOf(row.from) ?? 0,
      age_max_months: monthsOf(row.to),
      is_active: row.isActive,
      is_urgent: row.isUrgent,
      is_special_needs: row.isSpecialNeeds,
    }))
}

/** Where a new row starts: at the end of the last that has one, in months. */
export function nextStart(rows: readonly DraftRow[]): string {
  const ends = rows.map(({ to }) => monthsOf(to) ?? 0).filter((end) => !Number.isNaN(end))
  const last = Math.max(0, ...ends)
  return String(last)
}
