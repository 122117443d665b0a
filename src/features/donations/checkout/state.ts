import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { campaignOfGift } from '@/features/campaigns/commands/take-part'
import { receiptStateOf } from '@/features/receipts/queries'
import type { Donation, Sponsorship } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { sessionOf } from '@/platform/db/session'
import { HttpError } from '@/platform/http/errors'
import { safeMessage } from '@/platform/jobs/model'
import { log } from '@/platform/log'

import { animalOf, idOfGift, shelterOf } from '../links'
import type { GiftState } from '../model'
import { settle } from '../settle/commands/settle'
import { donationRow, sponsorshipRow, type Target } from '../settle/ledger'
import { mayLook } from './limits'

type Found = { target: Target; row: Donation | Sponsorship }

async function find(req: PayloadRequest, id: string): Promise<Found | null> {
  const donation = await donationRow(req, id)
  if (donation) return { target: { kind: 'donation', id }, row: donation }
  const sponsorship = await sponsorshipRow(req, id)
  return sponsorship && { target: { kind: 'sponsorship', id }, row: sponsorship }
}

function stateOf({ row }: Found): GiftState['state'] {
  const { status } = row
  if (status === 'PENDING') return 'pending'
  if (status === 'FAILED') return 'failed'
  if (status === 'EXPIRED') return 'expired'
  if (status !== 'ENDED') return 'paid'
  return row.endReason === 'EXPIRED' ? 'expired' : 'paid'
}

/** Is the first receipt of a gift there, on its way, or not to come? */
async function receiptOf(
  req: PayloadRequest,
  { target, row }: Found,
): Promise<GiftState['receipt']> {
  if (!row.receiptWanted) return 'none'
  const session = await sessionOf(req)
  const column = target.kind === 'donation' ? sql`donation_id` : sql`sponsorship_id`
  const { rows } = await session.execute<{ id: string }>(sql`
    select id from payments where ${column} = ${target.id} and kind = 'CHARGE'
    order by happened_at limit 1
  `)
  // Ordered when the payment is known: by then the shelter may give none any more.
  if (rows[0]) return receiptStateOf(req, rows[0].id)
  return row.status === 'PENDING' ? 'coming' : 'none'
}

/** A page that was paid is shown as soon as the provider says so, whatever became of its event. */
async function lookAgain(req: PayloadRequest, found: Found): Promise<Found> {
  if (found.row.status !== 'PENDING' || !(await mayLook(found.target.id))) return found
  try {
    await settle(req, found.target)
  } catch (error) {
    // The page says « en attente », which is true, and asks again.
    log.warn({ ...found.target, error: safeMessage(error) }, 'a gift could not be looked up')
  }
  return (await find(req, found.target.id)) ?? found
}

/**
 * What somebody who comes back from the payment page may know of their gift. Never a way to what
 * else was given with that address: whoever typed it need not own it.
 * @param looks whether the provider is asked about a gift that is still open; without it the
 * answer is at once what is known here
 * @throws {HttpError} 404 for a token that opens nothing
 */
export async function giftState(
  req: PayloadRequest,
  token: string,
  { looks = true }: { looks?: boolean } = {},
): Promise<GiftState> {
  const id = idOfGift(token)
  const first = id ? await find(req, id) : null
  if (!first) throw new HttpError(404, 'Don introuvable')
  const found = looks ? await lookAgain(req, first) : first
  const { target, row } = found
  const shelter = await shelterOf(req, row.shelter)
  const animal = await animalOf(req, row.animal)
  const isDonation = target.kind === 'donation'
  const isTip = isDonation && (row as Donation).type === 'TIP'
  const state = stateOf(found)
  return {
    kind: isTip ? 'tip' : target.kind,
    state,
    amountCents: row.amountCents,
    tipCents: row.tipCents,
    frequency: isDonation ? null : (row as Sponsorship).frequency,
    firstName: row.firstName ?? '',
    shelter: shelter && { id: shelter.id, slug: shelter.slug, name: shelter.name },
    animal: animal && { id: animal.id, name: animal.name },
    campaign: await campaignOfGift(req, 'campaign' in row ? idOf(row.campaign) : null),
    receipt: await receiptOf(req, found),
    donorPath: state === 'paid' ? '/mes-dons' : null,
  }
}
