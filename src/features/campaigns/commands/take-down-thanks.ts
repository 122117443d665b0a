import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requireRight } from '@/platform/access/team-shelter'
import { record } from '@/platform/audit/hooks'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { RIGHT } from '../access'
import { COLLECTION, SENTENCES } from '../model'
import { forgetThanks } from './take-part'

/**
 * Takes a name off the wall, for the team: what anybody typed stands on its page.
 * @throws {HttpError} 404 for whoever has no part in the shelter, and once it is gone, 403
 */
export function takeDownThanks(
  req: PayloadRequest,
  { campaign, donation }: { campaign: string; donation: string },
): Promise<void> {
  return inTransaction(req, async (execute) => {
    const { rows } = await execute<{ shelter: string }>(sql`
      select c.shelter_id as shelter from campaign_thanks t join campaigns c on c.id = t.campaign_id
      where t.donation_id = ${donation}::uuid and c.id = ${campaign}::uuid`)
    const [row] = rows
    if (!row) throw new HttpError(404, SENTENCES.thanksGone)
    requireRight(req, row.shelter, RIGHT, SENTENCES.thanksGone)
    await forgetThanks(req, donation)
    const line = { id: campaign, shelter: row.shelter }
    await record(req, {
      action: 'UPDATE',
      collection: COLLECTION,
      before: line,
      after: line,
      note: 'Un nom retiré du mur des remerciements',
    })
  })
}
