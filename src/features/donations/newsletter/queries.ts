import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'

import { idOfToken } from '@/platform/access/personal-link'
import { sessionOf } from '@/platform/db/session'
import { openPayload } from '@/platform/payload'

import { PURPOSE } from './links'

/** The link is the right; the session has no part in it. */
export const ownRequest = async (): Promise<PayloadRequest> =>
  createLocalReq({}, await openPayload())

export type Agreed = {
  id: string
  source: 'donations' | 'sponsorships'
  email: string
  shelter: string | null
  /** Of the shelter; `null` for a gift to the platform. */
  name: string | null
  slug: string | null
  /** Does any gift of this address to this shelter still ask for its news? */
  isOn: boolean
}

export async function agreedBy(req: PayloadRequest, token: string): Promise<Agreed | null> {
  const id = idOfToken(PURPOSE, token)
  if (!id) return null
  const { rows } = await (
    await sessionOf(req)
  ).execute<Agreed>(sql`
    with gift as (
      select id, 'donations' as source, lower(email) as email, shelter_id from donations
      where id = ${id}
      union all
      select id, 'sponsorships', lower(email), shelter_id from sponsorships where id = ${id}
    ), asked as (
      select lower(email) as email, shelter_id from donations where newsletter_at is not null
      union all
      select lower(email), shelter_id from sponsorships where newsletter_at is not null
    )
    select gift.id, gift.source, gift.email, gift.shelter_id as shelter, shelters.name, shelters.slug,
      exists (select 1 from asked where asked.email = gift.email
        and asked.shelter_id is not distinct from gift.shelter_id) as "isOn"
    from gift left join shelters on shelters.id = gift.shelter_id
  `)
  return rows[0] ?? null
}

export type Newsletter = Pick<Agreed, 'name' | 'slug' | 'isOn'>

/** What a link of {@link leaveLinks} is about; `null` for one that this server did not write. */
export async function readNewsletter(token: string): Promise<Newsletter | null> {
  const agreed = await agreedBy(await ownRequest(), token)
  return agreed && { name: agreed.name, slug: agreed.slug, isOn: agreed.isOn }
}
