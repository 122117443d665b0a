import type { Payload, Where } from 'payload'

import { readPictures, type Picture } from '@/features/media/queries'
import { SLUG_PATTERN } from '@/features/shelters/model'
import type { News } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { documentAt } from '@/platform/db/addresses'
import { isId } from '@/platform/ids.model'
import { openPayload } from '@/platform/payload'
import { PARIS } from '@/platform/time/model'
import { zoneOf } from '@/platform/time/zones.model'

import { isOver, NEWS_LIMITS, PUBLIC_NEWS_FIELDS, type NewsEvent } from './model'
import { summaryOf } from './search.model'

/** Seconds after which a list of events is looked at again: meetings end by themselves. */
const EVENTS_MAX_AGE = 600
const DAY_MS = 86_400_000
/** Meetings of one shelter that may have ended within a day and are looked at besides. */
const ENDING = 10

/** What a list shows of an article; moments in ISO 8601. */
export type ArticleCardData = {
  id: string
  slug: string
  title: string
  /** What the article says of itself, else its first words. */
  excerpt: string
  publishedAt: string
  isPinned: boolean
  cover: Picture | null
  event: NewsEvent | null
}

export type ArticlePage = {
  articles: ArticleCardData[]
  total: number
  page: number
  pages: number
}

const isString = (value: unknown): value is string => typeof value === 'string'

function eventOf({ event }: Pick<News, 'event'>, zone: string): NewsEvent | null {
  if (!event?.startsAt) return null
  const { startsAt, endsAt, place } = event
  return { startsAt, endsAt: endsAt ?? null, place: place ?? '', zone }
}

type CardRow = Pick<
  News,
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'content'
  | 'publishedAt'
  | 'createdAt'
  | 'isPinned'
  | 'event'
  | 'coverImage'
  | 'shelter'
>

/** The clocks of shelters (IANA names), by their ids. */
export async function zonesOf(
  payload: Payload,
  shelters: readonly string[],
): Promise<Map<string, string>> {
  if (shelters.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'shelters',
    // Only its clocks are read, of a shelter whose article may be read.
    overrideAccess: true,
    depth: 0,
    pagination: false,
    where: { id: { in: [...new Set(shelters)] } },
    select: { timezone: true },
  })
  return new Map(docs.map(({ id, timezone }) => [id, zoneOf(timezone)]))
}

/** The cards of some articles, with their covers. */
export async function toCards(
  payload: Payload,
  rows: readonly CardRow[],
): Promise<ArticleCardData[]> {
  const ids = rows.map(({ coverImage }) => coverImage).filter(isString)
  const pictures = await readPictures(payload, ids)
  const announcing = rows.filter(({ event }) => event?.startsAt)
  const zones = await zonesOf(
    payload,
    announcing.flatMap(({ shelter }) => idOf(shelter) ?? []),
  )
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug ?? row.id,
    title: row.title,
    excerpt: summaryOf(row),
    publishedAt: row.publishedAt ?? row.createdAt,
    isPinned: Boolean(row.isPinned),
    cover: pictures.get(String(row.coverImage)) ?? null,
    event: eventOf(row, zones.get(idOf(row.shelter) ?? '') ?? PARIS),
  }))
}

/** What {@link toCards} reads. */
export const CARD_COLUMNS = {
  slug: true,
  title: true,
  excerpt: true,
  content: true,
  publishedAt: true,
  createdAt: true,
  isPinned: true,
  event: true,
  coverImage: true,
  shelter: true,
} as const

/** The public articles of a shelter, those that are pinned first, then the latest. */
export const listShelterNews = cached(
  async (shelterId: string, limit: number, page: number): Promise<ArticlePage> => {
    const payload = await openPayload()
    const list = await payload.find({
      collection: 'news',
      overrideAccess: false,
      depth: 0,
      limit,
      page,
      sort: ['-isPinned', '-publishedAt'],
      where: { shelter: { equals: shelterId } },
      select: CARD_COLUMNS,
    })
    return {
      articles: await toCards(payload, list.docs),
      total: list.totalDocs,
      page,
      pages: list.totalPages,
    }
  },
  { key: 'news.list', tags: (shelterId) => [tags.shelterNews(shelterId)] },
)

/**
 * Events that are not behind us; one without an end that began within a day may be, by the clocks of its
 * shelter: `isOver` says.
 */
