import type { PayloadRequest } from 'payload'

import { teamShelter } from '@/platform/access/team-shelter'
import { together } from '@/platform/db/together'
import { inTransaction, lockName } from '@/platform/db/transaction'
import { failureOf } from '@/platform/http/failure'

import { examineRows, isReady, type ExaminedRow } from '../import/examine'
import { importKey } from '../import/key.model'
import type { ImportRow } from '../import/row'
import type { RowsCheck, RowsImport } from '../import/schema'
import { RIGHT } from '../scope'
import { sentBefore } from './sent-before'

/**
 * Says what importing lines would do, and writes nothing.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function checkRows(
  req: PayloadRequest,
  key: string,
  rows: readonly ImportRow[],
): Promise<RowsCheck> {
  const { id: shelter } = await teamShelter(req, key, RIGHT)
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
  rows: readonly ImportRow[],
): Promise<RowsImport> =>
  inTransaction(req, async (execute) => {
    // Two tabs that send the same part wait for one another.
    const keyOf = ({ line }: ImportRow) => importKey(told.importId, line)
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

/** Why a rule of the whole row refuses it; null for what is no fault of the row. */
function sentenceOf(error: unknown): string | null {
  const { status, error: sentence, fields } = failureOf(error)
  if (status !== 400 && status !== 422) return null
  return Object.values(fields ?? {})[0] ?? sentence
}

/**
 * Makes animals of lines of a file; a line that breaks a rule is left out and told. Sent again, a
 * line is the animal that it was.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function importRows(
  req: PayloadRequest,
  key: string,
  { importId, rows }: { importId: string; rows: readonly ImportRow[] },
): Promise<RowsImport> {
  const { id: shelter } = await teamShelter(req, key, RIGHT)
  const told = { shelter, importId }
  try {
    return await tryAll(req, told, rows)
  } catch (error) {
    if (sentenceOf(error) === null) throw error
  }
  // One of them is refused by a rule of the whole row: line by line, the others come in.
  const result: RowsImport = { added: 0, already: 0, remarks: [] }
  for (const row of rows) {
    try {
      const { added, already, remarks } = await tryAll(req, told, [row])
      result.added += added
      result.already += already
      result.remarks.push(...remarks)
    } catch (error) {
      const text = sentenceOf(error)
      if (text === null) throw error
      result.remarks.push({ line: row.line, field: null, text, isRefused: true })
    }
  }
  return result
}
