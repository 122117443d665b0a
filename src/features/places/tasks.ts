import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { defineTask } from '@/platform/jobs/task'

import { placeFlags } from './flags'

/** Days that a suggestion waits for its author, and that a refused one and what was settled are kept. */
const UNCONFIRMED_DAYS = 7
const REFUSED_DAYS = 180
const SETTLED_DAYS = 365
/** Days after which a link that nobody used is forgotten. */
const UNUSED_DAYS = 7

/**
 * Erases suggestions that nobody confirmed, refused ones, and what was settled long ago. No page
 * shows any of it.
 * @returns how many places went
 */
export const forgetPlaces = (req: PayloadRequest, now = new Date()): Promise<number> =>
  inTransaction(req, async (execute) => {
    const at = sql`${now.toISOString()}::timestamptz`
    const { rows } = await execute(sql`
      delete from places r
      where (r.status = 'PENDING' and r.confirmed_at is null
          and r.created_at < ${at} - make_interval(days => ${UNCONFIRMED_DAYS}))
        or (r.status = 'REJECTED' and r.rejected_at < ${at} - make_interval(days => ${REFUSED_DAYS}))
      returning r.id`)
    await placeFlags.forget(req)
    await execute(sql`
      delete from place_claims c
      where (c.state = 'SENT' and c.expires_at < ${at} - make_interval(days => ${UNUSED_DAYS}))
        or (c.state not in ('SENT', 'WAITING')
          and c.created_at < ${at} - make_interval(days => ${SETTLED_DAYS}))
        or not exists (select 1 from places r where r.id = c.place_id)`)
    await execute(sql`
      delete from place_changes c
      where c.settled_at < ${at} - make_interval(days => ${SETTLED_DAYS})
        or not exists (select 1 from places r where r.id = c.place_id)`)
    return rows.length
  })

/** What places do by themselves. */
export const placeTasks = [
  defineTask({
    slug: 'forget-places',
    label: 'Effacer les adresses jamais confirmées, ou refusées depuis longtemps',
    recurs: { dailyAt: '04:55' },
    run: async ({ req }) => void (await forgetPlaces(req)),
  }),
]
