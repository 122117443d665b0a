import type { Payload, Where } from 'payload'

import { adoptableAnimal } from '@/features/animals/public'
import { acceptsHelp, HELPS, takesPayments } from '@/features/shelters/model'
import { publicShelter, publishedByShelter } from '@/features/shelters/public'
import { openPayload } from '@/platform/payload'
import { paymentProvider } from '@/platform/payments/provider'

import {
  PART_SIZE,
  partsFor,
  PLATFORM_PATHS,
  type SitemapEntry,
  type SitemapKind,
  type SitemapPart,
} from './sitemap/model'

/** What other rooms count and list. */
type Others = 'reports' | 'walks' | 'places' | 'supplies' | 'missions' | 'campaigns'
type Stored = Exclude<SitemapKind, 'platform' | Others>

/** What is listed of each kind: no more than anybody may read (access of the collections). */
const WHICH: Record<Stored, Where> = {
  shelters: publicShelter,
  // The home page of a shelter is listed with the shelter.
  pages: {
    and: [publishedByShelter, { isHomepage: { not_equals: true } }],
  },
  news: publishedByShelter,
  // The sheet of an adopted animal stays, but nobody needs to find it.
  animals: adoptableAnimal,
}

/** Where one gives to the platform itself; nobody needs to find it while nothing can be paid. */
const GIFT_TO_PLATFORM = '/don/plateforme'

/** Pages that the platform answers on the site of every shelter. */
const ALWAYS_THERE = ['animals', 'about', 'news', 'contact', 'besoins', 'benevolat'] as const

/** Addresses of one shelter at most: its home, the pages that are always there, and its ways of giving. */
const PATHS_OF_SHELTER = 1 + ALWAYS_THERE.length + HELPS.length

const day = (moment: string): string => moment.slice(0, 10)

async function countOf(payload: Payload, collection: Stored): Promise<number> {
  const { totalDocs } = await payload.count({
    collection,
    // Counted as they are read below.
    overrideAccess: true,
    where: WHICH[collection],
  })
  return totalDocs
}

/**
 * Every part of the sitemap, in order; read again for each answer: the answer is what is kept.
 * @param others how many it lists of what other rooms count
 */
export async function listSitemapParts(
  others: Readonly<Record<Others, number>>,
): Promise<SitemapPart[]> {
  const payload = await openPayload()
  const [shelters, pages, news, animals] = await Promise.all([
    countOf(payload, 'shelters'),
    countOf(payload, 'pages'),
    countOf(payload, 'news'),
    countOf(payload, 'animals'),
  ])
  return partsFor({
    platform: PLATFORM_PATHS.length,
    shelters: shelters * PATHS_OF_SHELTER,
    pages,
    news,
    animals,
    ...others,
  })
}

type Row = { id: string; slug?: string | null; updatedAt: string; shelter?: unknown }

/** One batch of what is public of a kind. */
const batchOf = <Kind extends Stored>(collection: Kind, batch: number, limit: number) => ({
  collection,
  depth: 0,
  limit,
  page: batch,
  // Batches stay the same while rows are added.
  sort: 'id',
  where: WHICH[collection],
})

async function rowsOf(
  payload: Payload,
  collection: Exclude<Stored, 'shelters'>,
  batch: number,
): Promise<Row[]> {
  const { docs } = await payload.find({
    ...batchOf(collection, batch, PART_SIZE),
    // More rows than one request may ask for; the condition says what is public.
    overrideAccess: true,
    select: { slug: true, updatedAt: true, shelter: true },
  })
  return docs
}

/** The shelters of a batch, each with the pages of its site that are always there. */
async function shelterEntries(payload: Payload, batch: number): Promise<SitemapEntry[]> {
  const { docs } = await payload.find({
    ...batchOf('shelters', batch, Math.floor(PART_SIZE / PATHS_OF_SHELTER)),
    // As above; the account's columns stay here.
    overrideAccess: true,
    select: {
      slug: true,
      updatedAt: true,
      acceptsDonations: true,
      acceptsSponsoring: true,
      payoutState: true,
      stripeAccountId: true,
    },
  })
  const isGivingOn = paymentProvider() !== null
  return docs.flatMap(({ slug, updatedAt, acceptsDonations, acceptsSponsoring, ...account }) => {
    const home = `/shelter/${slug}`
    const accepts = {
      acceptsDonations: Boolean(acceptsDonations),
      acceptsSponsoring: Boolean(acceptsSponsoring),
    }
    const helps = isGivingOn && takesPayments(account) ? HELPS : []
    return [
      { path: home, changedOn: day(updatedAt) },
      ...ALWAYS_THERE.map((page) => ({ path: `${home}/${page}` })),
      ...helps
        .filter((help) => acceptsHelp(accepts, help))
        .map((help) => ({ path: `${home}/${help}` })),
    ]
  })
}

/** Slugs of the public shelters, by id. */
async function readSlugs(payload: Payload): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'shelters',
    // All of them, which is more than one request may ask for.
    overrideAccess: true,
    depth: 0,
    limit: 0,
    pagination: false,
    where: WHICH.shelters,
    select: { slug: true },
  })
  return new Map(docs.map(({ id, slug }) => [id, slug]))
}

const FOLDERS: Record<Exclude<Stored, 'shelters'>, string> = {
  pages: '',
  news: 'news/',
  animals: 'animals/',
}

type Part = {
  kind: Exclude<SitemapKind, Others>
  batch: number
}

/** The addresses of one part; empty beyond the last. */
export async function readSitemapPart({ kind, batch }: Part): Promise<SitemapEntry[]> {
  if (kind === 'platform') {
    const own = paymentProvider() ? [...PLATFORM_PATHS, GIFT_TO_PLATFORM] : PLATFORM_PATHS
    return batch === 1 ? own.map((path) => ({ path })) : []
  }
  const payload = await openPayload()
  if (kind === 'shelters') return shelterEntries(payload, batch)
  const [rows, slugs] = await Promise.all([rowsOf(payload, kind, batch), readSlugs(payload)])
  return rows.flatMap(({ id, slug, updatedAt, shelter }) => {
    const home = slugs.get(String(shelter))
    if (!home) return []
    const path = `/shelter/${home}/${FOLDERS[kind]}${slug ?? id}`
    return [{ path, changedOn: day(updatedAt) }]
  })
}
