'use client'

import { useFormFields } from '@payloadcms/ui'

import { slugify } from '@/platform/slug.model'
import { SearchResult } from '@/ui/editing/SearchResult'

import { useSiteOf } from '../../components/use-site-of'
import { LIMITS, pageAddress, searchTitle } from '../../model'
import { words } from './words.fr'

/** The page as a search engine shows it, while its settings are typed. */
export function SearchPreview() {
  const [title, slug, description, isHomepage] = useFormFields(([fields]) =>
    ['title', 'slug', 'metaDescription', 'isHomepage'].map((path) => fields[path]?.value),
  )
  const site = useSiteOf()
  // Without its shelter there is nothing true to show.
  if (!site) return null

  const typed = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  const page = {
    title: typed(title) || words.previewTitle,
    isHomepage: isHomepage === true,
    slug: slugify(typed(slug) || typed(title), LIMITS.slug) || words.previewSlug,
  }
  const city = site.location?.city ?? ''
  return (
    <SearchResult
      address={pageAddress(site.slug ?? '', page)}
      title={searchTitle({ ...page, shelter: { name: site.name, city } })}
      description={typed(description) || site.shortDescription || words.previewDescription}
    />
  )
}
