'use client'

import type { ListedSection } from '@/features/pages/saved-sections/commands'
import type { Section } from '@/features/pages/schema'

import type { WriteMethod } from '@/ui/api/address'
import { sendTo } from '@/ui/api/client'
import { useReadAt } from '@/ui/api/use-read'

import { saved } from './words.fr'

const addressOf = (shelter: string) => `/api/shelter/${encodeURIComponent(shelter)}/saved-sections`

/** Sends to our own server. @throws {Error} with its French sentence */
async function act<Data>(address: string, method: WriteMethod, body?: object): Promise<Data> {
  const { data, refusal } = await sendTo<Data>(address, method, body, { fallback: saved.failed })
  if (!refusal) return data
  const [wrong = refusal.sentence] = Object.values(refusal.fields)
  throw new Error(wrong)
}

/** Keeps a section of a page under a name. @throws {Error} with the server's sentence */
export const storeSection = (shelter: string, name: string, section: Section) =>
  act<ListedSection>(addressOf(shelter), 'POST', { name, section })

/** The saved sections of a shelter, by name, and what can be done with them. */
export function useSavedSections(shelter: string | null) {
  const list = shelter === null ? null : addressOf(shelter)
  const { answer, error, refresh } = useReadAt<{ data: ListedSection[] }>(list)
  const change = async (id: string, method: WriteMethod, body?: object) => {
    await act(`${list}/${id}`, method, body)
    await refresh()
  }
  return {
    sections: answer?.data,
    hasFailed: error !== undefined,
    retry: () => void refresh(),
    /** @throws {Error} with the server's sentence */
    rename: (id: string, name: string) => change(id, 'PATCH', { name }),
    /** @throws {Error} with the server's sentence */
    remove: (id: string) => change(id, 'DELETE'),
  }
}

export type SavedSections = ReturnType<typeof useSavedSections>
