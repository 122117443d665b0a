import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { OPEN_STATUSES } from '@/features/adoptions/model'
import { zoneOf } from '@/platform/time/zones.model'

import { NAMED } from './statements'

/** Days ahead of which the dashboard tells the meetings. */
const DAYS_AHEAD = 7

/** A meeting with a family: its request, when (ISO 8601), who comes, for which animal. */
export type ComingMeeting = { id: string; at: string; applicant: string; animal: string }

export type ComingMeetings = {
  /** Of the seven days ahead. */
  count: number
  first: ComingMeeting[]
  /** The clocks on which they are told. */
  timezone: string
}

type Row = ComingMeeting & { count: number; timezone: string | null }

/** The meetings of a shelter that come next. The caller has checked the right to see requests. */
export async function readComingMeetings(
  payload: Payload,
  shelter: string,
  now: Date,
): Promise<ComingMeetings | null> {
  const end = new Date(now.getTime() + DAYS_AHEAD * 86_400_000).toISOString()
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select r.id, to_json(r.meeting_at) as at, r.applicant_name as applicant, a.name as animal,
      count(*) over ()::int as count, s.timezone
    from adoption_requests r
      join animals a on a.id = r.animal_id
      join shelters s on s.id = r.shelter_id
    where r.shelter_id = ${shelter}
      and r.status = any(${sql.param([...OPEN_STATUSES])}::enum_adoption_requests_status[])
      and r.meeting_at >= ${now.toISOString()} and r.meeting_at < ${end}
    order by r.meeting_at, r.id limit ${NAMED}
  `)
  const [row] = rows
  if (!row) return null
  return {
    count: row.count,
    first: rows.map(({ id, at, applicant, animal }) => ({ id, at, applicant, animal })),
    timezone: zoneOf(row.timezone),
  }
}
