import type { Payload } from 'payload'

import { plant } from '@/platform/payments/simulator/seed'

import { addGifts } from './giving/donations'
import { donorIn } from './giving/donor-rows'
import type { GivingSetting } from './giving/ledger'
import { addReceipts } from './giving/receipts'
import { addSponsorships } from './giving/sponsorships'
import { giftsOf, sponsorsOf, type GiftStory, type SponsorStory } from './giving/stories'
import { asProgram, inTurns, today } from './load'
import type { Size } from './shelters/all'
import type { ShelterSeed } from './shelters/types'
import { together } from './together'

type Shelter = { id: string; seed: ShelterSeed; rank: number; size: Size }

/** How much each shelter receives: the first shows everything, the others a part of it. */
const countsOf = (rank: number, size: Size) => {
  if (rank === 0)
    return size === 'whole'
      ? { gifts: 300, sponsors: 26, donors: 120 }
      : { gifts: 42, sponsors: 9, donors: 24 }
  return {
    gifts: size === 'whole' ? 12 + ((rank * 7) % 30) : 6,
    sponsors: 2 + (rank % 4),
    donors: 14,
  }
}

/** Account of a shelter at the simulator: always open, always the same. */
export const accountOf = (slug: string): string => `acct_demo_${slug.replaceAll('-', '_')}`

async function animalsOf(payload: Payload, shelter: string, status: 'AT_SHELTER' | 'ADOPTED') {
  const { docs } = await payload.find({
    collection: 'animals',
    ...asProgram,
    limit: 10,
    pagination: false,
    sort: 'name',
    where: {
      and: [
        { shelter: { equals: shelter } },
        { status: { equals: status } },
        { isVisible: { equals: true } },
      ],
    },
  })
  return docs.map(({ id, name }) => ({ id, name }))
}

/** Writes what people gave to the platform itself, a few euros each. */
export async function addPlatformGifts(
  payload: Payload,
  size: Size,
  { place, donors }: Pick<GivingSetting, 'place' | 'donors'>,
): Promise<void> {
  const setting: GivingSetting = {
    ...{ id: null, slug: 'plateforme', account: null, place, rank: 0, donors },
    ...{ givesReceipts: false, animals: [], gone: [] },
    told: { checkouts: [], payments: [], subscriptions: [] },
  }
  const count = size === 'whole' ? 36 : 8
  const gifts = giftsOf({ key: setting.slug, today: today(), count, donors: 16, animals: 0 })
  await addSums(
    payload,
    setting,
    gifts.map((gift) => ({
      ...gift,
      amountCents: gift.amountCents / 5,
      tipCents: 0,
      newsletter: false,
      isAnonymous: false,
      receiptWanted: false,
    })),
    [],
  )
  await plant(setting.told)
}

/** Gifts that share a transaction, with the rank of the first; the tests' few are one part. */
function partsOf(gifts: readonly GiftStory[]) {
  const parts = Array.from({ length: Math.ceil(gifts.length / PART) }, (_, part) => part * PART)
  return parts.map((first) => ({ first, gifts: gifts.slice(first, first + PART) }))
}

const PART = 50

/** The first shelter has many more gifts than the others, and would end long after them. */
const GIFTS_AT_ONCE = 3

/** Writes gifts and sponsorships; answers the payments for which a receipt is wanted. */
async function addSums(
  payload: Payload,
  setting: GivingSetting,
  gifts: readonly GiftStory[],
  sponsors: readonly SponsorStory[],
): ReturnType<typeof addGifts> {
  // Before, one after the other: another shelter, whose people they are too, waits for no gift.
  for (const { donor } of [...gifts, ...sponsors]) await donorIn(payload, setting, donor)
  const paid = await inTurns(partsOf(gifts), GIFTS_AT_ONCE, (part) =>
    together(payload, (within) => addGifts(within, setting, part)),
  )
  await together(payload, (within) => addSponsorships(within, setting, sponsors))
  return paid.flat()
}

/**
 * Writes what a shelter received in two years: gifts, sponsorships in every state, and the line
 * of the ledger behind each sum. A shelter that accepts nothing, or has just arrived, has none.
 * @param donors rows of donors by e-mail, shared by all shelters
 */
export async function addGiving(
  payload: Payload,
  { id, seed, rank, size }: Shelter,
  donors: GivingSetting['donors'],
): Promise<number> {
  const { accepts, flock, slug, place } = seed
  if (Object.keys(flock).length === 0) return 0
  if (!accepts.donations && !accepts.sponsoring) return 0
  const counts = countsOf(rank, size)
  const animals = await animalsOf(payload, id, 'AT_SHELTER')
  const account = accountOf(slug)
  const setting: GivingSetting & { id: string } = {
    id,
    slug,
    rank,
    place,
    account,
    givesReceipts: rank === 0,
    animals,
    gone: await animalsOf(payload, id, 'ADOPTED'),
    donors,
    told: { checkouts: [], payments: [], subscriptions: [] },
  }
  const of = { key: slug, today: today(), donors: counts.donors, animals: animals.length }
  const gifts = accepts.donations ? giftsOf({ ...of, count: counts.gifts }) : []
  const sponsors = accepts.sponsoring ? sponsorsOf({ ...of, count: counts.sponsors }) : []
  const wanted = await addSums(payload, setting, gifts, sponsors)
  await plant({
    accounts: [
      {
        id: account,
        name: seed.name,
        email: seed.email,
        shelter: id,
        canCharge: true,
        canPayOut: true,
        needsInformation: false,
        isEmpty: false,
        onboarding: null,
      },
    ],
    ...setting.told,
  })
  await addReceipts(payload, setting, wanted)
  return gifts.length
}
