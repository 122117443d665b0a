import { sql } from '@payloadcms/db-postgres'

import type { Things } from '@/platform/db/counted'

/**
 * Animals that are home because somebody told that they had found them. The animal of the sheet that a
 * shelter wrote of it, where there is one, is the same animal.
 */
export const animalsBroughtHome: Things = (people) => sql`
  select r.user_id, coalesce(r.animal_id, r.id)::text as thing from lost_found_reports r
  where r.user_id = any(${people}) and r.kind = 'FOUND' and r.status = 'RETURNED'
    and r.confirmed_at is not null and r.hidden_at is null`
