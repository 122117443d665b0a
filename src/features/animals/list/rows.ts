import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { readPictures } from '@/features/media/queries'

import { publicAnimalSql } from '../public'
import { ROW_COLUMNS, toPublicAnimal, type AnimalRow, type PublicAnimalView } from './public-animal'

/** Animals by their ids, in the order of the ids; those that are no longer public are left out. */
export async function readAnimals(
  payload: Payload,
  ids: readonly string[],
): Promise<PublicAnimalView[]> {
  if (ids.length === 0) return []
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute<{ row: AnimalRow }>(sql`
    select to_json(list) as row from (
      select ${ROW_COLUMNS} from animals a join shelters s on s.id = a.shelter_id
      where a.id = any(${sql.param(ids)}::uuid[])
        and ${publicAnimalSql}
    ) list
  `)
  const pictures = await readPictures(
    payload,
    rows.flatMap(({ row }) => row.photoIds),
  )
  const found = new Map(rows.map(({ row }) => [row.id, toPublicAnimal(row, pictures)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
