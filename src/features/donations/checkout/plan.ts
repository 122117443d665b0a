import { planFor as fitting } from '@/features/plans/model'
import { listActivePlans } from '@/features/plans/queries'
import type { Animal } from '@/payload-types'
import { idOf } from '@/platform/access/model'

/** The plan of sponsorship that an animal comes under today, `null` when there is none. */
export async function planFor(animal: Animal | null): Promise<string | null> {
  const shelter = idOf(animal?.shelter)
  if (!animal || !shelter) return null
  const plans = await listActivePlans(shelter)
  return fitting(animal, plans, new Date(), 'SPONSORSHIP')?.id ?? null
}
