import type { PayloadRequest } from 'payload'

import type { Sponsorship } from '@/payload-types'

import { factsOf, sponsored, tellDonor } from '../../mails'
import { writeSponsorship } from '../../settle/ledger'
import { changeSponsorship, onlyFrom } from '../held'

/**
 * Takes no more term until it is resumed; nothing when it is paused already. The caller has
 * checked the right to it.
 * @throws {HttpError} 404, 409, 503
 */
export async function pauseSponsorship(req: PayloadRequest, id: string): Promise<Sponsorship> {
  return changeSponsorship(req, id, {
    what: 'pause',
    isWanted(row) {
      if (row.status === 'PAUSED') return false
      onlyFrom(row, 'ACTIVE', 'PAST_DUE')
      return true
    },
    ask: ({ provider, at, key }) => provider.pause(at, key),
    async write(row) {
      onlyFrom(row, 'ACTIVE', 'PAST_DUE', 'PAUSED')
      const written = await writeSponsorship(req, id, { status: 'PAUSED' })
      const facts = await factsOf(req, written)
      await tellDonor(req, facts, {
        subject: 'Votre parrainage est en pause',
        paragraphs: [
          `Plus rien n’est débité pour ${sponsored(facts)} jusqu’à ce que vous repreniez.`,
        ],
        button: 'Reprendre mon parrainage',
      })
      return written
    },
  })
}
