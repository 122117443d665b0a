import type { Payload, Where } from 'payload'

import { readPictures, type Picture } from '@/features/media/queries'
import { SLUG_PATTERN } from '@/features/shelters/model'
import type { News } from '@/payload-types'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { documentAt } from '@/platform/db/addresses'
import { isId } from '@/platform/ids.model'
import { openPayload } from '@/platform/payload'
import { parisDayStart } from '@/platform/time/model'

import { isOver, NEWS_LIMITS, PUBLIC_NEWS_FIELDS, type NewsEvent } from './model'
import { summaryOf } from './search.model'

/** Seconds after which a list of events is looked at again: meetings end by themselves. */
const EVENTS_MAX_AGE = 600

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

function eventOf({ event }: Pick<News, 'event'>): NewsEvent | null {
  if (!event?.startsAt) return null
  return { startsAt: event.startsAt, endsAt: event.endsAt ?? null, place: event.place ?? '' }
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
>

/** The cards of some articles, with their covers. */
export async function toCards(
  payload: Payload,
  rows: readonly CardRow[],
): Promise<ArticleCardData[]> {
  const ids = rows.map(({ coverImage }) => coverImage).filter(isString)
  const pictures = await readPictures(payload, ids)
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug ?? row.id,
    title: row.title,
    excerpt: summaryOf(row),
    publishedAt: row.publishedAt ?? row.createdAt,
    isPinned: Boolean(row.isPinned),
    cover: pictures.get(String(row.coverImage)) ?? null,
    event: eventOf(row),
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

/** Events that are not behind us. */
export const notOver = (now: Date): Where => ({
  or: [
    { 'event.endsAt': { greater_than_equal: now.toISOString() } },
    {
      and: [
        { 'event.endsAt': { exists: false } },
        { 'event.startsAt': { greater_than_equal: parisDayStart(now).toISOString() } },
      ],
    },
  ],
})

export type EventCardData = ArticleCardData & { event: NewsEvent }

/** The coming events of a shelter, the next one first. */
export const listShelterEvents = cached(
  async (shelterId: string, limit: number): Promise<EventCardData[]> => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'news',
      overrideAccess: false,
      depth: 0,
      limit,
      pagination: false,
      sort: 'event.startsAt',
      where: { and: [{ shelter: { equals: shelterId } }, notOver(new Date())] },
      select: CARD_COLUMNS,
    })
    const cards = await toCards(payload, docs)
    return cards.filter((card): card is EventCardData => card.event !== null)
  },
  {
    key: 'news.events',
    tags: (shelterId) => [tags.shelterNews(shelterId)],
    maxAge: EVENTS_MAX_AGE,
  },
)

/** Whether a place in a page still announces the event, at the moment it is drawn. */
export const isComing = ({ event }: EventCardData): boolean => !isOver(event, new Date())

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
