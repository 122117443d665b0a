import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { teamShelter } from '@/platform/access/team-shelter'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { failureOf } from '@/platform/http/failure'

import { examineRows, isReady, type ExaminedRow } from '../import/examine'
import { importKey } from '../import/key.model'
import type { ImportRow, Remark } from '../import/row'
import type { RowsCheck, RowsImport } from '../import/schema'
import { RIGHT } from '../scope'

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

/** The lines that an earlier sending made into animals, those in the bin included. */
async function sentBefore(
  execute: Execute,
  { shelter, importId }: Import,
  rows: readonly ImportRow[],
): Promise<Set<number>> {
  const keys = new Map(rows.map(({ line }) => [importKey(importId, line), line]))
  const found = await execute<{ key: string }>(sql`
    select idempotency_key as key from animals
    where shelter_id = ${shelter} and idempotency_key = any(${sql.param([...keys.keys()])}::text[])`)
  return new Set(found.rows.flatMap(({ key }) => keys.get(key) ?? []))
}

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
    await lockName(execute, importKey(told.importId, rows[0]?.line ?? 0))
    const sent = await sentBefore(execute, told, rows)
    const examined = await examineRows(
      req,
      told.shelter,
      rows.filter(({ line }) => !sent.has(line)),
    )
    const ready = examined.filter(isReady)
    for (const row of ready) await create(req, told, row)
    return {
      added: ready.length,
      already: sent.size,
      remarks: examined.flatMap(({ remarks }) => remarks),
    }
  })

/**
 * Why a line was refused as a whole.
 * @throws what is no fault of the line
 */
function remarkOf({ line }: ImportRow, error: unknown): Remark {
  const { status, error: sentence, fields } = failureOf(error)
  if (status !== 400 && status !== 422) throw error
  return { line, field: null, text: Object.values(fields ?? {})[0] ?? sentence, isRefused: true }
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
    const [first] = rows
    if (first) remarkOf(first, error)
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
      result.remarks.push(remarkOf(row, error))
    }
  }
  return result
}
