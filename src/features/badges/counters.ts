import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { adoptionsHandled, animalsAdopted, meetingsHeld } from '@/features/adoptions/public'
import { animalsSponsored, eurosGiven } from '@/features/donations/public'
import { profilesFollowed } from '@/features/follows/public'
import { animalsFostered } from '@/features/fosters/public'
import { animalsBroughtHome } from '@/features/lost-found/public'
import { placesPublished } from '@/features/places/public'
import { hoursWorked, slotsAttended } from '@/features/volunteering/public'
import { postsPublished } from '@/features/wall/public'
import { walksPublished } from '@/features/walks/public'
import type { Counted, Things } from '@/platform/db/counted'

import type { Criteria } from './model'

/** Several counts together. */
const sumOf =
  (parts: readonly Counted[]): Counted =>
  (people) =>
    sql`
    select part.user_id, sum(part.value)::int as value
    from (${sql.join(
      parts.map((part) => part(people)),
      sql` union all `,
    )}) part group by 1`

/** Things that several rooms know of, each once. */
const distinctOf =
  (parts: readonly Things[]): Counted =>
  (people) =>
    sql`
    select part.user_id, count(*)::int as value
    from (${sql.join(
      parts.map((part) => part(people)),
      sql` union `,
    )}) part group by 1`

/** Full months since the oldest of the shelters of which somebody is ADMIN now. */
const monthsAsAdmin: Counted = (people) => sql`
  select t.user_id, (extract(year from age(current_date, min(t.since))) * 12
    + extract(month from age(current_date, min(t.since))))::int as value
  from badge_admin_terms t where t.user_id = any(${people}) group by 1`

/** What people share with everybody; another kind of it is a line here. */
const SHARED: readonly Counted[] = [postsPublished, walksPublished, placesPublished]

/** Where the number of each criterion comes from: the facts themselves, of one person or of many. */
export const COUNTERS: Readonly<Record<Criteria, Counted>> = {
  DONATION_AMOUNT: eurosGiven,
  FOLLOWERS_COUNT: profilesFollowed,
  ADMIN_DURATION: monthsAsAdmin,
  ANIMALS_HELPED: distinctOf([
    animalsSponsored,
    animalsFostered,
    animalsAdopted,
    animalsBroughtHome,
  ]),
  SHELTER_VISITS: sumOf([meetingsHeld, slotsAttended]),
  COMMUNITY_POSTS: sumOf(SHARED),
  VOLUNTEER_HOURS: hoursWorked,
  ADOPTION_SUCCESS: adoptionsHandled,
}

/** All criteria at once: a `select` of `user_id`, `criteria` and `value`. */
export const countsSql = (people: SQL): SQL =>
  sql.join(
    Object.entries(COUNTERS).map(
      ([criteria, counter]) =>
        sql`select counted.user_id, ${criteria}::varchar as criteria, counted.value
          from (${counter(people)}) counted`,
    ),
    sql` union all `,
  )
