'use client'

import type { ListedSection } from '@/features/pages/saved-sections/commands'
import type { Section } from '@/features/pages/schema'
import { send, type Outcome } from '@/ui/api/client'
import { useRead } from '@/ui/api/use-read'

import { saved } from './words.fr'

const SECTIONS = '/api/shelter/{shelterId}/saved-sections'
const SECTION = `${SECTIONS}/{sectionId}` as const
const WORDS = { fallback: saved.failed }

/** @throws {Error} with the French sentence of our own server */
async function done<Data>(sent: Promise<Outcome<Data>>): Promise<Data> {
  const { data, refusal } = await sent
  if (!refusal) return data
  const [wrong = refusal.sentence] = Object.values(refusal.fields)
  throw new Error(wrong)
}

/** Keeps a section of a page under a name. @throws {Error} with the server's sentence */
export const storeSection = (shelter: string, name: string, section: Section) =>
  done(send('POST', SECTIONS, { params: { shelterId: shelter }, body: { name, section } }, WORDS))

/** The saved sections of a shelter, by name, and what can be done with them. */
export function useSavedSections(shelter: string | null) {
  const asked = shelter === null ? null : { params: { shelterId: shelter } }
  const { answer, error, refresh } = useRead(SECTIONS, asked)
  const change = async (work: (shelterId: string) => Promise<Outcome<unknown>>) => {
    if (shelter === null) return
    await done(work(shelter))
    await refresh()
  }
  return {
    // What a block holds depends on its type: the document says no more than « unknown ».
    sections: answer?.data as readonly ListedSection[] | undefined,
    hasFailed: error !== undefined,
    retry: () => void refresh(),
    /** @throws {Error} with the server's sentence */
    rename: (sectionId: string, name: string) =>
      change((shelterId) =>
        send('PATCH', SECTION, { params: { shelterId, sectionId }, body: { name } }, WORDS),
      ),
    /** @throws {Error} with the server's sentence */
    remove: (sectionId: string) =>
      change((shelterId) => send('DELETE', SECTION, { params: { shelterId, sectionId } }, WORDS)),
  }
}

export type SavedSections = ReturnType<typeof useSavedSections>
