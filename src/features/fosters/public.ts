import { sql } from '@payloadcms/db-postgres'

import type { SQL } from '@payloadcms/db-postgres/drizzle'

import type { Things } from '@/platform/db/counted'

/** Does the animal of `animals a` live with a family now? For its team alone. */
export const isFosteredSql: SQL = sql`exists (
  select 1 from foster_stays f where f.animal_id = a.id and f.ended_on is null)`

/** Animals that people hosted, known by the address that they proved. */
export const animalsFostered: Things = (people) => sql`
  select u.id as user_id, f.animal_id::text as thing
  from users u join foster_stays f on lower(f.email) = u.email
  where u.id = any(${people}) and u.email_verified is not null`
