import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
import { inTransaction } from '@/platform/db/transaction'
import { inRounds } from '@/platform/jobs/rounds'
import { defineTask } from '@/platform/jobs/task'
import { log } from '@/platform/log'
import { removeFiles, swept } from '@/platform/storage/transaction'

import { KEPT_DAYS } from './model'
import { WAITS } from './rows'

/** Conversations of one round. */
const AT_ONCE = 500

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

const IS_OLD = sql`(
  t.last_at < ${daysAgo(KEPT_DAYS.silent)}
  or (t.state = 'OVER' and t.ended_at < ${daysAgo(KEPT_DAYS.over)})
  or (t.state = 'WAITING' and t.created_at < ${daysAgo(KEPT_DAYS.waiting)}
    and not exists (select 1 from relay_messages m where m.thread_id = t.id))
) and (not ${WAITS} or greatest(t.reported_at, t.also_reported_at) < ${daysAgo(KEPT_DAYS.reported)})`

const photosOf = (rows: ReadonlyArray<{ photo_key: string | null }>): string[] =>
  rows.flatMap((row) => row.photo_key ?? [])

/** Messages that nobody confirmed, with their photos. */
const forgetUnconfirmed = (req: PayloadRequest): Promise<void> =>
  inTransaction(req, async (execute) => {
    const { rows } = await execute<{ photo_key: string | null }>(sql`
      delete from relay_messages where waiting_since < ${daysAgo(KEPT_DAYS.waiting)}
      returning photo_key
    `)
    await removeFiles(req, photosOf(rows))
  })

/**
 * Forgets conversations that are over or silent, and messages that nobody confirmed, with their
 * photos. A reported one stays until somebody has looked at it, for a year at the most.
 * @returns how many conversations went
 * @throws what kept one of them, after the others
 */
export async function forgetOldThreads(req: PayloadRequest): Promise<number> {
  await forgetUnconfirmed(req)
  const work = inRounds({
    what: 'old conversations',
    most: AT_ONCE,
    list: async (most, besides) => {
      const session = await sessionOf(req)
      const { rows } = await session.execute<{ id: string }>(sql`
        select t.id from relay_threads t
        where ${IS_OLD} and t.id <> all(${sql.param([...besides])}::uuid[])
        order by t.last_at limit ${most}
      `)
      return rows.map(({ id }) => id)
    },
    work: (listed) =>
      inTransaction(req, async (execute) => {
        const { rows } = await execute<{ id: string }>(sql`
          select t.id from relay_threads t
          where ${IS_OLD} and t.id = any(${sql.param([...listed])}::uuid[])
          order by t.last_at for update
        `)
        const ids = sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`
        const gone = await execute<{ photo_key: string | null }>(sql`
          delete from relay_messages where thread_id = any(${ids}) returning photo_key
        `)
        await execute(sql`delete from relay_threads where id = any(${ids})`)
        await removeFiles(req, photosOf(gone.rows))
        return rows.length
      }),
  })
  const forgotten = await swept(work)
  if (forgotten > 0) log.info({ forgotten }, 'old conversations were forgotten')
  return forgotten
}

/** What conversations do by themselves. */
export const relayTasks = [
  defineTask({
    slug: 'forget-old-threads',
    label: 'Effacer les conversations terminées ou silencieuses',
    recurs: { dailyAt: '04:40' },
    run: async ({ req }) => void (await forgetOldThreads(req)),
  }),
]
