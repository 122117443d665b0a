import type { PublicAnimal } from '@/features/animals/queries'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { openPayload } from '@/platform/payload'

import { planFor, type PlanFacts, type PlanType } from './model'

/** An active plan, as far as an animal's fee and its form depend on it. Money in cents. */
export type ActivePlan = PlanFacts & {
  id: string
  title: string
  priceCents: number
  feeIncludes: string | null
  form: string | null
}

/** The active plans of a shelter, oldest first among equals. */
export const listActivePlans = cached(
  async (shelterId: string): Promise<ActivePlan[]> => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'plans',
      // The rows are the team's; what an active plan asks for is printed for everybody.
      overrideAccess: true,
      depth: 0,
      pagination: false,
      limit: 100,
      sort: ['ageMinMonths', 'createdAt'],
      where: { and: [{ shelter: { equals: shelterId } }, { isActive: { equals: true } }] },
    })
    return docs.map((row) => ({
      id: row.id,
      type: row.type,
      species: row.species,
      title: row.title,
      priceCents: row.priceCents,
      feeIncludes: row.feeIncludes?.trim() || null,
      ageMinMonths: row.ageMinMonths ?? 0,
      ageMaxMonths: row.ageMaxMonths ?? null,
      isUrgent: Boolean(row.isUrgent),
      isSpecialNeeds: Boolean(row.isSpecialNeeds),
      isActive: true,
      form: (row.form as string | null | undefined) ?? null,
    }))
  },
  { key: 'plans.active', tags: (shelterId) => [tags.shelterPlans(shelterId)] },
)

const hasSpecialNeeds = cached(
  async (animalId: string): Promise<boolean> => {
    const payload = await openPayload()
    const row = await payload.findByID({
      collection: 'animals',
      id: animalId,
      // The mark itself is the staff's; only the sum that follows from it is shown.
      overrideAccess: true,
      disableErrors: true,
      depth: 0,
      select: { hasSpecialNeeds: true },
    })
    return Boolean(row?.hasSpecialNeeds)
  },
  { key: 'plans.specialNeeds', tags: (animalId) => [tags.animal(animalId)] },
)

/** What is asked for an animal, in cents, and what that comprises; null for what nobody wrote. */
export type Fee = { cents: number | null; includes: string | null }

type Asked = Pick<
  PublicAnimal,
  'id' | 'species' | 'birthDate' | 'isSos' | 'fee' | 'feeIncludes' | 'shelterId'
>

async function planToday(animal: Asked, type: PlanType): Promise<ActivePlan | null> {
  const plans = await listActivePlans(animal.shelterId)
  if (plans.length === 0) return null
  const special = await hasSpecialNeeds(animal.id)
  return planFor({ ...animal, hasSpecialNeeds: special }, plans, new Date(), type)
}

/** The adoption plan of a public animal today, or `null`. */
export const planOf = (animal: Asked): Promise<ActivePlan | null> => planToday(animal, 'ADOPTION')

/** The plan by which a public animal is sponsored today, or `null`. */
export const sponsorshipPlanOf = (animal: Asked): Promise<ActivePlan | null> =>
  planToday(animal, 'SPONSORSHIP')

/**
 * The « participation aux frais » of an animal: its own sum, otherwise that of the plan that
 * fits its species and age; the same for what it comprises. Source: docs/decisions/adoptions.md.
 */
export async function feeOf(animal: Asked): Promise<Fee> {
  const plan = await planOf(animal)
  const own = typeof animal.fee === 'number' ? animal.fee : null
  return {
    cents: own ?? plan?.priceCents ?? null,
    includes: animal.feeIncludes?.trim() || plan?.feeIncludes || null,
  }
}
