import type { Metadata } from 'next'

import type { Picture } from '@/features/media/queries'

type Page = {
  /** Whole title, as a browser's tab shows it. */
  title: string
  description?: string
  /** Canonical address, from the root. */
  path: string
  siteName: string
  picture?: Picture | null
}

/** Title, description, canonical address and sharing of a public page. */
export function pageMetadata({ title, description, path, siteName, picture }: Page): Metadata {
  const images = picture
    ? [{ url: picture.url, width: picture.width, height: picture.height, alt: picture.alt }]
    : []
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      locale: 'fr_FR',
      siteName,
      title,
      description,
      url: path,
      images,
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary' },
  }
}
