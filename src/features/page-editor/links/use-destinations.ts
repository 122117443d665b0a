'use client'

import { useCallback, useRef } from 'react'

import { PUBLIC_STATUSES } from '@/features/animals/model'

import {
  animalDestinations,
  destinationsOf,
  matching,
  type AnimalRow,
  type Destination,
  type FormRow,
  type NewsRow,
  type PageRow,
  type ShelterRow,
} from './destinations'

type Rows<Row> = { docs: Row[] }

async function read<Answer>(url: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(url, { credentials: 'same-origin', signal: signal ?? null })
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as Answer
}

const columns = (...names: string[]) => names.map((name) => `select[${name}]=true`).join('&')

/** What the shelter has; what this person may not read is left out. */
async function readAll(shelterId: string): Promise<{ shelter: ShelterRow; fixed: Destination[] }> {
  const id = encodeURIComponent(shelterId)
  const own = `depth=0&draft=true&limit=100&where[shelter][equals]=${id}`
  const none = () => null
  const [shelter, pages, news, forms] = await Promise.all([
    read<ShelterRow>(
      `/api/cms/shelters/${id}?depth=0&${columns('slug', 'acceptsDonations', 'acceptsSponsoring')}`,
    ),
    read<Rows<PageRow>>(
      `/api/cms/pages?${own}&sort=menuOrder&${columns('title', 'slug', 'isHomepage', 'status', '_status')}`,
    ).catch(none),
    read<Rows<NewsRow>>(
      `/api/cms/news?${own}&sort=-updatedAt&${columns('title', 'slug', '_status')}`,
    ).catch(none),
    read<{ data: FormRow[] }>(`/api/admin/forms/options?shelter_id=${id}`).catch(none),
  ])
  const fixed = destinationsOf(shelter, pages?.docs ?? [], news?.docs ?? [], forms?.data ?? [])
  return { shelter, fixed }
}

async function readAnimals(shelter: ShelterRow, words: string, signal: AbortSignal) {
  const query = new URLSearchParams({
    depth: '0',
    limit: '6',
    'select[name]': 'true',
    'where[shelter][equals]': shelter.id,
    'where[isVisible][equals]': 'true',
    'where[status][in]': PUBLIC_STATUSES.join(),
    'where[name][like]': words,
  })
  const { docs } = await read<Rows<AnimalRow>>(`/api/cms/animals?${query}`, signal)
  return animalDestinations(shelter, docs)
}

/**
 * Where a link of a page can lead, by words: pages, articles and forms of its shelter, read once,
 * and animals, asked for each time. Everything is read as the person who is signed in.
 */
export function useDestinations(shelterId: string | null) {
  const known = useRef<{ of: string; all: ReturnType<typeof readAll> } | null>(null)
  return useCallback(
    async (words: string, signal: AbortSignal): Promise<Destination[]> => {
      if (!shelterId) return []
      if (known.current?.of !== shelterId)
        known.current = { of: shelterId, all: readAll(shelterId) }
      const { shelter, fixed } = await known.current.all.catch((error: unknown) => {
        known.current = null
        throw error
      })
      const isPath = words.trim().startsWith('/')
      const animals = isPath ? [] : await readAnimals(shelter, words, signal).catch(() => [])
      return [...matching(words, fixed), ...matching(words, animals)]
    },
    [shelterId],
  )
}
