'use client'

import useSWR from 'swr'

import { cmsAddress } from '@/ui/api/address'
import { readAt } from '@/ui/api/client'

import type { ShelterFacts } from '../../models/model'

type Shelter = { name: string; slug?: string | null; location?: { city?: string | null } | null }
type Page = { slug?: string | null; isHomepage?: boolean | null }

export type Start = {
  facts: ShelterFacts
  /** Addresses that the shelter's pages have already. */
  taken: ReadonlySet<string>
  hasHome: boolean
}

/** What a new page needs to know of its shelter; null asks nothing. */
export function useShelterFacts(shelter: string | null) {
  return useSWR<Start, Error>(
    shelter ? ['page-start', shelter] : null,
    async (): Promise<Start> => {
      const id = encodeURIComponent(shelter ?? '')
      const columns = 'depth=0&select[name]=true&select[slug]=true&select[location]=true'
      const pages =
        'depth=0&draft=true&limit=100&select[slug]=true&select[isHomepage]=true' +
        `&where[shelter][equals]=${id}`
      const [row, list] = await Promise.all([
        readAt(cmsAddress<Shelter>(`/api/cms/shelters/${id}?${columns}`)),
        readAt(cmsAddress<{ docs: Page[] }>(`/api/cms/pages?${pages}`)),
      ])
      return {
        facts: { name: row.name, slug: row.slug ?? id, city: row.location?.city ?? '' },
        taken: new Set(list.docs.map(({ slug }) => slug ?? '')),
        hasHome: list.docs.some(({ isHomepage }) => isHomepage),
      }
    },
  )
}
