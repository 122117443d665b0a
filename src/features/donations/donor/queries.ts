import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'

import { adoptableAnimal } from '@/features/animals/public'
import { findAnimal } from '@/features/animals/queries'
import { receiptsOfDonor } from '@/features/receipts/queries'
import type { Donor, Sponsorship } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { idOfToken } from '@/platform/access/personal-link'
import { sessionOf } from '@/platform/db/session'
import { openPayload } from '@/platform/payload'
import { parisDay } from '@/platform/time/model'

import { animalOf, donorUrl, giftToken, shelterOf } from '../links'
import type { PaymentKind } from '../model'
import { byYear, cardBrand, type GiftYear, type OwnGift, type OwnSponsorship } from './model'

/** Everything that a donor's page shows. */
export type DonorView = {
  token: string
  firstName: string
  email: string
  sponsorships: OwnSponsorship[]
  years: GiftYear[]
}

/** Payments and sponsorships that the page shows, the latest ones. */
const MOST = 500

/** A request of the program itself: the link is the right, the session has no part in it. */
export const ownRequest = async (): Promise<PayloadRequest> =>
  createLocalReq({}, await openPayload())

/** The donor whom a personal link names; `null` for a link that this server did not write. */
async function donorOfToken(req: PayloadRequest, token: string): Promise<Donor | null> {
  const id = idOfToken('donor', token)
  if (!id) return null
  return req.payload.findByID({
    collection: 'donors',
    id,
    // The link is the right to this row.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
}

/** The donor who has an e-mail address, `null` when it never gave. */
export async function donorOfEmail(req: PayloadRequest, email: string): Promise<Donor | null> {
  const { docs } = await req.payload.find({
    collection: 'donors',
    where: { email: { equals: email.trim().toLowerCase() } },
    // The caller shows nothing of it but to who owns the address.
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}

/** Did a payment of theirs ever come in? */
export async function hasGiven(req: PayloadRequest, donor: string): Promise<boolean> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(
    sql`select 1 from payments where donor_id = ${donor} limit 1`,
  )
  return rows.length > 0
}

type PaymentRow = {
  id: string
  at: string
  amountCents: number
  tipCents: number
  movedCents: number
  since: Exclude<PaymentKind, 'CHARGE'> | null
  shelterName: string | null
  shelterSlug: string | null
  animal: string | null
  campaign: string | null
  thanked: string | null
  isSponsorship: boolean
}

async function giftsOf(req: PayloadRequest, donor: Donor): Promise<OwnGift[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select p.id, to_char(p.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "at",
      p.amount_cents::int as "amountCents", p.tip_cents::int as "tipCents",
      coalesce(moved.cents, 0)::int as "movedCents", moved.kind as "since",
      s.name as "shelterName", s.slug as "shelterSlug", a.name as "animal",
      c.title as "campaign", t.donation_id as "thanked",
      p.sponsorship_id is not null as "isSponsorship"
    from payments p
    left join shelters s on s.id = p.shelter_id
    left join animals a on a.id = p.animal_id
    left join donations d on d.id = p.donation_id
    left join campaigns c on c.id = d.campaign_id
    left join campaign_thanks t on t.donation_id = d.id
    left join lateral (
      select sum(o.amount_cents) as cents,
        (array_agg(o.kind::text order by o.happened_at desc, o.id desc))[1] as kind
      from payments o
      where o.provider = p.provider and o.provider_id = p.provider_id
        and o.donor_id = p.donor_id and o.kind <> 'CHARGE'
    ) moved on true
    where p.donor_id = ${donor.id} and p.kind = 'CHARGE'
    order by p.happened_at desc, p.id desc limit ${MOST}
  `)
  const valid = new Map(
    (await receiptsOfDonor(req, donor.id)).flatMap(({ payment, label, href }) =>
      href ? [[payment, { label, href }]] : [],
    ),
  )
  return (rows as PaymentRow[]).map((row) => ({
    id: row.id,
    at: row.at,
    amountCents: row.amountCents,
    tipCents: row.tipCents,
    keptCents: row.amountCents + row.movedCents,
    since: row.since,
    shelter: row.shelterSlug ? { name: row.shelterName ?? '', slug: row.shelterSlug } : null,
    animal: row.animal,
    campaign: row.campaign,
    thanked: row.thanked,
    isSponsorship: row.isSponsorship,
    receipt: valid.get(row.id) ?? null,
  }))
}

/** The animal as its public page shows it; `null` while it has none. */
async function portraitOf(id: string): Promise<OwnSponsorship['portrait']> {
  const found = await findAnimal(id)
  return (
    found && {
      name: found.animal.name,
      href: `/shelter/${found.shelter.slug}/animals/${found.animal.id}`,
      image: found.animal.photos[0]?.card ?? null,
    }
  )
}

async function toOwn(req: PayloadRequest, row: Sponsorship): Promise<OwnSponsorship> {
  const [shelter, animal] = await Promise.all([
    shelterOf(req, row.shelter),
    animalOf(req, row.animal),
  ])
  const { brand, last4, expiresMonth, expiresYear } = row.card ?? {}
  return {
    id: row.id,
    status: row.status,
    frequency: row.frequency,
    amountCents: row.amountCents,
    shelter: shelter && { id: shelter.id, name: shelter.name, slug: shelter.slug },
    animal: animal?.name ?? null,
    portrait: animal && (await portraitOf(animal.id)),
    formerAnimal: row.formerAnimalName ?? null,
    startedAt: row.startedAt ?? null,
    nextPaymentAt: row.nextPaymentAt ?? null,
    endedAt: row.endedAt ?? null,
    endReason: row.endReason ?? null,
    choiceUntil: row.choiceUntil ?? null,
    card: last4
      ? {
          brand: cardBrand(brand),
          last4,
          expires: `${String(expiresMonth ?? '').padStart(2, '0')}/${expiresYear ?? ''}`,
        }
      : null,
  }
}

/** The sponsorships of a donor: those that were paid once, the latest first. */
async function sponsorshipsOf(req: PayloadRequest, donor: Donor): Promise<OwnSponsorship[]> {
  const { docs } = await req.payload.find({
    collection: 'sponsorships',
    where: {
      and: [{ donor: { equals: donor.id } }, { startedAt: { exists: true } }],
    },
    // The link of the donor is the right to what they give.
    overrideAccess: true,
    depth: 0,
    limit: MOST,
    pagination: false,
    sort: '-createdAt',
    req,
  })
  const all = await Promise.all(docs.map((row) => toOwn(req, row)))
  const isOver = ({ status }: OwnSponsorship) => Number(status === 'ENDED')
  return all.sort((a, b) => isOver(a) - isOver(b))
}

/** The page that a personal link opens; `null` for a link that this server did not write. */
export async function readDonorPage(token: string): Promise<DonorView | null> {
  const req = await ownRequest()
  const donor = await donorOfToken(req, token)
  if (!donor) return null
  const yearOf = (at: string) => Number(parisDay(new Date(at)).slice(0, 4))
  return {
    token,
    firstName: donor.firstName ?? '',
    email: donor.email,
    sponsorships: await sponsorshipsOf(req, donor),
    years: byYear(await giftsOf(req, donor), yearOf),
  }
}

/** Animals of a shelter that can be sponsored, by name. */
async function animalsOf(req: PayloadRequest, shelter: string): Promise<Named[]> {
  const { docs } = await req.payload.find({
    collection: 'animals',
    where: {
      and: [{ shelter: { equals: shelter } }, adoptableAnimal],
    },
    // Public animals, by their name alone.
    overrideAccess: true,
    depth: 0,
    limit: 300,
    pagination: false,
    sort: 'name',
    select: { name: true },
    req,
  })
  return docs.map(({ id, name }) => ({ id, name }))
}

type Named = { id: string; name: string }

/** For the sponsors who have to choose: the animals of their shelters, by the shelter's id. */
export async function animalsToChoose({
  sponsorships,
}: Pick<DonorView, 'sponsorships'>): Promise<Map<string, Named[]>> {
  const waiting = sponsorships.filter(({ status }) => status === 'AWAITING_CHOICE')
  const shelters = [...new Set(waiting.flatMap(({ shelter }) => shelter?.id ?? []))]
  const req = await ownRequest()
  return new Map(
    await Promise.all(
      shelters.map(async (id): Promise<[string, Named[]]> => [id, await animalsOf(req, id)]),
    ),
  )
}

/**
 * The page of a signed-in person, when they proved that the address with which they gave is
 * theirs; `null` otherwise.
 */
export async function donorPathOf(req: PayloadRequest): Promise<string | null> {
  const { user } = req
  const donor = user?.emailVerified ? await donorOfEmail(req, user.email) : null
  return donor && new URL(donorUrl(donor.id)).pathname
}

/** Where a gift that was not finished leads back to its form. @param id of a gift of the reader */
export const givenUpPath = (id: string): string => `/don/${giftToken(id)}/annule`

/** A sponsorship of the donor whom a link names; `null` when it is not theirs. */
export async function ownSponsorship(
  req: PayloadRequest,
  { token, sponsorship }: { token: string; sponsorship: string },
): Promise<Sponsorship | null> {
  const donor = idOfToken('donor', token)
  if (!donor) return null
  const row = await req.payload.findByID({
    collection: 'sponsorships',
    id: sponsorship,
    // The link of the donor is the right to it, which the next line checks.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
  return row && idOf(row.donor) === donor ? row : null
}
