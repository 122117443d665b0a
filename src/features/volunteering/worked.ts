import { sql } from '@payloadcms/db-postgres'

import type { Execute } from '@/platform/db/transaction'

export type Worked = {
  /** Validated minutes: an undone validation counts no more. */
  minutes: number
  /** Slots that the team says were attended. */
  slots: number
}

/** What a person did as a volunteer, everywhere together, as the teams validated it. */
export async function workOf(execute: Execute, user: string): Promise<Worked> {
  const { rows } = await execute<Worked>(sql`
    select coalesce(sum(f.validated_minutes), 0)::int as minutes, count(*)::int as slots
    from volunteer_shifts f join volunteer_slots t on t.id = f.slot_id
    where f.user_id = ${user} and f.attendance = 'ATTENDED' and t.cancelled_at is null`)
  return rows[0] ?? { minutes: 0, slots: 0 }
}
