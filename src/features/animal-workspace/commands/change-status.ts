import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { statusWord } from '@/features/animals/model'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { readRows } from '../rows'
import type { StatusChange } from '../schema'
import type { TeamAnimal } from '../view'
import { ownAnimal, type AnimalAddress } from '@/features/animals/commands/own-animal'

/**
 * Moves an animal on: into a family, back, to its owner, away. What follows from it (requests,
 * sponsors, messages) is written with it.
 * @returns the animal as the list shows it now
 * @throws {HttpError} 403, 404; 409 when it is no longer in the state that the person saw; 422 for a
 * step that does not exist, a missing reason, or an adoption that needs its request; 423 while
 * somebody else has its sheet open
 */
export async function changeStatus(
  req: PayloadRequest,
  address: AnimalAddress,
  { from, to, reason }: StatusChange,
): Promise<TeamAnimal> {
  const { id } = await ownAnimal(req, address)
  await inTransaction(req, async (execute) => {
    await execute(sql`select 1 from animals where id = ${id} for no key update`)
    const { name, sex, status } = await ownAnimal(req, address)
    if (status !== from) {
      throw new HttpError(409, `${name} est déjà «\u00a0${statusWord(status, sex)}\u00a0»`)
    }
    await req.payload.update({
      collection: 'animals',
      id,
      overrideAccess: false,
      // Whoever has the sheet open would write the old state back.
      overrideLock: false,
      depth: 0,
      req,
      data: { status: to, ...(reason && { returnReason: reason }) },
    })
  })
  const [row] = await readRows(req, [id])
  if (!row) throw new HttpError(404, 'Animal introuvable')
  return row
}
