'use client'

import { useFormFields } from '@payloadcms/ui'

import { useSiteOf } from '@/features/pages/components/use-site-of'
import { slugify } from '@/platform/slug.model'
import { SearchResult } from '@/ui/editing/SearchResult'

import { NEWS_LIMITS } from '../model'
import { articleAddress, searchWords, summaryOf } from '../search.model'

const NAMES = ['title', 'slug', 'content', 'excerpt', 'metaTitle', 'metaDescription'] as const

/** The article as a search engine shows it, while it is typed: with the fallbacks of its page. */
export function SearchPreview() {
  const values = useFormFields(([fields]) => NAMES.map((path) => fields[path]?.value))
  const site = useSiteOf()
  // Without its shelter there is nothing true to show.
  if (!site) return null

  const [title = '', slug = '', content = '', excerpt = '', metaTitle = '', metaDescription = ''] =
    values.map((value) => (typeof value === 'string' ? value.trim() : ''))
  const heading = title || 'Titre de l’article'
  const words = searchWords({
    title: heading,
    summary: summaryOf({ excerpt, content }) || 'Les premiers mots de l’article.',
    metaTitle,
    metaDescription,
    shelter: site.name,
  })
  const address = slugify(slug || heading, NEWS_LIMITS.slug)
  return <SearchResult address={articleAddress(site.slug ?? '', address)} {...words} />
}
