import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { keptSince } from '@/features/forms/answers.model'
import { sessionOf } from '@/platform/db/session'
import { inTransaction } from '@/platform/db/transaction'
import { inRounds } from '@/platform/jobs/rounds'
import { defineTask } from '@/platform/jobs/task'
import { log } from '@/platform/log'

/** What is left of the words of a ticket. */
export const FORGOTTEN_TITLE = 'Demande anonymisée'

/** Tickets of one round. */
const AT_ONCE = 500

/**
 * Takes out of the tickets that ended two years ago who asked and everything that was written;
 * their number, their kind and their dates stay.
 * @param now milliseconds since 1970
 * @returns how many were anonymised
 * @throws what kept one of them, after the others
 */
export async function forgetOldTickets(req: PayloadRequest, now = Date.now()): Promise<number> {
  const isOld = sql`
    status in ('RESOLVED', 'CLOSED') and title <> ${FORGOTTEN_TITLE}
    and last_activity_at < ${keptSince(now).toISOString()}
  `
  const forgotten = await inRounds({
    what: 'old tickets',
    most: AT_ONCE,
    list: async (most, besides) => {
      const session = await sessionOf(req)
      const { rows } = await session.execute<{ id: string }>(sql`
        select id from tickets where ${isOld} and id <> all(${sql.param([...besides])}::uuid[])
        order by last_activity_at limit ${most}
      `)
      return rows.map(({ id }) => id)
    },
    // Beside Payload, so that the audit log does not write down what is to be forgotten.
    work: (listed) =>
      inTransaction(req, async (execute) => {
        const { rows } = await execute<{ id: string }>(sql`
          update tickets
          set title = ${FORGOTTEN_TITLE}, description = null, requester_name = null,
            requester_email = null, requester_user_id = null
          where ${isOld} and id = any(${sql.param([...listed])}::uuid[])
          returning id
        `)
        const ids = rows.map(({ id }) => id)
        await execute(sql`
          delete from ticket_comments where ticket_id = any(${sql.param(ids)}::uuid[])
        `)
        return ids.length
      }),
  })
  if (forgotten > 0) log.info({ forgotten }, 'old tickets were anonymised')
  return forgotten
}

/** What tickets do by themselves. */
export const ticketTasks = [
  defineTask({
    slug: 'forget-old-tickets',
    label: 'Anonymiser les tickets terminés depuis plus de deux ans',
    recurs: { dailyAt: '03:30' },
    run: async ({ req }) => void (await forgetOldTickets(req)),
  }),
]
