import type { AnimalStatus } from '@/features/animals/model'

import type { Random } from '../illustrations/prng'

export type Situation = {
  status: AnimalStatus
  isVisible: boolean
  isReserved: boolean
  isSos: boolean
}

/** Parts of the whole, in percent; what is left is shared by the rare situations. */
const SHARES = { waiting: 58, reserved: 6, adopted: 26, sos: 5 } as const

const RARE: readonly AnimalStatus[] = [
  'FOUND',
  'LOST',
  'FOUND',
  'RETURNED',
  'LOST',
  'DECEASED',
  'ARCHIVED',
]

/**
 * The situations of `count` animals, shuffled. Numbers are exact, not drawn, so that a small
 * shelter keeps the right proportions. The SOS are among the waiting.
 */
export function situations(count: number, rng: Random): Situation[] {
  const part = (percent: number) => Math.round((count * percent) / 100)
  const sos = part(SHARES.sos)
  const at = (status: AnimalStatus, more: Partial<Situation> = {}): Situation => ({
    status,
    isVisible: true,
    isReserved: false,
    isSos: false,
    ...more,
  })
  const list = [
    ...Array.from({ length: part(SHARES.waiting) }, (_, i) => at('AT_SHELTER', { isSos: i < sos })),
    ...Array.from({ length: part(SHARES.reserved) }, () => at('AT_SHELTER', { isReserved: true })),
    ...Array.from({ length: part(SHARES.adopted) }, () => at('ADOPTED')),
  ].slice(0, count)
  for (let i = 0; list.length < count; i++) {
    // Every eighth is a newcomer in quarantine, not shown yet.
    const status = i % 8 === 7 ? 'AT_SHELTER' : (RARE[i % RARE.length] as AnimalStatus)
    const shown = status === 'FOUND' || status === 'LOST'
    list.push(at(status, { isVisible: shown }))
  }
  return rng.shuffle(list)
}

/** Dogs and cats in their proportions (35 and 60 of the 95 % that are one or the other). */
export function speciesOf(count: number, rng: Random): ('DOG' | 'CAT')[] {
  const dogs = Math.round((count * 35) / 95)
  return rng.shuffle(Array.from({ length: count }, (_, i) => (i < dogs ? 'DOG' : 'CAT')))
}
