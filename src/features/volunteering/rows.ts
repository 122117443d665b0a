import { sql } from '@payloadcms/db-postgres'

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`)

/** A moment of a row, as ISO 8601. @param column with the name of its table: written by us, never by others */
export const iso = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'UTC', ${ISO})`

/** What everybody reads of a mission, on `volunteer_missions m`. */
export const MISSION_COLUMNS = sql`m.id, m.slug, m.title, m.kind, m.rhythm, m.skills,
  m.min_age as "minAge", m.description, m.place_words as "placeWords",
  m.commune_name as "communeName", m.department, m.lat, m.lng,
  ${iso('m.updated_at')} as "updatedAt"`

export const SHELTER_COLUMN = sql`jsonb_build_object('id', s.id, 'name', s.name, 'slug', s.slug) as shelter`
