import { keysOf, SPECIES_LABELS, type AnimalStatus, type Species } from '@/features/animals/model'

import type { Random } from '../illustrations/prng'
import type { Flock } from '../shelters/types'

export type Situation = {
  status: AnimalStatus
  isVisible: boolean
  isReserved: boolean
  isSos: boolean
}

/** Parts of the whole, in percent; what is left is shared by the rare situations. */
const SHARES = { waiting: 58, reserved: 6, adopted: 26, sos: 5 } as const

/** A pound gives most of its animals back, or keeps them until the delay has passed. */
const POUND_SHARES = { waiting: 40, reserved: 4, adopted: 16, sos: 2 } as const

const RARE: readonly AnimalStatus[] = [
  'FOUND',
  'LOST',
  'FOUND',
  'RETURNED',
  'LOST',
  'DECEASED',
  'ARCHIVED',
]

const POUND_RARE: readonly AnimalStatus[] = ['FOUND', 'FOUND', 'RETURNED', 'FOUND', 'RETURNED']

/**
 * The situations of `count` animals, shuffled. Numbers are exact, not drawn, so that a small
 * shelter keeps the right proportions. The SOS are among the waiting.
 */
export function situations(count: number, rng: Random, isPound = false): Situation[] {
  const shares = isPound ? POUND_SHARES : SHARES
  const rare = isPound ? POUND_RARE : RARE
  const part = (percent: number) => Math.round((count * percent) / 100)
  const sos = part(shares.sos)
  const at = (status: AnimalStatus, more: Partial<Situation> = {}): Situation => ({
    status,
    isVisible: true,
    isReserved: false,
    isSos: false,
    ...more,
  })
  const list = [
    ...Array.from({ length: part(shares.waiting) }, (_, i) => at('AT_SHELTER', { isSos: i < sos })),
    ...Array.from({ length: part(shares.reserved) }, () => at('AT_SHELTER', { isReserved: true })),
    ...Array.from({ length: part(shares.adopted) }, () => at('ADOPTED')),
  ].slice(0, count)
  for (let i = 0; list.length < count; i++) {
    // Every eighth is a newcomer in quarantine, not shown yet.
    const status = i % 8 === 7 ? 'AT_SHELTER' : (rare[i % rare.length] as AnimalStatus)
    const shown = status === 'FOUND' || status === 'LOST'
    list.push(at(status, { isVisible: shown }))
  }
  return rng.shuffle(list)
}

/** The species of each animal of a flock, shuffled. */
export const speciesOf = (flock: Flock, rng: Random): Species[] =>
  rng.shuffle(
    keysOf(SPECIES_LABELS).flatMap((species) => Array<Species>(flock[species] ?? 0).fill(species)),
  )
