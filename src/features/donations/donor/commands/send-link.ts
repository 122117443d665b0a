import { setTimeout } from 'node:timers/promises'

import { notify } from '@/features/notifications/commands'
import { createLimiter } from '@/platform/rate-limit/limiter'

import { donorUrl } from '../../links'
import { donorOfEmail, hasGiven, ownRequest } from '../queries'

/** Links to one address in a day: whoever types somebody else's is no flood for them. */
const perAddress = createLimiter({ name: 'donor-link', points: 5, seconds: 24 * 3600 })

/** Milliseconds that the answer takes at least: many times what writing a message takes. */
const ANSWER_MS = 300

/**
 * Sends the link of their page to whoever gave with this address; to nobody otherwise. It takes as
 * long either way, so that the time does not tell who gave.
 */
export async function sendDonorLink(email: string): Promise<void> {
  await Promise.all([sendLink(email), setTimeout(ANSWER_MS)])
}

async function sendLink(email: string): Promise<void> {
  const req = await ownRequest()
  const donor = await donorOfEmail(req, email)
  // Whoever opens a page of payment with the address of somebody else makes no donor of them.
  if (!donor || !(await hasGiven(req, donor.id))) return
  if ((await perAddress.take(donor.email)) > 0) return
  await notify(req, {
    type: 'GENERAL_INFO',
    isMailOnly: true,
    to: [{ email: donor.email }],
    subject: 'Votre page de dons',
    content: {
      title: 'Votre page de dons',
      paragraphs: [
        // No name: anybody may have been the first to write one for this address.
        'Bonjour,',
        'Voici le lien de votre page\u00a0: vos dons, vos reçus fiscaux et vos parrainages, que vous pouvez changer ou arrêter.',
      ],
      button: { label: 'Ouvrir ma page', href: donorUrl(donor.id) },
      notes: [
        'Ce lien est personnel\u00a0: il ouvre votre page sans mot de passe. Ne le transférez pas.',
        'Vous n’avez rien demandé\u00a0? Ne faites rien\u00a0: personne d’autre n’a reçu ce lien.',
      ],
    },
  })
}
