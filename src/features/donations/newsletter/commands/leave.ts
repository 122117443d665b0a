import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { recordConsent } from '@/platform/consents/record'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { ownRequest, agreedBy, type Agreed } from '../queries'

const WITHDRAWN_TEXT = 'Ne plus recevoir les nouvelles du refuge par e-mail'

type Asked = { id: string; source: Agreed['source']; at: Date | string; text: string | null }

/** The gifts with which the news were asked for, held until the transaction ends. */
async function heldGifts(execute: Execute, { email, shelter }: Agreed): Promise<Asked[]> {
  const found: Asked[] = []
  for (const source of ['donations', 'sponsorships'] as const) {
    const { rows } = await execute<Asked>(sql`
      select id, ${source}::text as source, newsletter_at as at, newsletter_text as text
      from ${sql.identifier(source)}
      where lower(email) = ${email} and shelter_id is not distinct from ${shelter}
        and newsletter_at is not null
      order by id for update
    `)
    found.push(...rows)
  }
  return found
}

/** The proof of a gift that is older than the log goes into it before the gift forgets it. */
async function storeProof(
  req: PayloadRequest,
  { email, shelter }: Agreed,
  { id, source, at, text }: Asked,
): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'consents',
    // The program looks whether its own log has the row; nothing of it leaves.
    overrideAccess: true,
    req,
    where: { and: [{ sourceId: { equals: id } }, { kind: { equals: 'NEWSLETTER' } }] },
  })
  if (totalDocs > 0 || !text) return
  const kind = 'NEWSLETTER'
  const given = new Date(at).toISOString()
  await recordConsent(req, { kind, email, shelter, text, source, sourceId: id, at: given })
}

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
    const gifts = await heldGifts(execute, agreed)
    if (gifts.length === 0) return
    for (const gift of gifts) {
      await storeProof(req, agreed, gift)
      // Beside Payload: its hooks keep every other column of a gift as it was paid.
      await execute(sql`
        update ${sql.identifier(gift.source)}
        set newsletter_at = null, newsletter_text = null, revision = revision + 1
        where id = ${gift.id}
      `)
    }
    const { email, shelter, source, id } = agreed
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
