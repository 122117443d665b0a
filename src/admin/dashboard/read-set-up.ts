import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import type { SetUp } from './first-steps'
import { firstRow } from './statements'

/** What a shelter has of its site, in one statement. The caller has checked the right to see it. */
export const readSetUp = (payload: Payload, shelter: string): Promise<SetUp | undefined> =>
  firstRow<SetUp | undefined>(
    payload,
    sql`select
      s.logo_id is not null as logo,
      coalesce(s.is_physical, true) as "isPhysical",
      exists (select 1 from shelters_opening_hours h where h._parent_id = s.id) as hours,
      home.id as home,
      coalesce(home._status = 'published', false) as "homeIsPublished",
      exists (select 1 from animals a where a.shelter_id = s.id and a.deleted_at is null) as animals,
      coalesce(s.accepts_adoptions, false) as "acceptsAdoptions",
      coalesce(s.accepts_donations or s.accepts_sponsoring, false) as "acceptsHelp",
      exists (select 1 from plans p
        where p.shelter_id = s.id and p.is_active and p.type = 'ADOPTION') as plans,
      exists (select 1 from forms f where f.shelter_id = s.id and f.is_active
        and f.type = 'ADOPTION' and f.deleted_at is null) as "adoptionForm",
      coalesce(s.payout_state = 'ENABLED', false) as payments
      from shelters s
      left join lateral (select id, _status from pages
        where shelter_id = s.id and is_homepage and deleted_at is null limit 1) home on true
      where s.id = ${shelter}`,
  )
