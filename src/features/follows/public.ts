import { sql } from '@payloadcms/db-postgres'

import type { Counted } from '@/platform/db/counted'

/** How many people with a confirmed address follow the profiles of people, shown just now or not. */
export const profilesFollowed: Counted = (people) => sql`
  select f.followed_id as user_id, count(*)::int as value
  from profile_follows f join users u on u.id = f.user_id
  where f.followed_id = any(${people}) and u.email_verified is not null group by 1`
