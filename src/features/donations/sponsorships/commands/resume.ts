import type { PayloadRequest } from 'payload'

import type { Sponsorship } from '@/payload-types'

import { factsOf, sponsored, tellDonor } from '../../mails'
import { euros, frequencyWords } from '../../model'
import { atProvider } from '../../provider'
import { writeSponsorship } from '../../settle/ledger'
import { REFUSED, withSponsorship, onlyFrom } from '../held'

/**
 * Takes terms again; nothing when they are taken already. The caller has checked the right to it.
 * @throws {HttpError} 404, 409, 503
 */
export async function resumeSponsorship(req: PayloadRequest, id: string): Promise<Sponsorship> {
  return withSponsorship(req, id, 'resume', async ({ row, provider, at, key }) => {
    if (row.status === 'ACTIVE') return row
    onlyFrom(row, 'PAUSED')
    await atProvider(provider.resume(at, key), REFUSED)
    const written = await writeSponsorship(req, id, { status: 'ACTIVE' })
    const facts = await factsOf(req, written)
    await tellDonor(req, facts, {
      subject: 'Votre parrainage reprend',
      paragraphs: [
        `Merci\u00a0! ${euros(row.amountCents)} ${frequencyWords(row.frequency)} pour ${sponsored(facts)}, à partir du prochain paiement.`,
      ],
      button: 'Gérer mon parrainage',
    })
    return written
  })
}
