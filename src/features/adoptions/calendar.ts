import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { departmentOf } from '@/features/shelters/model'
import { idOf } from '@/platform/access/model'
import { addDays } from '@/platform/time/model'
import { zoneOf } from '@/platform/time/zones.model'

import { boundsOf, calendarDay, daysBetween, MOST_MEETINGS, weekIn } from './calendar.model'
import { shelterOf } from './facts'
import { animalsOf, conditionsOf, namesOf } from './list'
import { requireAdoptions } from './request-row'
import type { MeetingList } from './schema'
import type { MeetingCalendar, MeetingView } from './view'

type Placed = { isPhysical?: boolean | null; location: { city: string } }

/** Where people meet when nobody wrote a place: a shelter without walls has its town alone. */
const usualPlace = ({ isPhysical, location }: Placed): string =>
  isPhysical === false ? location.city : 'Au refuge'

async function meetingsOf(
  req: PayloadRequest,
  ids: readonly string[],
  elsewhere: string,
): Promise<MeetingView[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'adoption-requests',
    where: { id: { in: [...ids] } },
    overrideAccess: false,
    depth: 0,
    limit: ids.length,
    pagination: false,
    req,
  })
  const animals = await animalsOf(req, docs)
  const people = await namesOf(
    req,
    docs.map(({ assignee }) => idOf(assignee)),
  )
  const byId = new Map(docs.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const animal = animals.get(idOf(row?.animal) ?? '')
    if (!row?.meetingAt || !animal) return []
    return [
      {
        id,
        at: row.meetingAt,
        place: row.meetingPlace || elsewhere,
        status: row.status,
        statusSince: row.statusSince ?? row.createdAt,
        applicant: row.applicant.name,
        animal,
        assignee: people.get(idOf(row.assignee) ?? '') ?? null,
      },
    ]
  })
}

type Around = { total: number; previous: string | null; next: string | null; unset: number }

/**
 * The meetings of a shelter from one day to another, on its own clocks.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function listMeetings(
  req: PayloadRequest,
  key: string,
  query: MeetingList,
): Promise<Omit<MeetingCalendar, 'success'>> {
  const id = await requireAdoptions(req, key)
  const shelter = await shelterOf(req, { shelter: id })
  const timezone = zoneOf(shelter.timezone)
  const from = query.from ?? weekIn(timezone, new Date())
  const to = query.to ?? addDays(from, 6)
  const { start, end } = boundsOf(timezone, from, to)
  const { drizzle } = req.payload.db
  const rows = sql`from adoption_requests r join animals a on a.id = r.animal_id
    where ${conditionsOf(id, query, req.user?.id ?? null)}`
  const [first, last] = [start.toISOString(), end.toISOString()]
  const [found, around] = await Promise.all([
    drizzle.execute<{ id: string }>(sql`
      select r.id ${rows} and r.meeting_at >= ${first} and r.meeting_at < ${last}
      order by r.meeting_at, r.id limit ${MOST_MEETINGS}
    `),
    drizzle.execute<Around>(sql`
      with met as (select r.status, r.meeting_at as at, r.status not in ('REJECTED', 'WITHDRAWN') as holds ${rows})
      select count(*) filter (where at >= ${first} and at < ${last})::int as total,
        to_json(max(at) filter (where at < ${first} and holds)) as previous,
        to_json(min(at) filter (where at >= ${last} and holds)) as next,
        count(*) filter (where at is null and status = 'MEETING')::int as unset
      from met
    `),
  ])
  const { total = 0, previous = null, next = null, unset = 0 } = around.rows[0] ?? {}
  const momentOf = (at: string | null) => (at ? new Date(at).toISOString() : null)
  const opening = {
    openingHours: shelter.openingHours ?? [],
    openingExceptions: shelter.openingExceptions ?? [],
  }
  const department = departmentOf(shelter.location.postalCode)
  return {
    data: await meetingsOf(
      req,
      found.rows.map((row) => row.id),
      usualPlace(shelter),
    ),
    total,
    from,
    to,
    timezone,
    days: daysBetween(from, to).map((day) => calendarDay(opening, department, day)),
    previous: momentOf(previous),
    next: momentOf(next),
    unset,
  }
}
