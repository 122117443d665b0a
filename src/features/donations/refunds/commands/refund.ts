import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Payment } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { can, idOf } from '@/platform/access/model'
import { record } from '@/platform/audit/hooks'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'
import { log } from '@/platform/log'
import { ProviderRefusal, type PaymentProvider } from '@/platform/payments/types'
import { atMost } from '@/platform/validation/at-most.model'

import { euros, GIFT_LIMITS, totalOf, type Sums } from '../../model'
import { atProvider, providerOf } from '../../provider'
import { settle } from '../../settle/commands/settle'
import { linesOfPayment, type Target } from '../../settle/ledger'
import { nextRefundParts, refundedOf, remainingOf } from '../../settle/lines.model'
import { closeRefund, isOtherLeft, openOrder, placeRefund, type RefundOrderRow } from '../orders'
import { returnTips } from './return-tips'

/** Seconds in which the same refund again is taken for a second click. */
const SAME_CLICK_SECONDS = 120

const NO_MONEY =
  'Le solde du compte de paiement ne suffit pas pour ce remboursement. Réessayez après le prochain don, ou approvisionnez le compte.'
const UNDER_WAY = 'Un autre remboursement de ce paiement est en cours. Réessayez dans deux minutes.'
const REFUSED = 'Le prestataire de paiement a refusé ce remboursement.'
const DOWN =
  'Le service de paiement ne répond pas. Le remboursement est peut-être parti\u00a0: réessayez dans quelques minutes, il ne partira pas deux fois.'

export type RefundOrder = {
  /** The charge, a row of `payments`. */
  paymentId: string
  /** Gift and tip together, in cents. */
  amountCents: number
  reason: string
}

