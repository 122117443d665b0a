import { sql } from '@payloadcms/db-postgres'

import type { Things } from '@/platform/db/counted'

/** Animals that people hosted, known by the address that they proved. */
export const animalsFostered: Things = (people) => sql`
  select u.id as user_id, f.animal_id::text as thing
  from users u join foster_stays f on lower(f.email) = u.email
  where u.id = any(${people}) and u.email_verified is not null`
