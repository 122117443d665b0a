import { forgetThanks } from '@/features/campaigns/commands/take-part'
import { idOf } from '@/platform/access/model'
import { idOfToken } from '@/platform/access/personal-link'
import { recordConsent } from '@/platform/consents/record'
import { THANKS_TEXT } from '@/features/campaigns/model'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { donationRow } from '../../settle/ledger'
import { ownRequest } from '../queries'

/**
 * Takes the name of a gift off the wall of its campaign, by the donor's personal link.
 * @throws {HttpError} 404 for a gift of somebody else, and once the name is gone
 */
export async function leaveWall({
  token,
  donation,
}: {
  token: string
  donation: string
}): Promise<void> {
  const donor = idOfToken('donor', token)
  const req = await ownRequest()
  const row = donor ? await donationRow(req, donation) : null
  if (!row || idOf(row.donor) !== donor) throw new HttpError(404, 'Don introuvable')
  await inTransaction(req, async () => {
    if (!(await forgetThanks(req, donation))) throw new HttpError(404, 'Don introuvable')
    await recordConsent(req, {
      kind: 'THANKS_WALL',
      decision: 'WITHDRAWN',
      email: row.email,
      shelter: idOf(row.shelter),
      text: THANKS_TEXT,
      source: 'donations',
      sourceId: row.id,
    })
  })
}