/** The charge, for whoever may give it back. @throws {HttpError} 404 */
async function chargeFor(req: PayloadRequest, id: string): Promise<Payment> {
  const payment = await req.payload.findByID({
    collection: 'payments',
    id,
    // The right to its shelter is checked below: a row of another one is not there at all.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
  const isMine = payment && can(actorOf(req), 'viewGiving', idOf(payment.shelter))
  if (!isMine || payment.kind !== 'CHARGE') throw new HttpError(404, 'Paiement introuvable')
  return payment
}

const targetOfPayment = ({ donation, sponsorship }: Payment): Target =>
  donation
    ? { kind: 'donation', id: idOf(donation) ?? '' }
    : { kind: 'sponsorship', id: idOf(sponsorship) ?? '' }

/** Did this person just give back this very sum, for this very reason? */
async function isSecondClick(
  req: PayloadRequest,
  execute: Execute,
  charge: Payment,
  { amountCents, reason }: RefundOrder,
): Promise<boolean> {
  const { rows } = await execute(sql`
    select 1 from payments
    where provider = ${charge.provider} and provider_id = ${charge.providerId}
      and kind = 'REFUND' and by_id = ${actorOf(req)?.id ?? null} and reason = ${reason}
      and amount_cents + tip_cents = ${-amountCents}
      and created_at > now() - make_interval(secs => ${SAME_CLICK_SECONDS})
  `)
  return rows.length > 0
}

function check({ amountCents, reason }: RefundOrder, left: Sums): void {
  if (!reason) throw invalidField('reason', 'Indiquez la raison du remboursement')
  if (reason.length > GIFT_LIMITS.reason) {
    throw invalidField('reason', atMost(GIFT_LIMITS.reason))
  }
  if (!Number.isSafeInteger(amountCents) || amountCents < 1) {
    throw invalidField('amountCents', 'Indiquez la somme à rembourser')
  }
  if (totalOf(left) <= 0) throw new HttpError(409, 'Ce paiement est déjà remboursé ou contesté')
  if (amountCents > totalOf(left)) {
    throw invalidField('amountCents', `Il reste ${euros(totalOf(left))} à rembourser au maximum`)
  }
}

/**
 * Writes down what is to be given back, before the provider hears of it. The same sum again, while
 * the first is under way, is the same refund.
 * @returns `null` when this person just gave it back already
 * @throws {HttpError} 409 while another one is under way, or when nothing is left, 422
 */
async function place(
  req: PayloadRequest,
  charge: Payment,
  wanted: RefundOrder,
): Promise<RefundOrderRow | null> {
  const { kind, id } = targetOfPayment(charge)
  return inTransaction(req, async (execute) => {
    const table = kind === 'donation' ? sql`donations` : sql`sponsorships`
    await execute(sql`select 1 from ${table} where id = ${id} for update`)
    if (await isSecondClick(req, execute, charge, wanted)) return null
    const { known } = await linesOfPayment(execute, charge)
    check(wanted, remainingOf(known))
    const beforeCents = refundedOf(known)
    const open = await openOrder(execute, charge.id, beforeCents)
    if (open?.amountCents === wanted.amountCents) return open
    if (open?.isRecent) throw new HttpError(409, UNDER_WAY)
    if (open) await closeRefund(execute, open.id, 'ABANDONED')
    const { tipCents } = nextRefundParts(known, wanted.amountCents)
    const { amountCents, reason } = wanted
    const by = actorOf(req)?.id ?? null
    return placeRefund(execute, charge.id, { beforeCents, amountCents, tipCents, reason, by })
  })
}

/**
 * What became of another sum whose answer never came is looked up before this one is written down:
 * it may have gone back, and only the provider knows.
 * @throws {HttpError} 503
 */
async function lookUpOther(
  req: PayloadRequest,
  charge: Payment,
  { amountCents }: RefundOrder,
): Promise<void> {
  const { drizzle } = req.payload.db
  if (!(await isOtherLeft(drizzle.execute.bind(drizzle), charge.id, amountCents))) return
  await atProvider(settle(req, targetOfPayment(charge)), REFUSED, DOWN)
}

async function giveBack(
  req: PayloadRequest,
  provider: PaymentProvider,
  charge: Payment,
  { id, beforeCents, amountCents, tipCents, reason }: RefundOrderRow,
): Promise<void> {
  const at = { account: charge.account ?? null, id: charge.providerId }
  try {
    const isAgain = beforeCents > 0
    await provider.refund({ ...at, amountCents, tipCents, reason, isAgain }, `refund:${id}`)
  } catch (error) {
    if (!(error instanceof ProviderRefusal))
      return atProvider(Promise.reject(error as Error), REFUSED, DOWN)
    await inTransaction(req, (execute) => closeRefund(execute, id, 'REFUSED'))
    if (/balance|insufficient/i.test(error.code ?? '')) throw new HttpError(422, NO_MONEY)
    await atProvider(Promise.reject(error), REFUSED)
  }
}

/**
 * Gives money back, all or a part: first of the gift, then of the tip (see `refundParts`). Who and
 * why is written down first, then the provider is asked, then the settlement writes what happened:
 * the line, the receipt that is cancelled and replaced, the message; then the platform gives its
 * share of the tip back to the shelter. A server that dies on the way leaves what the next look
 * mends. A second click changes nothing.
 * @throws {HttpError} 404 without the right to the shelter's gifts, 409 when nothing is left or
 * another refund of it is under way, 422 for a wrong sum or when the shelter's balance does not
 * suffice, 503
 */
export async function refundPayment(req: PayloadRequest, order: RefundOrder): Promise<void> {
  const wanted = { ...order, reason: order.reason.trim() }
  const charge = await chargeFor(req, wanted.paymentId)
  const provider = providerOf(charge)
  if (!provider) throw new HttpError(503)
  await lookUpOther(req, charge, wanted)
  const placed = await place(req, charge, wanted)
  if (!placed) return
  await giveBack(req, provider, charge, placed)
  await atProvider(settle(req, targetOfPayment(charge)), REFUSED, DOWN)
  await returnTips(req, provider, charge.id)
  const { kind, id } = targetOfPayment(charge)
  const row = { id, shelter: idOf(charge.shelter) }
  await record(req, {
    action: 'UPDATE',
    collection: kind === 'donation' ? 'donations' : 'sponsorships',
    before: row,
    after: row,
    note: `Remboursement de ${euros(placed.amountCents)}`,
  })
  log.info({ payment: charge.id, cents: placed.amountCents, by: placed.by }, 'money was given back')
}
