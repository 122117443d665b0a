import type { PayloadRequest } from 'payload'

import { teamShelter } from '@/platform/access/team-shelter'
import { importLines } from '@/platform/csv-import/import-lines'
import { importKey } from '@/platform/csv-import/key.model'
import { isReady } from '@/platform/csv-import/lines.model'
import { together } from '@/platform/db/together'
import { inTransaction, lockName } from '@/platform/db/transaction'

import { examineRows, type ExaminedRow } from '../import/examine'
import type { AnimalLine } from '../import/row'
import type { RowsCheck, RowsImport } from '../import/schema'
import { ANIMALS_RIGHT } from '@/features/animals/commands/own-animal'
import { sentBefore } from './sent-before'

/**
 * Says what importing lines would do, and writes nothing.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function checkRows(
  req: PayloadRequest,
  key: string,
  rows: readonly AnimalLine[],
): Promise<RowsCheck> {
  const { id: shelter } = await teamShelter(req, key, ANIMALS_RIGHT)
  const examined = await examineRows(req, shelter, rows)
  return {
    ready: examined.filter(isReady).length,
    remarks: examined.flatMap(({ remarks }) => remarks),
  }
}

type Import = { shelter: string; importId: string }

async function create(
  req: PayloadRequest,
  { shelter, importId }: Import,
  { facts, pictures, line }: ExaminedRow,
): Promise<void> {
  await req.payload.create({
    collection: 'animals',
    overrideAccess: false,
    depth: 0,
    req,
    data: {
      // A line that is ready has the three that are required.
      ...(facts as Required<Pick<typeof facts, 'name' | 'species' | 'sex' | 'status'>>),
      photos: [...pictures],
      shelter,
      idempotencyKey: importKey(importId, line),
    },
  })
}

/** All lines that are ready, or none: what a rule of the whole row refuses is thrown. */
const tryAll = (
  req: PayloadRequest,
  told: Import,
  rows: readonly AnimalLine[],
): Promise<RowsImport> =>
  inTransaction(req, async (execute) => {
    // Two tabs that send the same part wait for one another.
    const keyOf = ({ line }: AnimalLine) => importKey(told.importId, line)
    const keys = rows.map(keyOf)
    await lockName(execute, keys[0] ?? '')
    const sent = await sentBefore(execute, told.shelter, keys)
    const examined = await examineRows(
      req,
      told.shelter,
      rows.filter((row) => !sent.has(keyOf(row))),
    )
    const ready = examined.filter(isReady)
    await together(req, async () => {
      for (const row of ready) await create(req, told, row)
    })
    return {
      added: ready.length,
      already: sent.size,
      remarks: examined.flatMap(({ remarks }) => remarks),
    }
  })

/**
 * Makes animals of lines of a file; a line that breaks a rule is left out and told. Sent again, a
 * line is the animal that it was.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function importRows(
  req: PayloadRequest,
  key: string,
  { importId, rows }: { importId: string; rows: readonly AnimalLine[] },
): Promise<RowsImport> {
  const { id: shelter } = await teamShelter(req, key, ANIMALS_RIGHT)
  const told = { shelter, importId }
  return importLines(rows, (part) => tryAll(req, told, part))
}
