'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { useId } from 'react'
import useSWR from 'swr'

import { read } from '@/ui/api/client'

import { pageAddress, searchTitle, slugify } from '../../model'
import styles from './settings.module.scss'
import { words } from './words.fr'

type Relation = string | { id: string } | null | undefined
type Shelter = {
  name: string
  slug?: string | null
  shortDescription?: string | null
  location?: { city?: string | null } | null
}

/** The page as a search engine shows it, while its settings are typed. */
export function SearchPreview() {
  const heading = useId()
  const { config } = useConfig()
  const [title, slug, description, isHomepage, shelter] = useFormFields(([fields]) =>
    ['title', 'slug', 'metaDescription', 'isHomepage', 'shelter'].map(
      (path) => fields[path]?.value,
    ),
  )
  const relation = shelter as Relation
  const id = typeof relation === 'string' ? relation : relation?.id
  const columns = ['name', 'slug', 'shortDescription', 'location']
    .map((name) => `select[${name}]=true`)
    .join('&')
  const { data } = useSWR<Shelter, Error>(
    id ? `${config.routes.api}/shelters/${encodeURIComponent(id)}?depth=0&${columns}` : null,
    (address: string) => read<Shelter>(address),
    { revalidateOnFocus: false },
  )
  // Without its shelter there is nothing true to show.
  if (!data) return null

  const typed = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  const page = {
    title: typed(title) || words.previewTitle,
    isHomepage: isHomepage === true,
    slug: slugify(typed(slug) || typed(title)) || words.previewSlug,
  }
  const city = data.location?.city ?? ''
  return (
    <section className={styles.preview} aria-labelledby={heading}>
      <h3 id={heading} className={styles.label}>
        {words.preview}
      </h3>
      <div className={styles.result}>
        <p className={styles.address}>{pageAddress(data.slug ?? '', page)}</p>
        <p className={styles.title}>
          {searchTitle({ ...page, shelter: { name: data.name, city } })}
        </p>
        <p className={styles.snippet}>
          {typed(description) || data.shortDescription || words.previewDescription}
        </p>
      </div>
    </section>
  )
}
