import type { PayloadRequest } from 'payload'

import type { AnimalStatus } from '@/features/animals/model'
import type { Animal, Sponsorship } from '@/payload-types'
import { idOf } from '@/platform/access/model'

import { animalOf } from '../links'

/** The task that stops the terms of a sponsorship whose sponsor is asked what follows. */
export const PAUSE_LEFT = { slug: 'pause-left-sponsorship' }

/** States in which an animal is not the shelter's any more. Source: docs/decisions/money.md. */
const GONE: readonly AnimalStatus[] = ['ADOPTED', 'DECEASED', 'ARCHIVED', 'RETURNED']

type Life = Pick<Animal, 'status' | 'deletedAt'>

/** Has the animal left: adopted, dead, archived, given back, or in the bin? */
export const isGone = ({ status, deletedAt }: Life): boolean =>
  GONE.includes(status) || Boolean(deletedAt)

/** Has the animal of a sponsorship left, or gone to another shelter? One for the shelter has none. */
export async function hasLeft(req: PayloadRequest, row: Sponsorship): Promise<boolean> {
  if (!row.animal) return false
  const animal = await animalOf(req, row.animal)
  return !animal || isGone(animal) || idOf(animal.shelter) !== idOf(row.shelter)
}
