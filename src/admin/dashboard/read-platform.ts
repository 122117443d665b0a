import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { adoptableAnimalSql } from '@/features/animals/public'
import { SHELTER_STATUS_LABELS, type ShelterStatus } from '@/features/shelters/model'

export type PlatformFigures = {
  /** How many shelters are in each state. */
  shelters: Record<ShelterStatus, number>
  /** Animals that a visitor can adopt today, on all sites. */
  animalsOnline: number
  /** The requests of shelters that wait longest. */
  requests: Array<{ id: string; name: string; city: string | null; createdAt: string }>
}

const MOST_REQUESTS = 5

/** Everything that the dashboard says of the platform, in three statements. For super admins. */
export async function readPlatformFigures(payload: Payload): Promise<PlatformFigures> {
  const { drizzle } = payload.db
  const [states, online, requests] = await Promise.all([
    drizzle.execute<{ status: ShelterStatus; count: number }>(
      sql`select status, count(*)::int as count from shelters group by status`,
    ),
    drizzle.execute<{ count: number }>(
      sql`select count(*)::int as count from animals a join shelters s on s.id = a.shelter_id
        where ${adoptableAnimalSql}`,
    ),
    drizzle.execute<PlatformFigures['requests'][number]>(
      sql`select id, name, location_city as city, created_at as "createdAt" from shelters
        where status = 'PENDING' order by created_at limit ${MOST_REQUESTS}`,
    ),
  ])
  const shelters = Object.fromEntries(
    Object.keys(SHELTER_STATUS_LABELS).map((status) => [status, 0]),
  ) as Record<ShelterStatus, number>
  for (const { status, count } of states.rows) shelters[status] = count
  return { shelters, animalsOnline: online.rows[0]?.count ?? 0, requests: requests.rows }
}
