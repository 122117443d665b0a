import { sql } from '@payloadcms/db-postgres'

import { isoSql } from '@/platform/db/iso'

/** What everybody reads of a mission, on `volunteer_missions m`. */
export const MISSION_COLUMNS = sql`m.id, m.slug, m.title, m.kind, m.rhythm, m.skills,
  m.min_age as "minAge", m.description, m.place_words as "placeWords",
  m.commune_name as "communeName", m.department, m.lat, m.lng,
  ${isoSql(sql`m.updated_at`)} as "updatedAt"`

export const SHELTER_COLUMN = sql`jsonb_build_object('id', s.id, 'name', s.name, 'slug', s.slug) as shelter`
