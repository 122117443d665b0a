import config from '@payload-config'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'

import { idOfToken } from '@/platform/access/personal-link'
import { recordConsent } from '@/platform/consents/record'
import { sessionOf } from '@/platform/db/session'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { PURPOSE } from './links'

/** The link is the right; the session has no part in it. */
const ownRequest = async (): Promise<PayloadRequest> =>
  createLocalReq({}, await getPayload({ config }))

type Agreed = {
  id: string
  source: 'donations' | 'sponsorships'
  email: string
  shelter: string | null
  /** Of the shelter; `null` for a gift to the platform. */
  name: string | null
  /** Does any gift of this address to this shelter still ask for its news? */
  isOn: boolean
}

async function agreedBy(req: PayloadRequest, token: string): Promise<Agreed | null> {
  const id = idOfToken(PURPOSE, token)
  if (!id) return null
  const { rows } = await (
    await sessionOf(req)
  ).execute(sql`
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
    select gift.id, gift.source, gift.email, gift.shelter_id as shelter, shelters.name,
      exists (select 1 from asked where asked.email = gift.email
        and asked.shelter_id is not distinct from gift.shelter_id) as "isOn"
    from gift left join shelters on shelters.id = gift.shelter_id
  `)
  return (rows as unknown as Agreed[])[0] ?? null
}

export type Newsletter = Pick<Agreed, 'name' | 'isOn'>

/** What a link of {@link leaveLinks} is about; `null` for one that this server did not write. */
export async function readNewsletter(token: string): Promise<Newsletter | null> {
  const agreed = await agreedBy(await ownRequest(), token)
  return agreed && { name: agreed.name, isOn: agreed.isOn }
}

const WITHDRAWN_TEXT = 'Ne plus recevoir les nouvelles du refuge par e-mail'

/**
 * Takes back that an address wanted the news of a shelter, whatever gift it was asked with, and
 * writes it in the log of consents (article 7.3 of the GDPR: as easy to withdraw as to give). A
 * second time changes nothing.
 * @throws {HttpError} 404 for a link that this server did not write
 */
export async function leaveNewsletter(token: string): Promise<void> {
  const req = await ownRequest()
  await inTransaction(req, async (execute) => {
    const agreed = await agreedBy(req, token)
    if (!agreed) throw new HttpError(404, 'Ce lien n’est pas valable')
    const { email, shelter, source, id } = agreed
    let count = 0
    // Beside Payload: its hooks keep every other column of a gift as it was paid.
    for (const table of [sql`donations`, sql`sponsorships`]) {
      const { rows } = await execute(sql`
        update ${table} set newsletter_at = null, newsletter_text = null, revision = revision + 1
        where lower(email) = ${email} and shelter_id is not distinct from ${shelter}
          and newsletter_at is not null
        returning id
      `)
      count += rows.length
    }
    if (count === 0) return
    await recordConsent(req, {
      kind: 'NEWSLETTER',
      decision: 'WITHDRAWN',
      email,
      shelter,
      text: WITHDRAWN_TEXT,
      source,
      sourceId: id,
    })
  })
}
