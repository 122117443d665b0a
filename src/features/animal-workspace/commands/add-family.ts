import type { PayloadRequest } from 'payload'

import { teamShelter } from '@/platform/access/team-shelter'
import { inTransaction, lockName } from '@/platform/db/transaction'

import { bornOf, likeIt } from '../family.model'
import { readRows } from '../rows'
import type { NewFamily } from '../schema'
import { ANIMALS_RIGHT } from '@/features/animals/commands/own-animal'
import type { SheetValues } from '../sheet/fields.model'
import { readValues } from '../sheet/queries'
import { columnsOf } from '../sheet/stored'
import type { TeamAnimal } from '../view'
import { ownAnimal, type AnimalAddress } from '@/features/animals/commands/own-animal'
import { sentBefore } from './sent-before'

const sharedBy = (values: SheetValues, family: NewFamily): Partial<SheetValues> =>
  family.kind === 'LITTER'
    ? bornOf(values, { birthDate: family.birthDate ?? '', count: family.animals.length })
    : likeIt(values)

/**
 * Writes down several animals from one that is known: its young, or others like it. They come
 * hidden, as any that comes in. Sent twice, they are the same.
 * @returns the animals as the list shows them; those that went to the bin since are left out
 * @throws {HttpError} 403, 404; 400 for what a rule refuses, nothing written
 */
export async function addFamily(
  req: PayloadRequest,
  address: AnimalAddress,
  family: NewFamily,
): Promise<TeamAnimal[]> {
  const { id: shelter } = await teamShelter(req, address.shelter, ANIMALS_RIGHT)
  const { id } = await ownAnimal(req, address)
  const facts = columnsOf(sharedBy(await readValues(req, id), family))
  return inTransaction(req, async (execute) => {
    await lockName(execute, `animals:${family.idempotencyKey}`)
    // A colon is in no key of a device: each animal has one of its own.
    const keys = family.animals.map((_, at) => `${family.idempotencyKey}:${at}`)
    const sent = await sentBefore(execute, shelter, keys)
    const ids: string[] = []
    for (const [at, animal] of family.animals.entries()) {
      const idempotencyKey = keys[at] ?? ''
      const before = sent.get(idempotencyKey)
      if (before) ids.push(before)
      else {
        const created = await req.payload.create({
          collection: 'animals',
          overrideAccess: false,
          depth: 0,
          req,
          data: {
            ...(facts as typeof facts & { species: TeamAnimal['species'] }),
            ...animal,
            shelter,
            idempotencyKey,
            status: 'AT_SHELTER',
            isVisible: false,
          },
        })
        ids.push(created.id)
      }
    }
    return readRows(req, ids)
  })
}
