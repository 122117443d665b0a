import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { keptSince } from '@/features/forms/answers.model'
import { inTransaction } from '@/platform/db/transaction'
import { log } from '@/platform/log'
import { removeFiles, swept } from '@/platform/storage/transaction'

import type { Photo } from '../photos'

/** Reports of one round; the next takes the rest. */
const AT_ONCE = 200

/**
 * Erases the reports that were received two years ago, with what was said of them and their photos.
 * @param now milliseconds since 1970
 * @returns how many went
 */
export async function eraseOld(req: PayloadRequest, now = Date.now()): Promise<number> {
  const work = inTransaction(req, async (execute) => {
    const { rows } = await execute<{ id: string; photos: Photo[] }>(sql`
      delete from abuse_reports where id in (
        select id from abuse_reports where received_at < ${keptSince(now).toISOString()}
        order by received_at limit ${AT_ONCE} for update
      ) returning id, photos
    `)
    const ids = rows.map(({ id }) => id)
    await execute(sql`
      delete from abuse_events where report_id::text = any(${sql.param(ids)}::text[])
    `)
    await removeFiles(
      req,
      rows.flatMap(({ photos }) => photos.map(({ key }) => key)),
    )
    return rows.length
  })
  const erased = await swept(work)
  if (erased > 0) log.info({ erased }, 'old reports were erased')
  return erased
}
