import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { legalGaps, REGULATED, type LegalFacts } from '@/features/animals/legal.model'
import { ADOPTABLE_STATUS } from '@/features/animals/model'

/** Most unfinished adverts that are looked at: more than any shelter of the country has. */
const MOST_ADVERTS = 2000

/**
 * Animals of a shelter whose advert the law does not allow yet, the oldest first. The caller has
 * checked the right to them.
 */
export async function listIncomplete(
  payload: Payload,
  shelter: string,
  now: Date,
): Promise<Array<{ id: string; name: string }>> {
  const { rows } = await payload.db.drizzle.execute<LegalFacts & { id: string; name: string }>(sql`
    select id, name, species, sex, birth_date::text as "birthDate", id_type as "idType",
      id_number as "idNumber", birth_place as "birthPlace", pedigree, is_litter as "isLitter",
      mother_id_number as "motherIdNumber", litter_size::float8 as "litterSize",
      dog_category as "dogCategory"
    from animals
    where shelter_id = ${shelter} and status = ${ADOPTABLE_STATUS} and deleted_at is null
      and species::text = any(${sql.param([...REGULATED])}::text[])
    order by created_at limit ${MOST_ADVERTS}`)
  return rows
    .filter((animal) => legalGaps(animal, now).length > 0)
    .map(({ id, name }) => ({ id, name }))
}
