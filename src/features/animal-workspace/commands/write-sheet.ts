import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { SHEET_FIELDS } from '../sheet/fields.model'
import { clashesOf, unsaved } from '../sheet/changes.model'
import { readSheet, readValues } from '../sheet/queries'
import type { Sheet, SheetChanges } from '../sheet/schema'
import { columnsOf } from '../sheet/stored'
import { ownAnimal, type AnimalAddress } from '@/features/animals/commands/own-animal'

/**
 * Writes the fields that a person changed, and no other: two people on one animal keep each
 * other's work. Sent twice, it is written once.
 * @returns the sheet as it is now
 * @throws {HttpError} 403, 404; 409 when somebody changed one of these fields since the person saw
 * it, with what it holds now in `others`, nothing written; 400 and 422 for what a rule refuses; 423
 * while somebody else has the whole form open
 */
export async function writeSheet(
  req: PayloadRequest,
  address: AnimalAddress,
  { changes, seen }: SheetChanges,
): Promise<Sheet> {
  const { id } = await ownAnimal(req, address)
  await inTransaction(req, async (execute) => {
    await execute(sql`select 1 from animals where id = ${id} for no key update`)
    const stored = await readValues(req, id)
    const clashes = clashesOf(stored, changes, seen)
    if (clashes.length > 0) {
      const labels = clashes.map((name) => `«\u00a0${SHEET_FIELDS[name].label}\u00a0»`).join(', ')
      throw new HttpError(409, `Quelqu’un d’autre vient d’écrire dans ${labels}`, {
        more: { others: Object.fromEntries(clashes.map((name) => [name, stored[name]])) },
      })
    }
    const wanted = unsaved(stored, changes)
    if (Object.keys(wanted).length === 0) return
    await req.payload.update({
      collection: 'animals',
      id,
      overrideAccess: false,
      // Whoever has the whole form open would write the old values back.
      overrideLock: false,
      depth: 0,
      req,
      data: columnsOf(wanted),
    })
  })
  return readSheet(req, address)
}
