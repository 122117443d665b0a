import type { PayloadRequest } from 'payload'

import type { Sponsorship } from '@/payload-types'

import { sponsored, tellDonor, type GiftFacts } from '../mails'
import { expiryLabel } from './card.model'

/** The card stops working within a month: better changed before a payment is refused. */
export const tellCardExpires = (
  req: PayloadRequest,
  facts: GiftFacts<Sponsorship>,
): Promise<void> =>
  tellDonor(req, facts, {
    type: 'PLAN_EXPIRED',
    subject: `Votre carte expire bientôt, pour ${sponsored(facts)}`,
    paragraphs: [
      `La carte de votre parrainage expire à la fin du mois ${expiryLabel(facts.row.card ?? {})}.`,
      'Indiquez la nouvelle depuis votre page\u00a0: le prochain paiement passera comme d’habitude.',
    ],
    button: 'Changer de carte',
  })
