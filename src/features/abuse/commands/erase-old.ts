import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { keptSince } from '@/features/forms/answers.model'
import { sessionOf } from '@/platform/db/session'
import { inTransaction } from '@/platform/db/transaction'
import { inRounds } from '@/platform/jobs/rounds'
import { log } from '@/platform/log'
import { removeFiles, swept } from '@/platform/storage/transaction'

import type { Photo } from '../photos'

/** Reports of one round. */
const AT_ONCE = 200

/**
 * Erases the reports that were received two years ago, with what was said of them and their photos.
 * @param now milliseconds since 1970
 * @returns how many went
 * @throws what kept one of them, after the others
 */
export async function eraseOld(req: PayloadRequest, now = Date.now()): Promise<number> {
  const isOld = sql`received_at < ${keptSince(now).toISOString()}`
  const work = inRounds({
    what: 'old reports',
    most: AT_ONCE,
    list: async (most, besides) => {
      const session = await sessionOf(req)
      const { rows } = await session.execute<{ id: string }>(sql`
        select id from abuse_reports
        where ${isOld} and id <> all(${sql.param([...besides])}::uuid[])
        order by received_at limit ${most}
      `)
      return rows.map(({ id }) => id)
    },
    work: (listed) =>
      inTransaction(req, async (execute) => {
        const { rows } = await execute<{ id: string; photos: Photo[] }>(sql`
          delete from abuse_reports
          where ${isOld} and id = any(${sql.param([...listed])}::uuid[]) returning id, photos
        `)
        await execute(sql`
          delete from abuse_events
          where report_id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])
        `)
        await removeFiles(
          req,
          rows.flatMap(({ photos }) => photos.map(({ key }) => key)),
        )
        return rows.length
      }),
  })
  const erased = await swept(work)
  if (erased > 0) log.info({ erased }, 'old reports were erased')
  return erased
}
