import { randomUUID } from 'node:crypto'

import { createLocalReq, type PayloadRequest } from 'payload'

import type { Sponsorship } from '@/payload-types'
import { ofName, ofOrganisation, toOrganisation } from '@/platform/french.model'
import { HttpError } from '@/platform/http/errors'
import type { PaymentProvider } from '@/platform/payments/types'

import { returnUrls } from '../../links'
import { totalOf } from '../../model'
import { atProvider, openProvider } from '../../provider'
import type { CheckoutBody } from '../../schema'
import { referenceOf } from '../../settle/ledger'
import { receiverOf, type Receiver } from '../facts'
import { planFor } from '../plan'
import { earlierRow, fingerprintOf, storePage, openRow, type Opened } from '../rows'

/** Sentence of the contract. */
const FAILED = 'Erreur lors de la création de la session de paiement'

const labelOf = (type: CheckoutBody['type'], { shelter, animal, campaign }: Receiver): string => {
  if (!shelter) return 'Don à Patte Blanche'
  if (type === 'sponsorship') {
    return `Parrainage ${animal ? ofName(animal.name) : ofOrganisation(shelter.name)}`
  }
  if (campaign) return `Don ${toOrganisation(shelter.name)}, «\u00a0${campaign.title}\u00a0»`
  return animal
    ? `Don ${toOrganisation(shelter.name)}, pour ${animal.name}`
    : `Don ${toOrganisation(shelter.name)}`
}

/** Makes the page of a row; the row's own key makes it the same page however often it is asked. */
async function makePage(
  provider: PaymentProvider,
  { target, row }: Opened,
  label: string,
): Promise<{ id: string; url: string; expiresAt: Date }> {
  const { amountCents, tipCents, email, account, expiresAt } = row
  const frequency = target.kind === 'sponsorship' ? (row as Sponsorship).frequency : null
  const order = {
    reference: referenceOf(target),
    account: account ?? null,
    frequency,
    amountCents,
    tipCents,
    label,
    email,
    ...returnUrls(row.id),
    expiresAt: new Date(expiresAt ?? 0),
  }
  return atProvider(provider.createCheckout(order, `checkout:${row.id}`), FAILED)
}

/** Where somebody goes who sends an attempt again. @throws {HttpError} 409 when its page is closed */
function pageAgain({ row }: Opened): string | null {
  const { status, checkoutUrl, expiresAt } = row
  if (status === 'PENDING') {
    const isOpen = Date.parse(expiresAt ?? '') > Date.now()
    if (isOpen) return checkoutUrl ?? null
  } else if (status !== 'EXPIRED' && status !== 'FAILED' && status !== 'ENDED') {
    return returnUrls(row.id).successUrl
  }
  throw new HttpError(409, 'Cette page de paiement est fermée. Rechargez la page et recommencez.')
}

/** What the page showed is what will be taken. @throws {HttpError} 409 */
function checkTotal({ amount, tipAmount, expectedTotal }: CheckoutBody): void {
  if (expectedTotal === undefined || expectedTotal === null) return
  if (expectedTotal === totalOf({ amountCents: amount, tipCents: tipAmount ?? 0 })) return
  throw new HttpError(409, 'Le total ne correspond pas à ce qui était affiché. Rechargez la page.')
}

/**
 * Opens a payment page: the row first, in its own commit; then the provider, by the row's key;
 * then the page is kept. Sent again with the same key, all of it gives the same page.
 * @param from.header of `Idempotency-Key`; the body's own key comes first
 * @param from.isPlainForm a form without JavaScript has no key: pressed twice, its contents are
 * @returns the provider's address to which the browser goes
 * @throws {HttpError} 404, 409 for another total or a key that served for something else, 422 when
 * the shelter or the animal cannot receive it, 503 without a provider
 */
export async function openCheckout(
  req: PayloadRequest,
  body: CheckoutBody,
  { header, isPlainForm }: { header: string | null; isPlainForm: boolean },
): Promise<string> {
  const provider = openProvider()
  checkTotal(body)
  const own = await createLocalReq({}, req.payload)
  const given = body.idempotencyKey ?? header
  const attempted = {
    key: given ?? randomUUID(),
    isByContent: isPlainForm && !given,
    fingerprint: fingerprintOf(body),
  }
  const earlier = await earlierRow(own, attempted)
  if (earlier) {
    const url = pageAgain(earlier)
    if (url) return url
  }
  const receiver = await receiverOf(own, body)
  const plan = body.type === 'sponsorship' ? await planFor(receiver.animal) : null
  // An address that nobody confirmed may be that of somebody else, whose gifts would join the account.
  const { user: giver } = req
  const isOwn = giver?.emailVerified && giver.email === body.customerEmail.toLowerCase()
  const user = isOwn ? giver.id : null
  const attempt = { ...attempted, body, receiver, provider: provider.name, plan, user }
  const opened = earlier ?? (await openRow(own, attempt))
  const page = await makePage(provider, opened, labelOf(body.type, receiver))
  await storePage(own, opened.target, page)
  return page.url
}
