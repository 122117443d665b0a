import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { isoSql } from '@/platform/db/iso'
import { csvResponse } from '@/platform/csv'
import { eurosText } from '@/platform/money/model'
import { addDays, parisInstant, shortMoment } from '@/platform/time/model'

import { PAYMENT_KIND_LABELS, type PaymentKind } from '../model'
import type { LedgerExport } from './schema'
import { ownerOf, type Owner } from './shelter'

/** Lines that are read and written at once. */
const BATCH = 500

/** A line of the ledger. Sums are signed: what goes back is negative, in cents. */
type Line = {
  id: string
  at: string
  kind: PaymentKind
  isSponsorship: boolean
  amountCents: number
  tipCents: number
  firstName: string | null
  lastName: string | null
  email: string | null
  animal: string | null
  campaign: string | null
  receipt: string | null
  reason: string | null
  providerId: string
}

type Column = { header: string; read: (line: Line) => string }

// A cell that begins with a minus is written as text, which no spreadsheet adds up: what comes in
// and what goes back have a column each.
const came = (cents: number): string => (cents > 0 ? eurosText(cents) : '')
const went = (cents: number): string => (cents < 0 ? eurosText(-cents) : '')

const COLUMNS: readonly Column[] = [
  { header: 'Date', read: ({ at }) => shortMoment(new Date(at)) },
  { header: 'Nature', read: ({ kind }) => PAYMENT_KIND_LABELS[kind] },
  { header: 'Origine', read: ({ isSponsorship }) => (isSponsorship ? 'Parrainage' : 'Don') },
  { header: 'Encaissé (€)', read: ({ amountCents }) => came(amountCents) },
  { header: 'Rendu (€)', read: ({ amountCents }) => went(amountCents) },
  { header: 'Pourboire à la plateforme (€)', read: ({ tipCents }) => came(tipCents) },
  { header: 'Pourboire rendu (€)', read: ({ tipCents }) => went(tipCents) },
  { header: 'Prénom', read: ({ firstName }) => firstName ?? '' },
  { header: 'Nom', read: ({ lastName }) => lastName ?? '' },
  { header: 'E-mail', read: ({ email }) => email ?? '' },
  { header: 'Pour l’animal', read: ({ animal }) => animal ?? '' },
  { header: 'Pour la collecte', read: ({ campaign }) => campaign ?? '' },
  { header: 'Reçu fiscal', read: ({ receipt }) => receipt ?? '' },
  { header: 'Raison', read: ({ reason }) => reason ?? '' },
  { header: 'Référence du paiement', read: ({ providerId }) => providerId },
  { header: 'Identifiant', read: ({ id }) => id },
]

const conditionsOf = ({ id }: Owner, { from, to }: LedgerExport): SQL =>
  sql.join(
    [
      // What people leave to the platform with a gift to a shelter is the platform's too; a bank that
      // contests such a gift takes it from the shelter alone.
      id === null
        ? sql`(p.shelter_id is null or (p.tip_cents <> 0 and p.kind in ('CHARGE', 'REFUND')))`
        : sql`p.shelter_id = ${id}`,
      ...(from ? [sql`p.happened_at >= ${parisInstant(from, '00:00').toISOString()}`] : []),
      ...(to ? [sql`p.happened_at < ${parisInstant(addDays(to, 1), '00:00').toISOString()}`] : []),
    ],
    sql` and `,
  )

/** Of a gift to a shelter, only its tip is the platform's. */
const amountOf = ({ id }: Owner): SQL =>
  id === null
    ? sql`case when p.shelter_id is null then p.amount_cents else 0 end`
    : sql`p.amount_cents`

async function* batchesOf(
  req: PayloadRequest,
  owner: Owner,
  query: LedgerExport,
): AsyncGenerator<string[][]> {
  const { drizzle } = req.payload.db
  // What is exported is what was there at the start.
  const { rows: ids } = await drizzle.execute<{ id: string }>(sql`
    select p.id from payments p where ${conditionsOf(owner, query)} order by p.happened_at, p.id`)
  for (let start = 0; start < ids.length; start += BATCH) {
    const wanted = ids.slice(start, start + BATCH).map(({ id }) => id)
    const { rows } = await drizzle.execute<Line>(sql`
      select p.id, ${isoSql(sql`p.happened_at`)} as at, p.kind,
        p.sponsorship_id is not null as "isSponsorship",
        (${amountOf(owner)})::int as "amountCents", p.tip_cents::int as "tipCents",
        coalesce(d.first_name, s.first_name) as "firstName",
        coalesce(d.last_name, s.last_name) as "lastName", coalesce(d.email, s.email) as email,
        a.name as animal, c.title as campaign, p.reason, p.provider_id as "providerId",
        (select r.label from receipts r where r.payment_id = p.id and r.status = 'ISSUED')
          as receipt
      from payments p
      left join donations d on d.id = p.donation_id
      left join sponsorships s on s.id = p.sponsorship_id
      left join animals a on a.id = p.animal_id
      left join campaigns c on c.id = d.campaign_id
      where p.id = any(${sql.param(wanted)}::uuid[])
      order by p.happened_at, p.id`)
    yield rows.map((line) => COLUMNS.map(({ read }) => read(line)))
  }
}

/**
 * Every movement of money of a shelter, or of the platform (`null`), on its own day, the oldest
 * first: gifts, terms of sponsorships, refunds and disputes, as its accounts need them. Sent while
 * it is read.
 * @throws {HttpError} 403, 404
 */
export async function exportLedger(
  req: PayloadRequest,
  key: string | null,
  query: LedgerExport,
): Promise<Response> {
  const owner = await ownerOf(req, key)
  const days = [query.from ?? '', query.to ?? '']
  const header = COLUMNS.map((column) => column.header)
  return csvResponse(['journal', owner.slug, ...days], header, batchesOf(req, owner, query))
}