export const notOver = (now: Date): Where => ({
  or: [
    { 'event.endsAt': { greater_than_equal: now.toISOString() } },
    {
      and: [
        { 'event.endsAt': { exists: false } },
        { 'event.startsAt': { greater_than: new Date(now.getTime() - DAY_MS).toISOString() } },
      ],
    },
  ],
})

export type EventCardData = ArticleCardData & { event: NewsEvent }

/** Whether a place in a page still announces the event, at the moment it is drawn. */
export const isComing = ({ event }: EventCardData): boolean => !isOver(event, new Date())

/** Those of some articles that announce a meeting that is still to come. */
export const comingOf = (cards: readonly ArticleCardData[]): EventCardData[] =>
  cards.filter((card): card is EventCardData => card.event !== null).filter(isComing)

/** The coming events of a shelter, the next one first. */
export const listShelterEvents = cached(
  async (shelterId: string, limit: number): Promise<EventCardData[]> => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'news',
      overrideAccess: false,
      depth: 0,
      limit: limit + ENDING,
      pagination: false,
      sort: 'event.startsAt',
      where: { and: [{ shelter: { equals: shelterId } }, notOver(new Date())] },
      select: CARD_COLUMNS,
    })
    return comingOf(await toCards(payload, docs)).slice(0, limit)
  },
  {
    key: 'news.events',
    tags: (shelterId) => [tags.shelterNews(shelterId)],
    maxAge: EVENTS_MAX_AGE,
  },
)

const findByKey = cached(
  async (shelterId: string, key: string): Promise<{ id: string; slug: string } | null> => {
    const payload = await openPayload()
    const find = async (where: Where) => {
      const { docs } = await payload.find({
        collection: 'news',
        overrideAccess: false,
        depth: 0,
        limit: 1,
        pagination: false,
        where: { and: [{ shelter: { equals: shelterId } }, where] },
        select: { slug: true },
      })
      const [article] = docs
      return article?.slug ? { id: article.id, slug: article.slug } : null
    }
    if (isId(key)) return find({ id: { equals: key } })
    const present = await find({ slug: { equals: key } })
    if (present) return present
    const former = await documentAt(payload, { collection: 'news', shelter: shelterId, slug: key })
    return former ? find({ id: { equals: former } }) : null
  },
  { key: 'news.find', tags: (shelterId) => [tags.shelterNews(shelterId)] },
)

/**
 * The public article of a shelter behind an id, its slug or one that it had before, with
 * the slug that it has now; or `null`.
 */
export async function findArticle(
  shelterId: string,
  key: string,
): Promise<{ id: string; slug: string } | null> {
  const asked = key.toLowerCase()
  // Refused before the database is asked, and never kept.
  if (!isId(asked) && (asked.length > NEWS_LIMITS.slug || !SLUG_PATTERN.test(asked))) return null
  return findByKey(shelterId, asked)
}

export type Article = Omit<ArticleCardData, 'isPinned'> & {
  content: string
  images: Picture[]
  tags: string[]
  metaTitle: string
  metaDescription: string
  metaKeywords: string
  updatedAt: string
}

/** What is drawn of an article on its own page. */
export type ArticleBody = Pick<
  Article,
  'title' | 'publishedAt' | 'cover' | 'content' | 'images' | 'tags' | 'event'
>

const COLUMNS = Object.fromEntries(PUBLIC_NEWS_FIELDS.map((column) => [column, true]))

/** One public article, whole; or `null`. */
export const readArticle = cached(
  async (id: string): Promise<Article | null> => {
    const payload = await openPayload()
    const found = await payload.findByID({
      collection: 'news',
      id,
      overrideAccess: false,
      disableErrors: true,
      depth: 0,
      select: COLUMNS,
    })
    if (!found) return null
    const row = found
    const [card] = await toCards(payload, [row])
    const images = (row.images ?? []).filter(isString)
    const pictures = await readPictures(payload, images)
    return {
      ...(card as ArticleCardData),
      content: row.content,
      images: images.map((image) => pictures.get(image)).filter((image) => image !== undefined),
      tags: row.tags ?? [],
      metaTitle: row.metaTitle ?? '',
      metaDescription: row.metaDescription ?? '',
      metaKeywords: row.metaKeywords ?? '',
      updatedAt: row.updatedAt,
    }
  },
  { key: 'news.read', tags: (id) => [tags.article(id)] },
)
