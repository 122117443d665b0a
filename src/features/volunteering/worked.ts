import { sql } from '@payloadcms/db-postgres'

import type { Counted } from '@/platform/db/counted'
import type { Execute } from '@/platform/db/transaction'

export type Worked = {
  /** Validated minutes: an undone validation counts no more. */
  minutes: number
  /** Slots that the team says were attended. */
  slots: number
}

const ATTENDED = sql`f.attendance = 'ATTENDED' and t.cancelled_at is null`
const FROM = sql`volunteer_shifts f join volunteer_slots t on t.id = f.slot_id`

/** Whole hours that people worked, as the teams validated them. */
export const hoursWorked: Counted = (people) => sql`
  select f.user_id, (coalesce(sum(f.validated_minutes), 0) / 60)::int as value
  from ${FROM} where f.user_id = any(${people}) and ${ATTENDED} group by 1`

/** Slots that people attended, as the teams say. */
export const slotsAttended: Counted = (people) => sql`
  select f.user_id, count(*)::int as value
  from ${FROM} where f.user_id = any(${people}) and ${ATTENDED} group by 1`

/** What a person did as a volunteer, everywhere together, as the teams validated it. */
export async function workOf(execute: Execute, user: string): Promise<Worked> {
  const { rows } = await execute<Worked>(sql`
    select coalesce(sum(f.validated_minutes), 0)::int as minutes, count(*)::int as slots
    from ${FROM} where f.user_id = ${user} and ${ATTENDED}`)
  return rows[0] ?? { minutes: 0, slots: 0 }
}
