import type { PayloadRequest } from 'payload'

import type { Sponsorship } from '@/payload-types'

import { factsOf, sponsored, tellDonor } from '../../mails'
import { atProvider } from '../../provider'
import { writeSponsorship } from '../../settle/ledger'
import { REFUSED, withSponsorship, onlyFrom } from '../held'

/**
 * Takes no more term until it is resumed; nothing when it is paused already. The caller has
 * checked the right to it.
 * @throws {HttpError} 404, 409, 503
 */
export async function pauseSponsorship(req: PayloadRequest, id: string): Promise<Sponsorship> {
  return withSponsorship(req, id, 'pause', async ({ row, provider, at, key }) => {
    if (row.status === 'PAUSED') return row
    onlyFrom(row, 'ACTIVE', 'PAST_DUE')
    await atProvider(provider.pause(at, key), REFUSED)
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
  })
}
