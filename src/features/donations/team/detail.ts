import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { isoSql } from '@/platform/db/iso'
import { HttpError } from '@/platform/http/errors'

import { COLUMNS, ownedBy } from './donations'
import { withRefundable } from './entries'
import { givingOf, ownerOf } from './shelter'
import { SPONSORSHIP_COLUMNS, SPONSORSHIP_MONEY } from './sponsorships'
import { RECEIPTS } from './sql'
import type { DonationDetail, PaymentLine, SponsorshipDetail } from './view'

type Address = { shelter: string; id: string }

const addressSql = (row: SQL): SQL => sql`
  case when coalesce(${row}.address_line, '') = '' then null else jsonb_build_object(
    'line', ${row}.address_line, 'postalCode', ${row}.address_postal_code,
    'city', ${row}.address_city, 'country', coalesce(${row}.address_country, 'France')) end`

async function linesOf(req: PayloadRequest, condition: SQL): Promise<PaymentLine[]> {
  const { rows } = await req.payload.db.drizzle.execute<Omit<PaymentLine, 'refundableCents'>>(sql`
    select p.id, p.kind, p.amount_cents::int as "amountCents", p.tip_cents::int as "tipCents",
      ${isoSql(sql`p.happened_at`)} as "happenedAt", p.provider_id as "providerId",
      case when p.card_last4 is null then null else
        jsonb_build_object('brand', p.card_brand, 'last4', p.card_last4) end as "card",
      u.name as "by", p.reason
    from payments p left join users u on u.id = p.by_id
    where ${condition} order by p.happened_at, p.id`)
  return withRefundable(rows)
}

/**
 * A gift of a shelter, or of the platform (`null`), with every line of the ledger about it.
 * @throws {HttpError} 403, 404
 */
export async function readDonation(
  req: PayloadRequest,
  { shelter: key, id }: { shelter: string | null; id: string },
): Promise<DonationDetail> {
  const owner = await ownerOf(req, key)
  const { rows } = await req.payload.db.drizzle.execute<Omit<DonationDetail, 'payments'>>(sql`
    select ${COLUMNS}, d.failure, ${isoSql(sql`d.newsletter_at`)} as "newsletterAt",
      ${addressSql(sql`d`)} as "address"
    from donations d left join animals a on a.id = d.animal_id
    where d.id = ${id} and ${ownedBy(owner)}`)
  const [row] = rows
  if (!row) throw new HttpError(404, 'Don introuvable')
  return { ...row, payments: await linesOf(req, sql`p.donation_id = ${id}`) }
}

/**
 * A sponsorship of a shelter, with every line of the ledger about it.
 * @throws {HttpError} 403, 404
 */
export async function readSponsorship(
  req: PayloadRequest,
  { shelter: key, id }: Address,
): Promise<SponsorshipDetail> {
  const { id: shelter } = await givingOf(req, key)
  const { rows } = await req.payload.db.drizzle.execute<Omit<SponsorshipDetail, 'payments'>>(sql`
    select ${SPONSORSHIP_COLUMNS},
      case when s.card_last4 is null then null else jsonb_build_object(
        'brand', s.card_brand, 'last4', s.card_last4, 'expiresMonth', s.card_expires_month::int,
        'expiresYear', s.card_expires_year::int) end as "card",
      coalesce(s.receipt_wanted, false) as "receiptWanted",
      ${isoSql(sql`s.newsletter_at`)} as "newsletterAt", ${addressSql(sql`s`)} as "address",
      ${RECEIPTS(sql`p.sponsorship_id = s.id`)} as "receipts"
    from sponsorships s left join animals a on a.id = s.animal_id ${SPONSORSHIP_MONEY}
    where s.id = ${id} and s.shelter_id = ${shelter}`)
  const [row] = rows
  if (!row) throw new HttpError(404, 'Parrainage introuvable')
  return { ...row, payments: await linesOf(req, sql`p.sponsorship_id = ${id}`) }
}
