import { SPECIES_LABELS } from '@/features/animals/model'
import { listNewcomers, type Newcomer } from '@/features/animals/queries'
import { listLatestNews } from '@/features/news/platform/queries'
import { listShelterNews, type ArticleCardData } from '@/features/news/queries'
import { findShelter, readShelter } from '@/features/shelters/queries'
import { ofOrganisation } from '@/platform/french.model'

import { FEED_LENGTH, FEED_NAMES, type FeedAddress, type FeedEntry, type FeedKind } from './model'

/** What a feed holds, and what it says of itself. */
export type FeedContent = {
  title: string
  description: string
  path: string
  entries: FeedEntry[]
}

const ofArticle = (article: ArticleCardData, shelter: string): FeedEntry => ({
  title: article.title,
  path: `/shelter/${shelter}/news/${article.slug}`,
  publishedAt: article.publishedAt,
  summary: article.excerpt,
  picture: article.cover && { url: article.cover.url, alt: article.cover.alt },
})

const ofAnimal = (animal: Newcomer): FeedEntry => {
  const facts = [SPECIES_LABELS[animal.species], animal.breed, animal.age, animal.place]
  return {
    title: animal.isSos ? `SOS\u00a0: ${animal.name}` : animal.name,
    path: animal.href,
    publishedAt: animal.listedAt,
    summary: [...new Set(facts.filter(Boolean)), animal.shortDescription]
      .filter(Boolean)
      .join(' · '),
    picture: { url: animal.image, alt: animal.name },
  }
}

const latestFirst = (entries: FeedEntry[]): FeedEntry[] =>
  entries.sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))

async function ofPlatform(kind: FeedKind): Promise<FeedContent> {
  if (kind === 'animaux') {
    return {
      title: `${FEED_NAMES.animaux} · Patte Blanche`,
      description: 'Les derniers animaux des refuges qui attendent une famille.',
      path: '/animaux',
      entries: (await listNewcomers(null, FEED_LENGTH)).map(ofAnimal),
    }
  }
  const articles = await listLatestNews(FEED_LENGTH)
  return {
    title: `${FEED_NAMES.actualites} · Patte Blanche`,
    description: 'Ce que racontent les refuges.',
    path: '/',
    entries: articles.map(({ shelter, ...article }) => {
      const entry = ofArticle(article, shelter.slug)
      return { ...entry, title: `${entry.title} (${shelter.name})` }
    }),
  }
}

/** What a feed holds now; `null` for a shelter that nobody may read. */
export async function readFeed({ shelter: key, kind }: FeedAddress): Promise<FeedContent | null> {
  if (key === null) return ofPlatform(kind)
  const found = await findShelter(key)
  const shelter = found && (await readShelter(found.id))
  if (!shelter) return null
  const { id, slug, name, city } = shelter
  const title = `${FEED_NAMES[kind]} · ${name}`
  if (kind === 'animaux') {
    return {
      title,
      description: `Les derniers animaux ${ofOrganisation(name)}, à ${city}, qui attendent une famille.`,
      path: `/shelter/${slug}/animals`,
      entries: (await listNewcomers(id, FEED_LENGTH)).map(ofAnimal),
    }
  }
  const { articles } = await listShelterNews(id, FEED_LENGTH, 1)
  return {
    title,
    description: `Les nouvelles ${ofOrganisation(name)}, à ${city}.`,
    path: `/shelter/${slug}/news`,
    // A pinned one stands first in the list, wherever it is in time.
    entries: latestFirst(articles.map((article) => ofArticle(article, slug))),
  }
}
