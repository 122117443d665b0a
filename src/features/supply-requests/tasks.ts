import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction } from '@/platform/db/transaction'
import { defineTask } from '@/platform/jobs/task'

import { PHONE_DAYS } from './model'
import { isLate } from './public'

/** Archives the requests whose last day is over at their shelter. @returns how many */
export const archiveLate = (req: PayloadRequest): Promise<number> =>
  inTransaction(req, async (execute) => {
    const { rows } = await execute<{ id: string; shelter: string }>(sql`
      update supply_requests r set is_active = false, closed_at = now(), updated_at = now()
      from shelters s where s.id = r.shelter_id and r.is_active and ${isLate}
      returning r.id, r.shelter_id as shelter`)
    await touch(req, [
      ...rows.map(({ id }) => tags.supplyRequest(id)),
      ...new Set(rows.map(({ shelter }) => tags.shelterSupplies(shelter))),
    ])
    return rows.length
  })

/** The request of `supply_responses a`, full since before a moment: nothing of it was decided since. */
const filledBefore = (old: SQL): SQL => sql`
  select 1 from supply_requests r join supply_progress p on p.request_id = r.id
  where r.id = a.request_id and p.secured >= r.quantity_requested and a.responded_at < ${old}
    and not exists (select 1 from supply_responses d where d.request_id = r.id
      and d.status in ('ACCEPTED', 'DONE') and not d.is_archived and d.decided_at >= ${old})`

/**
 * Erases the telephones that nobody needs any more: 90 days after an answer was received or refused,
 * or after its request closed or was full; at once where the request is gone. @returns how many
 */
export const forgetPhones = (req: PayloadRequest): Promise<number> =>
  inTransaction(req, async (execute) => {
    const old = sql`now() - make_interval(days => ${PHONE_DAYS})`
    const { rows } = await execute(sql`
      update supply_responses a set phone = null
      where a.phone is not null and (
        (a.status in ('DONE', 'REJECTED') and a.decided_at < ${old})
        or exists (select 1 from supply_requests r where r.id = a.request_id
          and (r.closed_at < ${old} or r.deleted_at < ${old}))
        or exists (${filledBefore(old)})
        or not exists (select 1 from supply_requests r where r.id = a.request_id))
      returning a.id`)
    return rows.length
  })

/** What supply requests do by themselves. */
export const supplyTasks = [
  defineTask({
    slug: 'archive-late-supplies',
    label: 'Archiver les besoins dont le dernier jour est passé',
    // Midnight comes at ten different hours to the clocks of France.
    recurs: { everyMinutes: 30 },
    run: async ({ req }) => {
      await archiveLate(req)
    },
  }),
  defineTask({
    slug: 'forget-supply-phones',
    label: 'Effacer les téléphones des dons en nature terminés depuis 90 jours',
    recurs: { dailyAt: '04:40' },
    run: async ({ req }) => {
      await forgetPhones(req)
    },
  }),
]
