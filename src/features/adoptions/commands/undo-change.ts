import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { ofName } from '@/platform/french.model'
import { HttpError } from '@/platform/http/errors'

import { undoStatus, animalAt, undoOf } from '../undo'

/**
 * Undoes a wrong change of status of less than a day ago. Whoever was told of it stays told: no
 * other message leaves.
 * @throws {HttpError} 404, 409 when nothing can be undone or a request made the adoption
 */
export async function undoChange(
  req: PayloadRequest,
  address: { shelter: string; animal: string },
): Promise<void> {
  await inTransaction(req, async (execute) => {
    await execute(sql`select 1 from animals where id = ${address.animal} for no key update`)
    const animal = await animalAt(req, address)
    const found = await undoOf(req, animal)
    if (!found) {
      throw new HttpError(409, `Le statut ${ofName(animal.name)} n’a pas changé depuis un jour`)
    }
    if (found.requestId) {
      const message = `${animal.name} a été adopté par une demande\u00a0: revenez en arrière dans cette demande`
      throw new HttpError(409, message, { more: { requestId: found.requestId } })
    }
    await undoStatus(req, animal, found.undo.before)
  })
}
