import type { PayloadRequest } from 'payload'

import { notify } from '@/features/notifications/commands'
import type { Receipt } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { personalToken } from '@/platform/access/personal-link'
import { env } from '@/platform/env'
import { ofOrganisation, toOrganisation } from '@/platform/french.model'
import { plainDay } from '@/platform/time/model'

import { eurosLabel, type ReceiptFacts, type ReceiptSnapshot } from './model'

/** Where whoever has the message opens the receipt: a path of the API. */
export const receiptPath = (receiptId: string): string =>
  `/api/receipts/${personalToken('receipt', receiptId)}`

/** To the donor: the receipt is here, or replaces the one before. In the receipt's transaction. */
export async function tellReceipt(req: PayloadRequest, receipt: Receipt): Promise<void> {
  const { donor, issuer, paidAt, label, amountCents, replaces } = receipt.facts as ReceiptSnapshot
  const opening = replaces
    ? `Le montant de votre don, ou une mention du reçu, a changé. Ce reçu annule et remplace le reçu n°\u00a0${replaces}, que vous ne devez plus utiliser.`
    : `Voici le reçu fiscal de votre don ${toOrganisation(issuer.name)}. Gardez-le\u00a0: l’administration fiscale peut vous le demander.`
  await notify(req, {
    type: 'GENERAL_INFO',
    actionUrl: '/mes-dons',
    to: [{ name: `${donor.firstName} ${donor.lastName}`, email: donor.email }],
    subject: `Votre reçu fiscal n°\u00a0${label}`,
    shelter: idOf(receipt.shelter),
    content: {
      title: `Votre reçu fiscal n°\u00a0${label}`,
      paragraphs: [`Bonjour ${donor.firstName},`, opening],
      facts: [
        { label: 'Association', value: issuer.name },
        { label: 'Don', value: eurosLabel(amountCents) },
        { label: 'Date du don', value: plainDay(new Date(paidAt)) },
      ],
      button: { label: 'Ouvrir mon reçu', href: env.publicUrl + receiptPath(receipt.id) },
      notes: [
        'Ce lien est personnel\u00a0: il ouvre votre reçu sans mot de passe. Le pourboire éventuel à la plateforme n’est pas compris.',
      ],
    },
  })
}

/**
 * To the donor of a receipt that was cancelled and is not replaced.
 * @param donor as they are now: the receipt keeps the address that they had
 */
export async function tellCancelled(
  req: PayloadRequest,
  receipt: Receipt,
  donor: ReceiptFacts['donor'],
): Promise<void> {
  const { issuer, label } = receipt.facts as ReceiptSnapshot
  await notify(req, {
    type: 'GENERAL_INFO',
    actionUrl: '/mes-dons',
    to: [{ name: `${donor.firstName} ${donor.lastName}`, email: donor.email }],
    subject: `Votre reçu fiscal n°\u00a0${label} est annulé`,
    shelter: idOf(receipt.shelter),
    content: {
      title: `Votre reçu fiscal n°\u00a0${label} est annulé`,
      paragraphs: [
        `Bonjour ${donor.firstName},`,
        `Le reçu n°\u00a0${label} ${ofOrganisation(issuer.name)} n’est plus valable\u00a0: ne l’utilisez pas dans votre déclaration de revenus.`,
      ],
      facts: [{ label: 'Motif', value: receipt.cancelReason ?? '' }],
    },
  })
}
