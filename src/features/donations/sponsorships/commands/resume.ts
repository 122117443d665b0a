import type { PayloadRequest } from 'payload'

import type { Sponsorship } from '@/payload-types'

import { factsOf, sponsored, tellDonor } from '../../mails'
import { euros, frequencyWords } from '../../model'
import { writeSponsorship } from '../../settle/ledger'
import { changeSponsorship, onlyFrom } from '../held'

/**
 * Takes terms again; nothing when they are taken already. The caller has checked the right to it.
 * @throws {HttpError} 404, 409, 503
 */
export async function resumeSponsorship(req: PayloadRequest, id: string): Promise<Sponsorship> {
  return changeSponsorship(req, id, {
    what: 'resume',
    isWanted(row) {
      if (row.status === 'ACTIVE') return false
      onlyFrom(row, 'PAUSED')
      return true
    },
    ask: ({ provider, at, key }) => provider.resume(at, key),
    async write(row) {
      onlyFrom(row, 'PAUSED', 'ACTIVE', 'PAST_DUE')
      // The card may have been refused at once: that stays.
      const status = row.status === 'PAUSED' ? 'ACTIVE' : row.status
      const written = await writeSponsorship(req, id, { status })
      const facts = await factsOf(req, written)
      await tellDonor(req, facts, {
        subject: 'Votre parrainage reprend',
        paragraphs: [
          `Merci\u00a0! ${euros(row.amountCents)} ${frequencyWords(row.frequency)} pour ${sponsored(facts)}, à partir du prochain paiement.`,
        ],
        button: 'Gérer mon parrainage',
      })
      return written
    },
  })
}
