import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inTransaction, lockName } from '@/platform/db/transaction'

import { adoptableAnimalSql } from '../public'

/**
 * Writes down the animals that everybody sees waiting for a family and that were never written down
 * before, oldest first. One caller after the other: a later number was also committed later. The first
 * of all were seen before anybody wrote them down: their day is that of their sheet.
 * @returns the number of the last arrival of all; 0 without any
 */
export async function noteArrivals(req: PayloadRequest): Promise<number> {
  return inTransaction(req, async (execute) => {
    await lockName(execute, 'animal-arrivals')
    await execute(sql`
      insert into animal_arrivals (animal_id, listed_at)
      select a.id,
        case when exists (select 1 from animal_arrivals) then now() else a.created_at end
      from animals a join shelters s on s.id = a.shelter_id
      where ${adoptableAnimalSql}
        and not exists (select 1 from animal_arrivals known where known.animal_id = a.id)
      order by a.created_at, a.id`)
    const { rows } = await execute<{ last: number }>(
      sql`select coalesce(max(number), 0)::int as last from animal_arrivals`,
    )
    return rows[0]?.last ?? 0
  })
}

/** Forgets the arrivals of animals whose sheet is erased. */
export async function forgetLostArrivals(req: PayloadRequest): Promise<void> {
  await inTransaction(req, async (execute) => {
    await execute(sql`
      delete from animal_arrivals r
      where not exists (select 1 from animals a where a.id = r.animal_id)`)
  })
}
