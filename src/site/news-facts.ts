import type { NewsEvent } from '@/features/news/model'
import type { Article } from '@/features/news/queries'
import { shelterFacts } from '@/features/shelters/components/shelter-facts'
import type { PublicShelter } from '@/features/shelters/queries'
import { env } from '@/platform/env'

const absolute = (path: string) => `${env.publicUrl}${path}`

const imagesOf = ({ cover, images }: Article) =>
  [cover, ...images].filter((each) => each !== null).map(({ url }) => absolute(url))

/** An article as schema.org describes one. */
export function articleFacts(article: Article, shelter: PublicShelter, path: string) {
  const author = shelterFacts(shelter)
  return {
    '@type': 'NewsArticle',
    '@id': absolute(path),
    mainEntityOfPage: absolute(path),
    headline: article.title,
    description: article.metaDescription || article.excerpt || undefined,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    inLanguage: 'fr',
    keywords: article.tags.join(', ') || undefined,
    image: imagesOf(article),
    author,
    publisher: author,
  }
}

/** The meeting that an article announces, as schema.org describes one. */
export function eventFacts(
  article: Article,
  { startsAt, endsAt, place }: NewsEvent,
  shelter: PublicShelter,
  path: string,
) {
  const organizer = shelterFacts(shelter)
  return {
    '@type': 'Event',
    name: article.title,
    description: article.excerpt || undefined,
    url: absolute(path),
    startDate: startsAt,
    endDate: endsAt ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place
      ? { '@type': 'Place', name: place, address: place }
      : { '@type': 'Place', name: shelter.name, address: organizer.address },
    image: imagesOf(article),
    organizer,
  }
}
