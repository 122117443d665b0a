import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Where } from 'payload'

import { ofPublicShelter, publicShelterSql } from '../shelters/public'
import { ADOPTABLE_STATUS, PUBLIC_STATUSES } from './model'

const seen: Where = { isVisible: { equals: true } }

/**
 * The animals that everybody sees; of one row: `isPublicAnimal`. Payload leaves what is in the
 * trash out of its lists by itself.
 */
export const publicAnimal: Where = {
  and: [seen, { status: { in: [...PUBLIC_STATUSES] } }, ofPublicShelter],
}

/** Those of them that wait for a family; of one row: `isAdoptable`. */
export const adoptableAnimal: Where = {
  and: [seen, { status: { equals: ADOPTABLE_STATUS } }, ofPublicShelter],
}

/** Of `animals a`: its team wants it shown, whatever the law and its shelter allow. */
export const wantedVisibleSql: SQL = sql`a.is_visible`

// Literals, never parameters: Postgres may then use an index of such rows alone.
const literal = (value: string): SQL => sql.raw(`'${value}'`)
const PUBLIC = sql.join(PUBLIC_STATUSES.map(literal), sql`, `)

const seenSql: SQL = sql`a.is_visible and a.deleted_at is null and ${publicShelterSql}`

/** `publicAnimal` on `animals a join shelters s`, whatever is in the trash left out. */
export const publicAnimalSql: SQL = sql`${seenSql} and a.status in (${PUBLIC})`

/** `adoptableAnimal` on `animals a join shelters s`, whatever is in the trash left out. */
export const adoptableAnimalSql: SQL = sql`${seenSql} and a.status = ${literal(ADOPTABLE_STATUS)}`
