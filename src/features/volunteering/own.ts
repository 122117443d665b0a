import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { publicShelterSql } from '@/features/shelters/public'
import { isoSql } from '@/platform/db/iso'
import { sessionOf } from '@/platform/db/session'
import type { Execute } from '@/platform/db/transaction'
import { zoneOfDepartment } from '@/platform/time/zones.model'

import { calendarSecret } from './calendar'
import type { Attendance } from './hours.model'
import type { ApplicationStatus } from './model'
import { missionZoneSql, oldEnoughSql, publicMissionSql } from './public'
import { workOf, type Worked } from './worked'

export type OwnApplication = {
  id: string
  title: string
  slug: string
  shelter: string
  status: ApplicationStatus
  answer: string | null
  /** Has the mission a page? */
  isOnline: boolean
  createdAt: string
}

export type OwnSlot = {
  id: string
  title: string
  shelter: string
  place: string
  zone: string
  startsAt: string
  hasBegun: boolean
  minutes: number
  places: number
  taken: number
  note: string | null
}

export type OwnShift = {
  id: string
  title: string
  shelter: string
  zone: string
  startsAt: string
  minutes: number
  declaredMinutes: number | null
  attendance: Attendance | null
  validatedMinutes: number | null
}

export type OwnVolunteering = {
  applications: OwnApplication[]
  shelters: Array<{ name: string; slug: string; since: string }>
  /** Taken, to come or under way. */
  taken: OwnSlot[]
  /** Free, in the shelters that the person helps. */
  free: OwnSlot[]
  /** Over, of the last year. */
  past: OwnShift[]
  worked: Worked
  /** Years in which hours were validated. */
  years: number[]
  calendar: string | null
}

const MOST_FREE = 60
const MOST_PAST = 60

const zoned = <Row extends { zone: string }>(rows: readonly unknown[]): Row[] =>
  (rows as Row[]).map((row) => ({ ...row, zone: zoneOfDepartment(row.zone) }))

const JOINS = sql`join volunteer_missions m on m.id = t.mission_id
  join shelters s on s.id = t.shelter_id and ${publicShelterSql}`
const SLOT = sql`t.id, m.title, s.name as shelter, m.department as zone,
  concat_ws(', ', m.place_words, m.commune_name) as place, ${isoSql(sql`t.starts_at`)} as "startsAt",
  t.starts_at <= now() as "hasBegun", t.minutes, t.places, t.note,
  (select count(*)::int from volunteer_shifts x where x.slot_id = t.id) as taken`
const TO_COME = sql`t.starts_at + make_interval(mins => t.minutes) > now()`

/** The year of `volunteer_slots t` on the clock of its mission `m`. */
const YEAR = sql`extract(year from t.starts_at at time zone (${missionZoneSql}))::int`

async function slotsOf(execute: Execute, user: string) {
  const mine = sql`exists (select 1 from volunteer_shifts f
    where f.slot_id = t.id and f.user_id = ${user})`
  const taken = await execute(sql`
    select ${SLOT} from volunteer_slots t ${JOINS}
    where ${mine} and t.cancelled_at is null and ${TO_COME} order by t.starts_at limit ${MOST_FREE}`)
  const free = await execute(sql`
    select * from (select ${SLOT} from volunteer_slots t ${JOINS}
        join volunteers v on v.shelter_id = t.shelter_id and v.user_id = ${user}
          and v.ended_at is null
      where not ${mine} and t.cancelled_at is null and t.starts_at > now()
        and m.status <> 'CLOSED' and ${oldEnoughSql}) o
    where o.taken < o.places order by o."startsAt" limit ${MOST_FREE}`)
  return { taken: zoned<OwnSlot>(taken.rows), free: zoned<OwnSlot>(free.rows) }
}

/** Everything of a person's volunteering, each list bounded. */
export async function readOwn(req: PayloadRequest, user: string): Promise<OwnVolunteering> {
  const session = await sessionOf(req)
  const execute: Execute = session.execute.bind(session)
  const applications = await execute<OwnApplication>(sql`
    select a.id, m.title, m.slug, s.name as shelter, a.status, a.answer,
      ${publicMissionSql} as "isOnline",
      ${isoSql(sql`a.created_at`)} as "createdAt"
    from volunteer_applications a join volunteer_missions m on m.id = a.mission_id
      join shelters s on s.id = a.shelter_id
    where a.user_id = ${user} order by a.created_at desc limit 20`)
  const shelters = await execute<OwnVolunteering['shelters'][number]>(sql`
    select s.name, s.slug, ${isoSql(sql`v.since`)} as since
    from volunteers v join shelters s on s.id = v.shelter_id
    where v.user_id = ${user} and v.ended_at is null and ${publicShelterSql} order by s.name`)
  const past = await execute(sql`
    select f.id, m.title, s.name as shelter, m.department as zone,
      ${isoSql(sql`t.starts_at`)} as "startsAt", t.minutes, f.declared_minutes as "declaredMinutes",
      f.attendance, f.validated_minutes as "validatedMinutes"
    from volunteer_shifts f join volunteer_slots t on t.id = f.slot_id ${JOINS}
    where f.user_id = ${user} and t.cancelled_at is null and not ${TO_COME}
      and t.starts_at > now() - interval '1 year'
    order by t.starts_at desc limit ${MOST_PAST}`)
  const years = await execute<{ year: number }>(sql`
    select distinct ${YEAR} as year
    from volunteer_shifts f join volunteer_slots t on t.id = f.slot_id
      join volunteer_missions m on m.id = t.mission_id
    where f.user_id = ${user} and f.attendance = 'ATTENDED' and t.cancelled_at is null
    order by year desc`)
  return {
    applications: applications.rows,
    shelters: shelters.rows,
    ...(await slotsOf(execute, user)),
    past: zoned<OwnShift>(past.rows),
    worked: await workOf(execute, user),
    years: years.rows.map(({ year }) => year),
    calendar: await calendarSecret(execute, user),
  }
}

export type YearOfHours = {
  shelters: Array<{ name: string; city: string; minutes: number; slots: number }>
  minutes: number
}

/** Validated hours of a year, for each shelter: what a certificate says. @param year on the clock of each mission */
export async function hoursOfYear(
  req: PayloadRequest,
  user: string,
  year: number,
): Promise<YearOfHours> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<YearOfHours['shelters'][number]>(sql`
    select s.name, s.location_city as city, sum(f.validated_minutes)::int as minutes,
      count(*)::int as slots
    from volunteer_shifts f join volunteer_slots t on t.id = f.slot_id
      join volunteer_missions m on m.id = t.mission_id join shelters s on s.id = f.shelter_id
    where f.user_id = ${user} and f.attendance = 'ATTENDED' and t.cancelled_at is null
      and ${YEAR} = ${year}
    group by s.id, s.name, s.location_city order by s.name`)
  return { shelters: rows, minutes: rows.reduce((sum, each) => sum + each.minutes, 0) }
}
