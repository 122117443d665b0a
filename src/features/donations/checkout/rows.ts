import { createHash } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'

import { keepThanks } from '@/features/campaigns/commands/take-part'
import { THANKS_TEXT } from '@/features/campaigns/model'
import type { Donation, Sponsorship } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { recordConsent } from '@/platform/consents/record'
import { sessionOf } from '@/platform/db/session'
import { inTransaction, lockName } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { CHECKOUT_HOURS, NEWSLETTER_TEXT, RECEIPT_TEXT } from '../model'
import type { CheckoutBody } from '../schema'
import type { Target } from '../settle/ledger'
import type { Receiver } from './facts'

const HOUR_MS = 3_600_000

/** What makes two requests with one key the same: everything that was sent but the key. */
export function fingerprintOf(body: CheckoutBody): string {
  const { idempotencyKey: _key, ...rest } = body
  const sent = Object.entries(rest)
    .filter(([, value]) => value !== undefined && value !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex')
}

type Attempt = {
  body: CheckoutBody
  receiver: Receiver
  key: string
  /** No key came: what was sent a moment ago is the same attempt. Forms without JavaScript. */
  isByContent: boolean
  fingerprint: string
  provider: string
  plan: string | null
  /** Who is signed in, when they gave the confirmed address of their account. */
  user: string | null
}

/** One row for an e-mail address; the name that it was first given with stays. */
async function donorFor(req: PayloadRequest, { body, user }: Attempt): Promise<string> {
  const email = body.customerEmail.toLowerCase()
  const session = await sessionOf(req)
  // Held in common: a row that is made anonymous at that moment has another address by now.
  const { rows } = await session.execute<{ id: string }>(
    sql`select id from donors where email = ${email} for key share`,
  )
  if (rows[0]) return rows[0].id
  const { id } = await req.payload.create({
    collection: 'donors',
    data: { email, firstName: body.customerFirstName, lastName: body.customerLastName, user },
    // Donors are written by this command alone.
    overrideAccess: true,
    depth: 0,
    req,
  })
  return id
}

function columnsOf({ body, receiver, key, fingerprint, provider }: Attempt, donor: string) {
  const { shelter, animal } = receiver
  const now = Date.now()
  const wantsReceipt = Boolean(body.receiptWanted && shelter?.taxReceiptsEnabled)
  return {
    shelter: shelter?.id ?? null,
    animal: animal?.id ?? null,
    donor,
    amountCents: body.amount,
    tipCents: body.tipAmount ?? 0,
    currency: 'EUR',
    firstName: body.customerFirstName,
    lastName: body.customerLastName,
    email: body.customerEmail,
    message: body.customerMessage ?? null,
    isAnonymous: body.anonymous ?? false,
    newsletterAt: body.newsletter ? new Date(now).toISOString() : null,
    newsletterText: body.newsletter ? NEWSLETTER_TEXT : null,
    receiptWanted: wantsReceipt,
    // Asked for only when a receipt is wanted, and kept only then.
    address: wantsReceipt && body.address ? body.address : {},
    provider,
    account: shelter?.stripeAccountId ?? null,
    expiresAt: new Date(now + CHECKOUT_HOURS * HOUR_MS).toISOString(),
    idempotencyKey: key,
    fingerprint,
    revision: 0,
  }
}

export type Opened = { target: Target; row: Donation | Sponsorship }

/** The newest row that was sent like this; whoever knows it gets its page, and nothing else. */
async function newest(req: PayloadRequest, where: Where): Promise<Opened | null> {
  for (const collection of ['donations', 'sponsorships'] as const) {
    const { docs } = await req.payload.find({
      collection,
      where,
      sort: '-createdAt',
      // The key is the right, or every word of what was sent.
      overrideAccess: true,
      depth: 0,
      limit: 1,
      pagination: false,
      req,
    })
    const kind = collection === 'donations' ? 'donation' : 'sponsorship'
    if (docs[0]) return { target: { kind, id: docs[0].id }, row: docs[0] }
  }
  return null
}

const byKey = (req: PayloadRequest, key: string): Promise<Opened | null> =>
  newest(req, { idempotencyKey: { equals: key } })

/** Minutes in which the very same form again is a second press, not a second gift. */
const SAME_PRESS_MINUTES = 10

/** The row of the very same form, sent a moment ago and not paid yet. */
function byContent(req: PayloadRequest, fingerprint: string): Promise<Opened | null> {
  const since = new Date(Date.now() - SAME_PRESS_MINUTES * 60_000).toISOString()
  const conditions: Where[] = [
    { status: { equals: 'PENDING' } },
    { createdAt: { greater_than: since } },
    { fingerprint: { equals: fingerprint } },
  ]
  return newest(req, { and: conditions })
}

async function createRow(req: PayloadRequest, attempt: Attempt): Promise<Opened> {
  const donor = await donorFor(req, attempt)
  const data = columnsOf(attempt, donor)
  if (attempt.body.type === 'sponsorship') {
    const frequency = attempt.body.frequency ?? 'monthly'
    const row = await req.payload.create({
      collection: 'sponsorships',
      data: { ...data, status: 'PENDING', frequency, plan: attempt.plan },
      // Gifts are opened by this command alone, for anybody.
      overrideAccess: true,
      depth: 0,
      req,
    })
    return { target: { kind: 'sponsorship', id: row.id }, row }
  }
  const { campaign } = attempt.receiver
  const type = attempt.body.type === 'tip' ? 'TIP' : 'DONATION'
  const row = await req.payload.create({
    collection: 'donations',
    data: {
      ...data,
      campaign: campaign?.id ?? null,
      status: 'PENDING',
      type,
      refundedCents: 0,
    },
    // As above.
    overrideAccess: true,
    depth: 0,
    req,
  })
  const { thanksName, thanksAmount } = attempt.body
  if (campaign && thanksName) {
    await recordConsent(req, {
      kind: 'THANKS_WALL',
      email: row.email,
      user: attempt.user,
      shelter: idOf(row.shelter),
      text: THANKS_TEXT,
      source: 'donations',
      sourceId: row.id,
    })
    await keepThanks(req, {
      donation: row.id,
      campaign: campaign.id,
      name: thanksName,
      showsAmount: Boolean(thanksAmount),
    })
  }
  return { target: { kind: 'donation', id: row.id }, row }
}

/** What the donor ticked of their own will, beside the gift itself. */
async function recordConsents(
  req: PayloadRequest,
  { user }: Attempt,
  { target, row }: Opened,
): Promise<void> {
  const agreed = {
    email: row.email,
    user,
    shelter: idOf(row.shelter),
    source: target.kind === 'donation' ? ('donations' as const) : ('sponsorships' as const),
    sourceId: row.id,
  }
  if (row.newsletterText) {
    await recordConsent(req, { ...agreed, kind: 'NEWSLETTER', text: row.newsletterText })
  }
  if (row.receiptWanted)
    await recordConsent(req, { ...agreed, kind: 'RECEIPT', text: RECEIPT_TEXT })
}

/**
 * The row of an earlier request with this key, or with these contents when no key came.
 * @throws {HttpError} 409 when its key came with something else
 */
export async function earlierRow(
  req: PayloadRequest,
  { key, fingerprint, isByContent }: Pick<Attempt, 'key' | 'fingerprint' | 'isByContent'>,
): Promise<Opened | null> {
  if (isByContent) return byContent(req, fingerprint)
  const found = await byKey(req, key)
  if (found && found.row.fingerprint !== fingerprint) {
    throw new HttpError(409, 'Cet envoi a déjà servi pour un autre don. Rechargez la page.')
  }
  return found
}

/**
 * The row of an attempt, kept before the provider hears of it: a payment never comes from nowhere.
 * The same key gives the same row, two at once included; so does the same form without a key.
 * @throws {HttpError} 409 when the key was sent with something else
 */
export async function openRow(req: PayloadRequest, attempt: Attempt): Promise<Opened> {
  return inTransaction(req, async (execute) => {
    const email = attempt.body.customerEmail.toLowerCase()
    const gift = attempt.isByContent ? attempt.fingerprint : attempt.key
    for (const text of [`gift ${gift}`, `donor ${email}`]) {
      await lockName(execute, text)
    }
    const earlier = await earlierRow(req, attempt)
    if (earlier) return earlier
    const opened = await createRow(req, attempt)
    await recordConsents(req, attempt, opened)
    return opened
  })
}

/** Keeps the page of a row, unless it has one. @returns the row as it is then */
export async function storePage(
  req: PayloadRequest,
  { kind, id }: Target,
  page: { id: string; url: string; expiresAt: Date },
): Promise<void> {
  await inTransaction(req, async (execute) => {
    const table = kind === 'donation' ? sql`donations` : sql`sponsorships`
    await execute(sql`
      update ${table} set checkout_id = ${page.id}, checkout_url = ${page.url},
        expires_at = ${page.expiresAt.toISOString()}, revision = revision + 1, updated_at = now()
      where id = ${id} and checkout_url is null
    `)
  })
}
