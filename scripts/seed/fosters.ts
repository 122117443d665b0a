import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { emailOf, phoneOf } from './colleagues'
import { HOUSEHOLDS } from './households'
import { today } from './load'

/** Animals of each shelter that live with a family, and those that did for a while. */
const NOW = 2
const BEFORE = 1

type Chosen = { id: string; shelter: string; rank: number }

/**
 * Some animals of each shelter live with a family: chosen by their names, so that it is the same at
 * each start. @returns how many stays were written
 */
export async function addFosters(payload: Payload): Promise<number> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute<Chosen>(sql`
    select id, shelter, rank::int from (
      select a.id, a.shelter_id as shelter, row_number() over (
          partition by a.shelter_id order by md5(a.name || s.slug)
        ) as rank
      from animals a join shelters s on s.id = a.shelter_id
      where a.status = 'AT_SHELTER' and a.deleted_at is null and not coalesce(a.foster_wanted, false)
    ) chosen
    where rank <= ${NOW + BEFORE} order by shelter, rank`)
  for (const [at, { id, shelter, rank }] of rows.entries()) {
    const { name } = HOUSEHOLDS[(at * 7) % HOUSEHOLDS.length] ?? { name: '' }
    const isOver = rank > NOW
    await drizzle.execute(sql`
      insert into foster_stays (shelter_id, animal_id, name, email, phone, started_on, ended_on)
      values (${shelter}, ${id}, ${name}, ${emailOf(name)}, ${phoneOf(700 + at)},
        ${today().toISOString()}::date - ${20 + ((at * 11) % 70)}::int,
        ${isOver ? sql`${today().toISOString()}::date - 5` : null})`)
  }
  return rows.length
}
