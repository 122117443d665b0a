import { sql } from '@payloadcms/db-postgres'

import type { Counted, Things } from '@/platform/db/counted'

/** What an address gave is of whoever confirmed it. */
const OF_DONOR = sql`join donors d on d.email = lower(u.email)`

/**
 * Whole euros that people gave, less what went back to them; tips are not gifts to shelters. Lines of the
 * ledger are negative where money goes back.
 */
export const eurosGiven: Counted = (people) => sql`
  select u.id as user_id, greatest(0, floor(sum(p.amount_cents) / 100))::int as value
  from users u ${OF_DONOR} join payments p on p.donor_id = d.id
  where u.id = any(${people}) and u.email_verified is not null group by u.id`

/** Animals that people sponsored, those that were paid for at least once. */
export const animalsSponsored: Things = (people) => sql`
  select u.id as user_id, coalesce(s.animal_id, s.id)::text as thing
  from users u ${OF_DONOR} join sponsorships s on s.donor_id = d.id
  where u.id = any(${people}) and u.email_verified is not null
    and s.started_at is not null
    and exists (select 1 from payments p where p.sponsorship_id = s.id
      having sum(p.amount_cents) > 0)`
