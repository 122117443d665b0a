import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import type { Execute } from '@/platform/db/transaction'
import { removeFiles } from '@/platform/storage/transaction'

import type { StoredPhoto } from '../model'
import { photoKeys } from '../photos'

/** Sightings on `lost_found_sightings s`, gone with their photos, in the transaction of the request. */
async function eraseWhere(req: PayloadRequest, execute: Execute, where: SQL): Promise<void> {
  const { rows } = await execute<{ photos: StoredPhoto[] }>(
    sql`delete from lost_found_sightings s where ${where} returning s.photos`,
  )
  await removeFiles(
    req,
    rows.flatMap(({ photos }) => photoKeys(photos)),
  )
}

/** Everything that was seen of the animal of a report. */
export const eraseSightings = (
  req: PayloadRequest,
  execute: Execute,
  report: string,
): Promise<void> => eraseWhere(req, execute, sql`s.report_id = ${report}`)

/** What nobody confirmed, and what was seen for reports that are gone. @param days kept unconfirmed: longer than their messages are */
export const eraseLeftSightings = (
  req: PayloadRequest,
  execute: Execute,
  { now, days }: { now: Date; days: number },
): Promise<void> =>
  eraseWhere(
    req,
    execute,
    sql`(s.confirmed_at is null
        and s.created_at < ${now.toISOString()}::timestamptz - make_interval(days => ${days}))
      or not exists (select 1 from lost_found_reports r where r.id = s.report_id)`,
  )
