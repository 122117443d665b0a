import type { Payload } from 'payload'

import { addForms } from './forms'
import { addPlans } from './plans'
import type { ShelterSeed } from './shelters/types'
import { addTickets } from './tickets'

/**
 * What the team of a shelter works with: its forms, its plans, and its tickets. A shelter
 * without animals has only just arrived: it has none of them yet.
 */
export async function addDesk(
  payload: Payload,
  { id, seed, rank }: { id: string; seed: ShelterSeed; rank: number },
): Promise<void> {
  if (Object.keys(seed.flock).length === 0) return
  const forms = await addForms(payload, { id, rank })
  await addPlans(
    payload,
    { id, slug: seed.slug, flock: seed.flock, rank },
    forms.get('adoption')?.id ?? null,
  )
  await addTickets(payload, { id, rank })
}
