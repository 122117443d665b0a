import { sql } from '@payloadcms/db-postgres'

import type { Execute } from '@/platform/db/transaction'
import { dayIn } from '@/platform/time/model'
import { zoneOf } from '@/platform/time/zones.model'

/** The calendar day of a shelter, on its own clock: `2026-11-29`. */
export async function todayAt(
  execute: Execute,
  shelter: string,
  now = new Date(),
): Promise<string> {
  const { rows } = await execute<{ timezone: string | null }>(sql`
    select timezone from shelters where id = ${shelter}`)
  return dayIn(zoneOf(rows[0]?.timezone), now)
}
