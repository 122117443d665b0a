import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Payment } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { can, idOf } from '@/platform/access/model'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { log } from '@/platform/log'
import { ProviderRefusal, type PaymentProvider } from '@/platform/payments/types'

import { factsOf, tellRefunded } from '../mails'
import { euros, GIFT_LIMITS, totalOf, type Sums } from '../model'
import { atProvider, providerOf } from '../provider'
import {
  donationRow,
  linesOfPayment,
  sponsorshipRow,
  writeDonation,
  type Target,
} from '../settle/ledger'
import { refundParts, remainingOf } from '../settle/lines.model'
import { recordPayment, refundOf } from '../settle/payments'

/** Seconds in which the same refund again is taken for a second click. */
const SAME_CLICK_SECONDS = 120

const NO_MONEY =
  'Le solde du compte de paiement ne suffit pas pour ce remboursement. Réessayez après le prochain don, ou approvisionnez le compte.'
const REFUSED = 'Le prestataire de paiement a refusé ce remboursement.'

export type RefundOrder = {
  /** The charge, a row of `payments`. */
  paymentId: string
  /** Gift and tip together, in cents. */
  amountCents: number
  reason: string
}

const broken = (path: string, message: string): HttpError =>
  new HttpError(422, message, { fields: { [path]: message } })

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
  if (!reason) throw broken('reason', 'Indiquez la raison du remboursement')
  if (reason.length > GIFT_LIMITS.reason) {
    throw broken('reason', `${GIFT_LIMITS.reason} caractères au maximum`)
  }
  if (!Number.isSafeInteger(amountCents) || amountCents < 1) {
    throw broken('amountCents', 'Indiquez la somme à rembourser')
  }
  if (totalOf(left) <= 0) throw new HttpError(409, 'Ce paiement est déjà remboursé ou contesté')
  if (amountCents > totalOf(left)) {
    throw broken('amountCents', `Il reste ${euros(totalOf(left))} à rembourser au maximum`)
  }
}

async function giveBack(
  provider: PaymentProvider,
  charge: Payment,
  { amountCents, tipCents, reason, before }: Sums & { reason: string; before: number },
): Promise<void> {
  const at = { account: charge.account ?? null, id: charge.providerId }
  // The same sum after the same refunds is the same refund, also when the server died in between.
  const key = `refund:${charge.id}:${before}:${amountCents}`
  try {
    await provider.refund({ ...at, amountCents, tipCents, reason }, key)
  } catch (error) {
    const hasNoMoney =
      error instanceof ProviderRefusal && /balance|insufficient/i.test(error.code ?? '')
    if (hasNoMoney) throw new HttpError(422, NO_MONEY)
    await atProvider(Promise.reject(error as Error), REFUSED)
  }
}

/**
 * Gives money back, all or a part: first of the gift, then of the tip (see `refundParts`). The
 * receipt is cancelled, and replaced when a part of the gift is left; the donor is told. A second
 * click changes nothing.
 * @throws {HttpError} 404 without the right to the shelter's gifts, 409 when nothing is left, 422
 * for a wrong sum or when the shelter's balance does not suffice, 503
 */
export async function refundPayment(req: PayloadRequest, order: RefundOrder): Promise<void> {
  const wanted = { ...order, reason: order.reason.trim() }
  const charge = await chargeFor(req, wanted.paymentId)
  const target = targetOfPayment(charge)
  const by = actorOf(req)?.id ?? null
  await inTransaction(req, async (execute) => {
    const table = target.kind === 'donation' ? sql`donations` : sql`sponsorships`
    await execute(sql`select 1 from ${table} where id = ${target.id} for update`)
    const row =
      target.kind === 'donation'
        ? await donationRow(req, target.id)
        : await sponsorshipRow(req, target.id)
    if (!row) throw new HttpError(404, 'Paiement introuvable')
    if (await isSecondClick(req, execute, charge, wanted)) return
    const provider = providerOf(row)
    if (!provider) throw new HttpError(503)
    const { known } = await linesOfPayment(execute, charge)
    check(wanted, remainingOf(known))
    const paid = { amountCents: charge.amountCents, tipCents: charge.tipCents }
    const before = totalOf(paid) - totalOf(remainingOf(known))
    const tipCents =
      refundParts(paid, before + wanted.amountCents).tipCents - refundParts(paid, before).tipCents
    await giveBack(provider, charge, { ...wanted, tipCents, before })
    const at = { account: charge.account ?? null, id: charge.providerId }
    const payment = await atProvider(provider.readPayment(at), REFUSED)
    const note = { by, reason: wanted.reason }
    const now = new Date()
    const lines = await recordPayment(req, execute, {
      target,
      row,
      payment,
      agreed: paid,
      now,
      note,
    })
    if (target.kind === 'donation') {
      const status = payment.refundedCents >= payment.totalCents ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
      await writeDonation(req, target.id, { status, refundedCents: payment.refundedCents })
    }
    const refunded = refundOf(lines)
    if (refunded)
      await tellRefunded(req, await factsOf(req, row), { refunded, reason: wanted.reason })
    log.info({ payment: charge.id, cents: wanted.amountCents, by }, 'money was given back')
  })
}
