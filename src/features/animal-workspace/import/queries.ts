import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { teamShelter } from '@/platform/access/team-shelter'
import { importKeys } from '@/platform/csv-import/key.model'

import { ANIMALS_RIGHT } from '@/features/animals/commands/own-animal'
import type { PastImport } from './schema'

/** Imports that are told: the last ones, which somebody may still want to take back. */
const MOST = 20

type Row = { id: string; at: Date | string; animals: number }

/**
 * The last files that were imported into a shelter and have animals left, the newest first.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function listImports(req: PayloadRequest, key: string): Promise<PastImport[]> {
  const { id: shelter } = await teamShelter(req, key, ANIMALS_RIGHT)
  const { rows } = await req.payload.db.drizzle.execute<Row>(sql`
    select split_part(a.idempotency_key, ':', 2) as id, min(a.created_at) as at,
      count(*)::int as animals
    from animals a
    where a.shelter_id = ${shelter} and a.deleted_at is null
      and starts_with(a.idempotency_key, ${importKeys()})
    group by 1 order by 2 desc limit ${MOST}`)
  return rows.map(({ id, at, animals }) => ({ id, at: new Date(at).toISOString(), animals }))
}
