import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Where } from 'payload'

import { PARIS } from '@/platform/time/model'
import { ZONE_LABELS } from '@/platform/time/zones.model'

import { PUBLIC_SHELTER_STATUS } from './model'

/** The shelters that everybody sees; of one row: `isPublicShelter`. */
export const publicShelter: Where = { status: { equals: PUBLIC_SHELTER_STATUS } }

/** What belongs to a shelter that everybody sees, in a collection with a `shelter`. */
export const ofPublicShelter: Where = { 'shelter.status': { equals: PUBLIC_SHELTER_STATUS } }

/** What a shelter has published for everybody: its pages and its articles. */
export const publishedByShelter: Where = {
  and: [{ _status: { equals: 'published' } }, ofPublicShelter],
}

// A literal, never a parameter: Postgres may then use an index of such rows alone.
const PUBLIC = sql.raw(`'${PUBLIC_SHELTER_STATUS}'`)

/** `publicShelter` on `shelters s`. */
export const publicShelterSql: SQL = sql`s.status = ${PUBLIC}`

const ZONES = sql.raw(
  Object.keys(ZONE_LABELS)
    .map((name) => `'${name}'`)
    .join(', '),
)

/** `zoneOf` on `shelters s`: Postgres fails for a clock that it does not know. */
export const shelterZoneSql: SQL = sql`case when s.timezone in (${ZONES}) then s.timezone
  else ${sql.raw(`'${PARIS}'`)} end`

/** The calendar day that it is at `shelters s`, on the shelter's own clock. */
export const shelterTodaySql: SQL = sql`(now() at time zone (${shelterZoneSql}))::date`
