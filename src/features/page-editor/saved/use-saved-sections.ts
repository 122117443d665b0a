'use client'

import useSWR from 'swr'

import type { ListedSection } from '@/features/pages/saved-sections/commands'
import type { Section } from '@/features/pages/schema'

import { saved } from './words.fr'

type Answer<Data> = { data?: Data; error?: string; fields?: Record<string, string> }

const addressOf = (shelter: string) => `/api/shelter/${encodeURIComponent(shelter)}/saved-sections`

/** Asks our own server. @throws {Error} with its French sentence */
async function ask<Data>(url: string, method = 'GET', body?: object): Promise<Data | undefined> {
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => null)
  if (!response) throw new Error(saved.failed)
  const answer = (await response.json().catch(() => null)) as Answer<Data> | null
  const [refusal] = Object.values(answer?.fields ?? {})
  if (!response.ok) throw new Error(refusal ?? answer?.error ?? saved.failed)
  return answer?.data
}

/** Keeps a section of a page under a name. @throws {Error} with the server's sentence */
export const storeSection = (shelter: string, name: string, section: Section) =>
  ask<ListedSection>(addressOf(shelter), 'POST', { name, section })

/** The saved sections of a shelter, by name, and what can be done with them. */
export function useSavedSections(shelter: string | null) {
  const list = shelter === null ? null : addressOf(shelter)
  const { data, error, mutate } = useSWR<ListedSection[] | undefined, Error>(
    list,
    (url: string) => ask<ListedSection[]>(url),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const change = async (id: string, method: string, body?: object) => {
    await ask(`${list}/${id}`, method, body)
    await mutate()
  }
  return {
    sections: data,
    hasFailed: error !== undefined,
    retry: () => void mutate(),
    /** @throws {Error} with the server's sentence */
    rename: (id: string, name: string) => change(id, 'PATCH', { name }),
    /** @throws {Error} with the server's sentence */
    remove: (id: string) => change(id, 'DELETE'),
  }
}

export type SavedSections = ReturnType<typeof useSavedSections>
