import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Donation, Sponsorship } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import type { Execute } from '@/platform/db/transaction'
import { ID_PATTERN } from '@/platform/ids.model'

import type { PaymentKind } from '../model'
import type { KnownLine, Line } from './lines.model'

export type Target = { kind: 'donation' | 'sponsorship'; id: string }

/** What is given to the provider, and comes back with all that it says. */
export const referenceOf = ({ kind, id }: Target): string => `${kind}:${id}`

const REFERENCE = new RegExp(`^(donation|sponsorship):(${ID_PATTERN})$`)

/** The row that a reference names, `null` for one that is not ours. */
export function targetOf(reference: string | null): Target | null {
  const [, kind, id] = REFERENCE.exec(reference ?? '') ?? []
  return kind && id ? { kind: kind as Target['kind'], id } : null
}

/** Whose a line is. */
export type Owner = {
  target: Target
  shelter: string | null
  animal: string | null
  donor: string
  provider: string
  account: string | null
}

export function ownerOf(target: Target, row: Donation | Sponsorship): Owner {
  return {
    target,
    shelter: idOf(row.shelter),
    animal: idOf(row.animal),
    donor: idOf(row.donor) ?? '',
    provider: row.provider,
    account: row.account ?? null,
  }
}

/** What a person of the team adds to a line: who gave money back, and why. */
export type Note = { by?: string | null; reason?: string | null }

/**
 * Adds a line to the ledger, in the caller's transaction.
 * @returns its id, or `null` when it stands there already: then somebody else has done the rest
 */
export async function addLine(
  execute: Execute,
  owner: Owner,
  line: Line,
  { by = null, reason = null }: Note = {},
): Promise<string | null> {
  const { target, shelter, animal, donor, provider, account } = owner
  const { rows } = await execute<{ id: string }>(sql`
    insert into payments (id, shelter_id, kind, happened_at, donation_id, sponsorship_id,
      animal_id, donor_id, amount_cents, tip_cents, currency, provider, account, provider_id,
      entry_key, card_brand, card_last4, card_expires_month, card_expires_year, by_id, reason,
      created_at, updated_at)
    values (${randomUUID()}, ${shelter}, ${line.kind}, ${line.happenedAt.toISOString()},
      ${target.kind === 'donation' ? target.id : null},
      ${target.kind === 'sponsorship' ? target.id : null},
      ${animal}, ${donor}, ${line.amountCents}, ${line.tipCents}, ${line.currency}, ${provider},
      ${account}, ${line.providerId}, ${line.entryKey}, ${line.card?.brand ?? null},
      ${line.card?.last4 ?? null}, ${line.card?.expiresMonth ?? null},
      ${line.card?.expiresYear ?? null}, ${by}, ${reason}, now(), now())
    on conflict (entry_key) do nothing
    returning id
  `)
  return rows[0]?.id ?? null
}

type Stored = {
  id: string
  kind: PaymentKind
  amount_cents: string
  tip_cents: string
  animal_id: string | null
}

/** The lines of one payment that stand in the ledger, with its charge, and the animal that it was for. */
export async function linesOfPayment(
  execute: Execute,
  { provider, providerId }: { provider: string; providerId: string },
): Promise<{ known: KnownLine[]; charge: { id: string; animal: string | null } | null }> {
  const { rows } = await execute<Stored>(sql`
    select id, kind, amount_cents, tip_cents, animal_id from payments
    where provider = ${provider} and provider_id = ${providerId} order by created_at, id
  `)
  const charge = rows.find(({ kind }) => kind === 'CHARGE')
  return {
    known: rows.map(({ kind, amount_cents, tip_cents }) => ({
      kind,
      amountCents: Number(amount_cents),
      tipCents: Number(tip_cents),
    })),
    charge: charge ? { id: charge.id, animal: charge.animal_id } : null,
  }
}

export const donationRow = (req: PayloadRequest, id: string): Promise<Donation | null> =>
  req.payload.findByID({
    collection: 'donations',
    id,
    // The ledger is read by the program, whoever made it look: a donor, an event, a job.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })

export const sponsorshipRow = (req: PayloadRequest, id: string): Promise<Sponsorship | null> =>
  req.payload.findByID({
    collection: 'sponsorships',
    id,
    // As above.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })

/** Holds a gift until the end of the transaction, and reads it. */
export async function holdDonation(
  req: PayloadRequest,
  execute: Execute,
  id: string,
): Promise<Donation | null> {
  await execute(sql`select 1 from donations where id = ${id} for update`)
  return donationRow(req, id)
}

/** Holds a sponsorship until the end of the transaction, and reads it. */
export async function holdSponsorship(
  req: PayloadRequest,
  execute: Execute,
  id: string,
): Promise<Sponsorship | null> {
  await execute(sql`select 1 from sponsorships where id = ${id} for update`)
  return sponsorshipRow(req, id)
}

/**
 * The same for a sponsorship that may begin or go on, which needs its animal as it is. The animal
 * comes first, always, because one that leaves goes on to its sponsors.
 */
export async function holdWithAnimal(
  req: PayloadRequest,
  execute: Execute,
  id: string,
): Promise<Sponsorship | null> {
  await execute(sql`
    select 1 from animals where id = (select animal_id from sponsorships where id = ${id})
    for share
  `)
  return holdSponsorship(req, execute, id)
}

export const writeDonation = (req: PayloadRequest, id: string, data: Partial<Donation>) =>
  // States are written by the settlement alone, which has asked the provider.
  req.payload.update({ collection: 'donations', id, data, overrideAccess: true, depth: 0, req })

export const writeSponsorship = (req: PayloadRequest, id: string, data: Partial<Sponsorship>) =>
  // As above; commands write what a sponsor or a shelter may want, after they checked it.
  req.payload.update({ collection: 'sponsorships', id, data, overrideAccess: true, depth: 0, req })
