import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { requireSuperAdmin } from '@/platform/access/require'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { importLines } from '@/platform/csv-import/import-lines'
import { importKey } from '@/platform/csv-import/key.model'
import { isReady } from '@/platform/csv-import/lines.model'
import { together } from '@/platform/db/together'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'

import { examineLines } from '../import/examine'
import type { PlaceLine } from '../import/row'
import type { PlacesCheck, PlacesImport } from '../import/schema'
import type { PlaceColumns } from '../place'
import { newSlug } from './write'

/** Says what importing lines would do, and writes nothing. @throws {HttpError} 403 */
export async function checkPlaces(
  req: PayloadRequest,
  by: User,
  rows: readonly PlaceLine[],
): Promise<PlacesCheck> {
  requireSuperAdmin(by)
  const examined = await examineLines(req, rows)
  return {
    ready: examined.filter(isReady).length,
    remarks: examined.flatMap(({ remarks }) => remarks),
  }
}

/** The keys that earlier sendings made places of. */
async function sentBefore(execute: Execute, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await execute<{ key: string }>(sql`
    select import_key as key from places where import_key = any(${sql.param(keys)}::text[])`)
  return new Set(rows.map(({ key }) => key))
}

async function create(
  req: PayloadRequest,
  execute: Execute,
  columns: PlaceColumns,
  key: string,
): Promise<string> {
  const now = new Date().toISOString()
  const { slug } = await req.payload.create({
    collection: 'places',
    // The caller checked that a super admin sends it.
    overrideAccess: true,
    depth: 0,
    req,
    data: {
      ...columns,
      slug: await newSlug(execute, columns),
      status: 'PUBLISHED',
      version: 1,
      confirmedAt: now,
      publishedAt: now,
      importKey: key,
    },
  })
  return slug
}

/** All lines that are ready, or none: what a rule of the whole row refuses is thrown. */
const tryAll = (
  req: PayloadRequest,
  importId: string,
  rows: readonly PlaceLine[],
): Promise<PlacesImport> =>
  inTransaction(req, async (execute) => {
    const keyOf = ({ line }: Pick<PlaceLine, 'line'>) => importKey(importId, line)
    // Parts of one file, and files at once, wait for one another: none adds what another does.
    await lockName(execute, 'places-import')
    const sent = await sentBefore(execute, rows.map(keyOf))
    const examined = await examineLines(
      req,
      rows.filter((row) => !sent.has(keyOf(row))),
    )
    const ready = examined.filter(isReady)
    const slugs: string[] = []
    await together(req, async () => {
      for (const row of ready) {
        if (row.columns) slugs.push(await create(req, execute, row.columns, keyOf(row)))
      }
    })
    await touch(
      req,
      slugs.map((slug) => tags.place(slug)),
    )
    return {
      added: slugs.length,
      already: sent.size,
      remarks: examined.flatMap(({ remarks }) => remarks),
    }
  })

/**
 * Makes places of lines of a file, online at once; a line that breaks a rule is left out and told.
 * Sent again, a line is the place that it was.
 * @throws {HttpError} 403
 */
export async function importPlaces(
  req: PayloadRequest,
  by: User,
  { importId, rows }: { importId: string; rows: readonly PlaceLine[] },
): Promise<PlacesImport> {
  requireSuperAdmin(by)
  return importLines(rows, (part) => tryAll(req, importId, part))
}
