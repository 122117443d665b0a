import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { newestDays } from '@/platform/db/batches'
import { boxAround } from '@/platform/geo/model'
import { findPlace, type SearchPlace } from '@/platform/geo/places'
import { metresSql } from '@/platform/geo/sql'
import { isId } from '@/platform/ids.model'
import { freshExecute } from '@/platform/payload'

import { LIMITS, MISSIONS_PER_PAGE } from './model'
import { publicMissionSql } from './public'
import { MISSION_COLUMNS, SHELTER_COLUMN } from './rows'
import type { MissionFilters } from './schema'
import type { ListedMission, PublicMission } from './view'

export { hoursOfYear, readOwn as readOwnVolunteering } from './own'
export { workOf } from './worked'

const FROM = sql`volunteer_missions m join shelters s on s.id = m.shelter_id`

const shelterOf = cached(
  async (slug: string): Promise<string | null> => {
    const execute = await freshExecute()
    const { rows } = await execute<{ id: string }>(
      sql`select m.shelter_id as id from volunteer_missions m where m.slug = ${slug}`,
    )
    return rows[0]?.id ?? null
  },
  { key: 'volunteering.shelter', tags: (slug) => [tags.mission(slug)] },
)

const readOne = cached(
  async (slug: string, _shelter: string): Promise<PublicMission | null> => {
    const execute = await freshExecute()
    const { rows } = await execute(
      sql`select ${MISSION_COLUMNS}, ${SHELTER_COLUMN} from ${FROM}
        where m.slug = ${slug} and ${publicMissionSql}`,
    )
    return (rows[0] as PublicMission | undefined) ?? null
  },
  // Its shelter may get another name, or be suspended.
  {
    key: 'volunteering.one',
    tags: (slug, shelter) => [tags.mission(slug), tags.shelter(shelter)],
  },
)

const SLUG = new RegExp(`^[a-z0-9-]{1,${LIMITS.slug}}$`)

/** A mission that everybody may read, by its address; null for every other. */
export async function findMission(slug: string): Promise<PublicMission | null> {
  if (!SLUG.test(slug)) return null
  const shelter = await shelterOf(slug)
  return shelter ? readOne(slug, shelter) : null
}

function asked({ kind, rhythm, skill, age, department, shelter, near, radiusKm }: MissionFilters) {
  const place = near ? findPlace(near) : null
  const all: SQL[] = [publicMissionSql]
  if (kind) all.push(sql`m.kind = ${kind}`)
  if (rhythm) all.push(sql`m.rhythm = ${rhythm}`)
  if (skill) all.push(sql`${skill} = any(m.skills)`)
  if (age) all.push(sql`(m.min_age is null or m.min_age <= ${age})`)
  if (department) all.push(sql`m.department = ${department}`)
  if (shelter) all.push(isId(shelter) ? sql`s.id = ${shelter}` : sql`s.slug = ${shelter}`)
  const far = place ? metresSql(place, sql`m.lat`, sql`m.lng`) : sql`null::float8`
  if (place) {
    const { south, north, west, east } = boxAround(place, radiusKm * 1000)
    all.push(sql`m.lat between ${south} and ${north} and m.lng between ${west} and ${east}`)
    all.push(sql`${far} <= ${radiusKm * 1000}`)
  }
  return { where: sql.join(all, sql` and `), place, far }
}

export type MissionList = {
  missions: ListedMission[]
  total: number
  page: number
  pages: number
  /** What `near` turned out to be. */
  place: SearchPlace | null
}

/** Missions that everybody may read: the nearest first, or else the latest; 24 a page. */
export async function searchMissions(filters: MissionFilters): Promise<MissionList> {
  const { where, place, far } = asked(filters)
  const execute = await freshExecute()
  const order = place ? sql`away, m.id` : sql`m.created_at desc, m.id`
  const [{ rows }, { rows: counts }] = await Promise.all([
    execute<ListedMission>(sql`select ${MISSION_COLUMNS}, ${SHELTER_COLUMN}, round(${far})::int as away
      from ${FROM} where ${where} order by ${order}
      limit ${MISSIONS_PER_PAGE} offset ${(filters.page - 1) * MISSIONS_PER_PAGE}`),
    execute<{ total: number }>(sql`select count(*)::int as total from ${FROM} where ${where}`),
  ])
  const total = counts[0]?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / MISSIONS_PER_PAGE))
  return { missions: rows, total, page: filters.page, pages, place }
}

/** The open missions of a shelter, the latest first, for its site. */
export const listShelterMissions = cached(
  async (shelter: string): Promise<ListedMission[]> => {
    const execute = await freshExecute()
    const { rows } =
      await execute<ListedMission>(sql`select ${MISSION_COLUMNS}, ${SHELTER_COLUMN}, null as away
      from ${FROM} where m.shelter_id = ${shelter}::uuid and ${publicMissionSql}
      order by m.created_at desc, m.id limit ${LIMITS.missions}`)
    return rows
  },
  {
    key: 'volunteering.of-shelter',
    tags: (shelter) => [tags.shelterMissions(shelter), tags.shelter(shelter)],
  },
)

/** Does a shelter look for volunteers? */
export const asksForVolunteers = cached(
  async (shelter: string): Promise<boolean> => {
    const execute = await freshExecute()
    const { rows } = await execute(sql`
      select 1 from ${FROM} where m.shelter_id = ${shelter}::uuid and ${publicMissionSql} limit 1`)
    return rows.length > 0
  },
  {
    key: 'volunteering.any',
    tags: (shelter) => [tags.shelterMissions(shelter), tags.shelter(shelter)],
  },
)

/** Of each batch of the missions that everybody may read, the day of the last change (yyyy-MM-dd). */
export async function missionDays(size: number): Promise<string[]> {
  const execute = await freshExecute()
  const { rows } = await execute<{ day: string }>(
    newestDays('m', sql`${FROM} where ${publicMissionSql}`, size),
  )
  return rows.map(({ day }) => day)
}

/** A batch of their addresses, in an order that stays the same. @param batch from 1 */
export async function listMissionAddresses(
  batch: number,
  size: number,
): Promise<Array<{ slug: string; changedOn: string }>> {
  const execute = await freshExecute()
  const { rows } = await execute<{ slug: string; changedOn: string }>(sql`
    select m.slug, to_char(m.updated_at, 'YYYY-MM-DD') as "changedOn" from ${FROM}
    where ${publicMissionSql} order by m.id limit ${size} offset ${(batch - 1) * size}`)
  return rows
}
