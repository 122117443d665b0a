import { sql } from '@payloadcms/db-postgres'

import { env } from '@/platform/env'

import { drawingPath } from './drawing.model'
import type { Criteria, Rarity } from './model'

/** What every view tells of a badge, on `badges b`. */
export const BADGE_COLUMNS = sql`b.id, b.name, b.description, b.icon_url as "ownIcon", b.rarity,
  b.criteria_type as "criteriaType", b.criteria_value as "criteriaValue"`

export type BadgeRow = {
  id: string
  name: string
  description: string
  ownIcon: string | null
  rarity: Rarity
  criteriaType: Criteria
  criteriaValue: number
}

/** The address of its image: the one that was given, or that of our drawing. */
export const iconOf = ({ ownIcon, criteriaType, rarity }: BadgeRow): string =>
  ownIcon ?? `${env.publicUrl}${drawingPath(criteriaType, rarity)}`

/** From what everybody has first to what few have. */
export const RARITY_RANK = sql`array_position(array['COMMON', 'RARE', 'EPIC', 'LEGENDARY']::varchar[], b.rarity)`

/** ISO 8601. */
export const isoOf = (value: string | Date | null): string | null =>
  value === null ? null : new Date(value).toISOString()
