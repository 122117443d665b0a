import config from '@payload-config'
import { getPayload, type Payload, type Where } from 'payload'

import {
  PART_SIZE,
  partsFor,
  PLATFORM_PATHS,
  type SitemapEntry,
  type SitemapKind,
  type SitemapPart,
} from './sitemap/model'

type Stored = Exclude<SitemapKind, 'platform'>

const ofPublicShelter: Where = { 'shelter.status': { equals: 'APPROVED' } }

/** What is listed of each kind: no more than anybody may read (access of the collections). */
const WHICH: Record<Stored, Where> = {
  shelters: { status: { equals: 'APPROVED' } },
  // The home page of a shelter is listed with the shelter.
  pages: {
    and: [
      { _status: { equals: 'published' } },
      { isHomepage: { not_equals: true } },
      ofPublicShelter,
    ],
  },
  news: { and: [{ _status: { equals: 'published' } }, ofPublicShelter] },
  // The sheet of an adopted animal stays, but nobody needs to find it.
  animals: {
    and: [{ isVisible: { equals: true } }, { status: { equals: 'AT_SHELTER' } }, ofPublicShelter],
  },
}

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

/** Every part of the sitemap, in order; read again for each answer: the answer is what is kept. */
export async function listSitemapParts(): Promise<SitemapPart[]> {
  const payload = await getPayload({ config })
  const [shelters, pages, news, animals] = await Promise.all([
    countOf(payload, 'shelters'),
    countOf(payload, 'pages'),
    countOf(payload, 'news'),
    countOf(payload, 'animals'),
  ])
  return partsFor({
    platform: PLATFORM_PATHS.length,
    // Each with its list of animals.
    shelters: shelters * 2,
    pages,
    news,
    animals,
  })
}

type Row = { id: string; slug?: string | null; updatedAt: string; shelter?: unknown }

async function rowsOf(
  payload: Payload,
  collection: Stored,
  batch: number,
  limit: number,
): Promise<Row[]> {
  const { docs } = await payload.find({
    collection,
    // More rows than one request may ask for; the condition says what is public.
    overrideAccess: true,
    depth: 0,
    limit,
    page: batch,
    // Batches stay the same while rows are added.
    sort: 'id',
    where: WHICH[collection],
    select: { slug: true, updatedAt: true, shelter: true },
  })
  return docs
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

/** The addresses of one part; empty beyond the last. */
export async function readSitemapPart({ kind, batch }: SitemapPart): Promise<SitemapEntry[]> {
  if (kind === 'platform') return batch === 1 ? PLATFORM_PATHS.map((path) => ({ path })) : []
  const payload = await getPayload({ config })
  if (kind === 'shelters') {
    const shelters = await rowsOf(payload, kind, batch, PART_SIZE / 2)
    return shelters.flatMap(({ slug, updatedAt }) => [
      { path: `/shelter/${slug}`, changedOn: day(updatedAt) },
      { path: `/shelter/${slug}/animals` },
    ])
  }
  const [rows, slugs] = await Promise.all([
    rowsOf(payload, kind, batch, PART_SIZE),
    readSlugs(payload),
  ])
  return rows.flatMap(({ id, slug, updatedAt, shelter }) => {
    const home = slugs.get(String(shelter))
    if (!home) return []
    const path = `/shelter/${home}/${FOLDERS[kind]}${slug ?? id}`
    return [{ path, changedOn: day(updatedAt) }]
  })
}
