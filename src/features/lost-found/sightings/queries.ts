import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { sessionOf } from '@/platform/db/session'
import { openPayload } from '@/platform/payload'

import { photoToken } from '../links'
import { SEEN_COLUMNS, sentSql, shownSql, toSighting } from './rows'
import { inOrder, type OwnSighting, type Sighting } from './trail.model'

/** Most sightings of a report that are shown: those that were told last. */
const MOST = 60

/** The way that the animal of a report went, from the first day to the last. The caller shows the report. */
export const findTrail = cached(
  async (report: string): Promise<Sighting[]> => {
    const { db } = await openPayload()
    const { rows } = await db.drizzle.execute(sql`
      select ${SEEN_COLUMNS} from lost_found_sightings s
      where s.report_id = ${report} and ${shownSql}
      order by s.confirmed_at desc, s.id limit ${MOST}`)
    return inOrder(
      rows.map((row) => {
        const { isHidden: _always, ...seen } = toSighting(row)
        return seen
      }),
    )
  },
  { key: 'lost-found.trail', tags: (report) => [tags.lostFound(report)] },
)

/** The same for the author of the report, who also sees what was taken away. */
export async function ownTrail(req: PayloadRequest, report: string): Promise<OwnSighting[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select ${SEEN_COLUMNS} from lost_found_sightings s
    where s.report_id = ${report} and ${sentSql} and s.hidden_by is distinct from 'PLATFORM'
    order by s.hidden_at is not null, s.confirmed_at desc, s.id limit ${2 * MOST}`)
  return inOrder(rows.map((row) => toSighting(row, photoToken({ id: report }))))
}
