import { sql } from '@payloadcms/db-postgres'

import type { Counted, Things } from '@/platform/db/counted'

/** The requests of people: made with their account, or with their confirmed address and nobody's account. */
const ofApplicants = (people: Parameters<Counted>[0]) => sql`(
  select r.applicant_user_id as user_id, r.* from adoption_requests r
  where r.applicant_user_id = any(${people})
  union all
  select u.id as user_id, r.* from users u join adoption_requests r on r.applicant_email = lower(u.email)
  where u.id = any(${people}) and u.email_verified is not null and r.applicant_user_id is null)`

/** Animals that people adopted. */
export const animalsAdopted: Things = (people) => sql`
  select r.user_id, r.animal_id::text as thing from ${ofApplicants(people)} r
  where r.status = 'COMPLETED' and r.animal_id is not null`

/** Meetings that were held: their moment is over, and the request was not closed before it. */
export const meetingsHeld: Counted = (people) => sql`
  select r.user_id, count(*)::int as value from ${ofApplicants(people)} r
  where r.meeting_at < now()
    and (r.status not in ('REJECTED', 'WITHDRAWN') or r.status_since > r.meeting_at)
  group by 1`

/** Adoptions that people of a team carried to their end. */
export const adoptionsHandled: Counted = (people) => sql`
  select r.assignee_id as user_id, count(*)::int as value from adoption_requests r
  where r.assignee_id = any(${people}) and r.status = 'COMPLETED' group by 1`
