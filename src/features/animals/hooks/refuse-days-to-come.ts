import type { CollectionBeforeValidateHook } from 'payload'

import type { Animal } from '@/payload-types'
import { newestDay } from '@/platform/time/zones.model'
import { refuse } from '@/platform/validation/issues'

/** Days that have come, on the clocks of wherever the shelter is. */
const PAST = ['birthDate', 'arrivalDate', 'adoptedAt'] as const

const instantOf = (value: string | null | undefined): number => Date.parse(value ?? '')

/**
 * A birth, an arrival or an adoption that is told for a day to come is refused. One that is stored so
 * already holds up no other change.
 */
export const refuseDaysToCome: CollectionBeforeValidateHook<Animal> = ({ data, originalDoc }) => {
  const newest = newestDay(new Date())
  const wrong = PAST.filter((name) => {
    const at = instantOf(data?.[name])
    if (Number.isNaN(at) || at === instantOf(originalDoc?.[name])) return false
    return new Date(at).toISOString().slice(0, 10) > newest
  })
  if (wrong.length > 0) {
    const message = 'Cette date est dans le futur'
    refuse(
      'animals',
      wrong.map((path) => ({ path, message })),
    )
  }
  return data
}
