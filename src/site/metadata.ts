import type { Metadata } from 'next'

import { feedLinks, type NamedFeed } from '@/features/feeds/model'
import type { Picture } from '@/features/media/queries'

/** Name of the platform, as shared links say it. */
export const PLATFORM = 'Patte Blanche'

/** The title of a page of the platform, which says its name once. */
export const platformTitle = (title: string): string =>
  title.includes(PLATFORM) ? title : `${title} · ${PLATFORM}`

type Page = {
  /** Whole title, as a browser's tab shows it. */
  title: string
  description?: string
  /** Canonical address, from the root. */
  path: string
  siteName: string
  picture?: Pick<Picture, 'url' | 'width' | 'height' | 'alt'> | null
  keywords?: string
  /** What of the page can be followed by a feed reader. */
  feeds?: readonly NamedFeed[]
  /** When the page is an article: the moment of its publication (ISO 8601). */
  article?: string
}

/** What a shared link of the platform shows when its page has no picture of its own. */
const SHARE_PICTURE = {
  url: '/partage.png',
  width: 1200,
  height: 630,
  alt: 'Un chien, un chat et un lapin\u00a0: Patte Blanche, les animaux à adopter des refuges de France',
}

/** Title, description, canonical address and sharing of a public page. */
export function pageMetadata(page: Page): Metadata {
  const { title, description, path, siteName, picture, keywords, article, feeds } = page
  const images = picture
    ? [{ url: picture.url, width: picture.width, height: picture.height, alt: picture.alt }]
    : siteName === PLATFORM
      ? [SHARE_PICTURE]
      : []
  return {
    title: { absolute: title },
    description,
    keywords,
    alternates: { canonical: path, ...(feeds && { types: feedLinks(feeds) }) },
    openGraph: {
      ...(article ? { type: 'article', publishedTime: article } : { type: 'website' }),
      locale: 'fr_FR',
      siteName,
      title,
      description,
      url: path,
      images,
    },
    twitter: { card: images.length > 0 ? 'summary_large_image' : 'summary' },
  }
}
