import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { publicShelterSql } from '@/features/shelters/public'
import { sessionOf } from '@/platform/db/session'
import { inTransaction } from '@/platform/db/transaction'
import { zoneOfDepartment } from '@/platform/time/zones.model'

import { isReminderDue } from '../slots.model'
import { tellPerson } from '../tell'
import { slotWords } from '../wording.model'

type Row = {
  id: string
  user: string
  shelter: string
  startsAt: string
  minutes: number
  title: string
  department: string
}

/** Rows of one round; the next one takes the rest. */
const AT_ONCE = 500

/**
 * Reminds volunteers of their slot of the next day, once, at a decent hour of its place. Whoever took it
 * a moment ago knows.
 * @returns how many were reminded
 */
export async function remindVolunteers(req: PayloadRequest, now = new Date()): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const session = await sessionOf(req)
  const { rows } = await session.execute<Row>(sql`
    select f.id, f.user_id as "user", f.shelter_id as shelter, t.starts_at as "startsAt", t.minutes,
      m.title, m.department
    from volunteer_shifts f join volunteer_slots t on t.id = f.slot_id
      join volunteer_missions m on m.id = t.mission_id join shelters s on s.id = t.shelter_id
    where f.reminded_at is null and t.cancelled_at is null and ${publicShelterSql}
      and t.starts_at > ${at} and t.starts_at < ${at} + interval '2 days'
      and f.taken_at < ${at} - interval '6 hours'
    order by t.starts_at, f.id limit ${AT_ONCE}`)
  let count = 0
  for (const row of rows) {
    const startsAt = new Date(row.startsAt)
    const zone = zoneOfDepartment(row.department)
    if (!isReminderDue(startsAt, zone, now)) continue
    const isTold = await inTransaction(req, async (execute) => {
      // Cancelled or given back meanwhile, or told by another round: there is nothing to say.
      const { rows: held } = await execute(sql`
        update volunteer_shifts f set reminded_at = ${at} from volunteer_slots t
        where f.id = ${row.id} and f.reminded_at is null and t.id = f.slot_id
          and t.cancelled_at is null returning f.id`)
      if (held.length === 0) return false
      await tellPerson(req, row.user, row.shelter, {
        type: 'APPOINTMENT_CONFIRMED',
        title: `C’est demain\u00a0: ${row.title}`,
        paragraphs: [
          `Nous vous attendons ${slotWords(startsAt, row.minutes, zone)}. Un empêchement\u00a0? Rendez le créneau dès maintenant depuis votre espace.`,
        ],
      })
      return true
    })
    if (isTold) count += 1
  }
  return count
}
