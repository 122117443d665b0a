import type { PayloadRequest } from 'payload'

import type { Sponsorship } from '@/payload-types'
import { invalidField } from '@/platform/http/errors'

import { factsOf, sponsored, tellDonor } from '../../mails'
import { euros, frequencyWords, GIFT_LIMITS } from '../../model'
import { atProvider } from '../../provider'
import { writeSponsorship } from '../../settle/ledger'
import { REFUSED, withSponsorship, onlyFrom } from '../held'

/**
 * Changes what a sponsor gives, from the next term on. The caller has checked the right to it.
 * @param amountCents within the limits of a gift
 * @throws {HttpError} 404, 409, 422 for a wrong amount, 503
 */
export async function changeSponsorshipAmount(
  req: PayloadRequest,
  id: string,
  amountCents: number,
): Promise<Sponsorship> {
  const { amountMin, amountMax } = GIFT_LIMITS
  if (!Number.isSafeInteger(amountCents) || amountCents < amountMin || amountCents > amountMax) {
    throw invalidField('amountCents', 'Le montant est entre 1 € et 10 000 €')
  }
  return withSponsorship(req, id, 'amount', async ({ row, provider, at, key }) => {
    if (row.amountCents === amountCents) return row
    onlyFrom(row, 'ACTIVE', 'PAST_DUE', 'PAUSED')
    await atProvider(
      provider.changeAmount({ ...at, amountCents }, `${key}:${amountCents}`),
      REFUSED,
    )
    const written = await writeSponsorship(req, id, { amountCents })
    const facts = await factsOf(req, written)
    await tellDonor(req, facts, {
      subject: `Nouveau montant pour ${sponsored(facts)}`,
      paragraphs: [
        `À partir du prochain paiement, vous donnez ${euros(amountCents)} ${frequencyWords(row.frequency)} au lieu de ${euros(row.amountCents)}.`,
      ],
      button: 'Gérer mon parrainage',
    })
    return written
  })
}
