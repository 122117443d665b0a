import type { PayloadRequest } from 'payload'

import { teamShelter } from '@/platform/access/team-shelter'
import { inTransaction, lockName } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { noonOf } from '@/platform/time/model'

import { birthDayOf } from '../age.model'
import { readRows } from '../rows'
import type { NewAnimal } from '../schema'
import { ANIMALS_RIGHT } from '@/features/animals/commands/own-animal'
import type { TeamAnimal } from '../view'
import { sentBefore } from './sent-before'

/** Has nobody written into its sheet since it came in? */
async function isUntouched(req: PayloadRequest, id: string): Promise<boolean> {
  const { totalDocs } = await req.payload.countVersions({
    collection: 'animals',
    where: { parent: { equals: id } },
    overrideAccess: false,
    req,
  })
  return totalDocs <= 1
}

/**
 * Writes down an animal that comes in, hidden: whoever completes its sheet shows it to the public.
 * Sent again with the same key it is the same animal, with what was corrected in between unless
 * somebody has written into its sheet.
 * @param key id or slug of the shelter
 * @returns the animal as the list shows it, and whether this sending made it
 * @throws {HttpError} 403, 404; 400 for a photo of another library; 409 when the key served for an
 * animal that is no more in the list
 */
export async function addAnimal(
  req: PayloadRequest,
  key: string,
  { idempotencyKey, age, birthDate, arrivalDate, ...told }: NewAnimal,
): Promise<{ animal: TeamAnimal; isNew: boolean }> {
  const { id: shelter } = await teamShelter(req, key, ANIMALS_RIGHT)
  const born = birthDate ?? (age ? birthDayOf(age, new Date()) : null)
  const facts = {
    ...told,
    birthDate: born && noonOf(born),
    ageIsEstimated: Boolean(age && !birthDate),
    arrivalDate: arrivalDate ? noonOf(arrivalDate) : null,
  }
  return inTransaction(req, async (execute) => {
    await lockName(execute, `animals:${idempotencyKey}`)
    const sent = await sentBefore(execute, shelter, [idempotencyKey])
    const before = sent.get(idempotencyKey) ?? null
    if (before && (await isUntouched(req, before))) {
      await req.payload.update({
        collection: 'animals',
        id: before,
        overrideAccess: false,
        depth: 0,
        req,
        data: facts,
      })
    }
    const created = before
      ? null
      : await req.payload.create({
          collection: 'animals',
          overrideAccess: false,
          depth: 0,
          req,
          data: { ...facts, shelter, idempotencyKey, status: 'AT_SHELTER', isVisible: false },
        })
    const id = before ?? created?.id ?? ''
    const [animal] = await readRows(req, [id])
    if (!animal) throw new HttpError(409, 'Cet animal n’est plus dans la liste')
    return { animal, isNew: created !== null }
  })
}
