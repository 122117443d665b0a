import type { NewsEvent } from '@/features/news/model'
import type { Article } from '@/features/news/queries'
import { shelterAddress, shelterNamed } from '@/features/shelters/components/shelter-facts'
import type { PublicShelter } from '@/features/shelters/queries'
import { env } from '@/platform/env'
import type { Facts } from '@/ui/facts.model'

const absolute = (path: string) => `${env.publicUrl}${path}`

/** Its cover, or the first picture of its text. */
const imageOf = ({ cover, images }: Article): string | undefined => {
  const picture = cover ?? images[0]
  return picture && absolute(picture.url)
}

/** An article as schema.org describes one. */
export function articleFacts(article: Article, shelter: PublicShelter, path: string): Facts {
  const author = shelterNamed(shelter)
  return {
    '@type': 'NewsArticle',
    url: absolute(path),
    headline: article.title,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    image: imageOf(article),
    author,
    publisher: { '@id': author['@id'] },
  }
}

/** The meeting that an article announces, as schema.org describes one. */
export function eventFacts(
  article: Article,
  { startsAt, endsAt, place }: NewsEvent,
  shelter: PublicShelter,
  path: string,
): Facts {
  return {
    '@type': 'Event',
    name: article.title,
    description: article.excerpt || undefined,
    url: absolute(path),
    startDate: startsAt,
    endDate: endsAt ?? undefined,
    location: {
      '@type': 'Place',
      name: place || shelter.name,
      address: place || shelterAddress(shelter),
    },
    image: imageOf(article),
    organizer: shelterNamed(shelter),
  }
}
