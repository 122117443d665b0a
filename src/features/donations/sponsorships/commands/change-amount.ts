import type { PayloadRequest } from 'payload'

import type { Sponsorship } from '@/payload-types'
import { invalidField } from '@/platform/http/errors'

import { factsOf, sponsored, tellDonor } from '../../mails'
import { euros, frequencyWords, GIFT_LIMITS } from '../../model'
import { writeSponsorship } from '../../settle/ledger'
import { changeSponsorship, onlyFrom } from '../held'

const MAY_CHANGE = ['ACTIVE', 'PAST_DUE', 'PAUSED'] as const

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
  return changeSponsorship(req, id, {
    what: `amount:${amountCents}`,
    isWanted(row) {
      if (row.amountCents === amountCents) return false
      onlyFrom(row, ...MAY_CHANGE)
      return true
    },
    ask: ({ provider, at, key }) => provider.changeAmount({ ...at, amountCents }, key),
    async write(row, before) {
      onlyFrom(row, ...MAY_CHANGE, 'AWAITING_CHOICE')
      const written = await writeSponsorship(req, id, { amountCents })
      const facts = await factsOf(req, written)
      await tellDonor(req, facts, {
        subject: `Nouveau montant pour ${sponsored(facts)}`,
        paragraphs: [
          `À partir du prochain paiement, vous donnez ${euros(amountCents)} ${frequencyWords(row.frequency)} au lieu de ${euros(before.amountCents)}.`,
        ],
        button: 'Gérer mon parrainage',
      })
      return written
    },
  })
}
