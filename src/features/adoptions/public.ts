import { sql } from '@payloadcms/db-postgres'

import type { Counted, Things } from '@/platform/db/counted'

/** A moment as lines of a story write it; a date of Postgres is read of nothing else. */
const MOMENT = '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:'

/** The requests of people: made with their account, or with their confirmed address and nobody's account. */
const ofApplicants = (people: Parameters<Counted>[0]) => sql`(
  select r.applicant_user_id as user_id, r.* from adoption_requests r
  where r.applicant_user_id = any(${people})
  union all
  select u.id as user_id, r.* from users u join adoption_requests r on r.applicant_email = lower(u.email)
  where u.id = any(${people}) and u.email_verified is not null and r.applicant_user_id is null)`

/** Animals that people adopted; one whose sheet is gone was adopted all the same. */
export const animalsAdopted: Things = (people) => sql`
  select r.user_id, coalesce(r.animal_id, r.id)::text as thing from ${ofApplicants(people)} r
  where r.status = 'COMPLETED'`

/**
 * Meetings that were held: their moment is over, and before it the request was not closed, nor the meeting
 * moved or called off. Of earlier ones than the last, the story of the request tells.
 */
export const meetingsHeld: Counted = (people) => sql`
  select r.user_id, count(distinct m.held_at)::int as value from ${ofApplicants(people)} r
  cross join lateral (
    select r.meeting_at as held_at
    union all
    select (told.line ->> 'text')::timestamptz
    from jsonb_array_elements(coalesce(r.timeline, '[]'::jsonb)) with ordinality told(line, place)
    where told.line ->> 'kind' = 'MEETING_SET' and told.line ->> 'text' ~ ${MOMENT}
      and not exists (
        select 1 from jsonb_array_elements(r.timeline) with ordinality later(line, place)
        where later.place > told.place
          and later.line ->> 'kind' in ('MEETING_SET', 'MEETING_CANCELLED')
          and (later.line ->> 'at')::timestamptz < (told.line ->> 'text')::timestamptz)) m
  where m.held_at < now()
    and (r.status not in ('REJECTED', 'WITHDRAWN') or r.status_since > m.held_at)
  group by 1`

/** Adoptions that people of a team carried to their end. */
export const adoptionsHandled: Counted = (people) => sql`
  select r.assignee_id as user_id, count(*)::int as value from adoption_requests r
  where r.assignee_id = any(${people}) and r.status = 'COMPLETED' group by 1`
