import type { Payload } from 'payload'

import type { News } from '@/payload-types'
import { cached } from '@/platform/cache/cached'
import { openPayload } from '@/platform/payload'

import { distinctNews } from '../model'
import {
  CARD_COLUMNS,
  comingOf,
  notOver,
  toCards,
  type ArticleCardData,
  type EventCardData,
} from '../queries'

/** Seconds during which a list of the whole platform may be out of date. */
const PLATFORM_MAX_AGE = 60

/** An article with the shelter that wrote it. */
export type SignedArticle<Card extends ArticleCardData = ArticleCardData> = Card & {
  shelter: { name: string; city: string; slug: string }
}

async function sign<Card extends ArticleCardData>(
  payload: Payload,
  rows: ReadonlyArray<Pick<News, 'id' | 'shelter'>>,
  cards: readonly Card[],
): Promise<Array<SignedArticle<Card>>> {
  const shelterOf = new Map(rows.map(({ id, shelter }) => [id, String(shelter)]))
  const { docs } = await payload.find({
    collection: 'shelters',
    overrideAccess: false,
    depth: 0,
    pagination: false,
    limit: rows.length,
    where: { id: { in: [...new Set(shelterOf.values())] } },
    select: { name: true, slug: true, location: true },
  })
  const shelters = new Map(docs.map((shelter) => [shelter.id, shelter]))
  return cards.flatMap((card) => {
    const shelter = shelters.get(shelterOf.get(card.id) ?? '')
    if (!shelter) return []
    const { name, slug, location } = shelter
    return [{ ...card, shelter: { name, slug, city: location.city } }]
  })
}

/** How many rows are looked at for each one that is shown: many are of the same shelter. */
const LOOKED_AT = 8

/** What the shelters of the platform tell: the latest articles, one of each shelter. */
export const listPlatformNews = cached(
  async (limit: number): Promise<SignedArticle[]> => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'news',
      overrideAccess: false,
      depth: 0,
      limit: limit * LOOKED_AT,
      pagination: false,
      sort: '-publishedAt',
      where: { 'event.startsAt': { exists: false } },
      select: CARD_COLUMNS,
    })
    const rows = distinctNews(docs).slice(0, limit)
    return sign(payload, rows, await toCards(payload, rows))
  },
  { key: 'news.platform', tags: () => [], maxAge: PLATFORM_MAX_AGE },
)

/** The latest articles of all shelters, events included, for feed readers. */
export const listLatestNews = cached(
  async (limit: number): Promise<SignedArticle[]> => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'news',
      overrideAccess: false,
      depth: 0,
      limit,
      pagination: false,
      sort: '-publishedAt',
      select: CARD_COLUMNS,
    })
    return sign(payload, docs, await toCards(payload, docs))
  },
  { key: 'news.latest', tags: () => [], maxAge: PLATFORM_MAX_AGE },
)

/** The coming events of the whole platform, one of each shelter, the next one first. */
export const listPlatformEvents = cached(
  async (limit: number): Promise<Array<SignedArticle<EventCardData>>> => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'news',
      overrideAccess: false,
      depth: 0,
      limit: limit * LOOKED_AT,
      pagination: false,
      sort: 'event.startsAt',
      where: notOver(new Date()),
      select: CARD_COLUMNS,
    })
    const coming = comingOf(await toCards(payload, docs))
    const ids = new Set(coming.map(({ id }) => id))
    const rows = distinctNews(docs.filter(({ id }) => ids.has(id))).slice(0, limit)
    const shown = new Set(rows.map(({ id }) => id))
    return sign(
      payload,
      rows,
      coming.filter(({ id }) => shown.has(id)),
    )
  },
  { key: 'news.platformEvents', tags: () => [], maxAge: PLATFORM_MAX_AGE },
)
