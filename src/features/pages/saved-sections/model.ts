import type { PageContent, Section } from '../schema'

/** Bounds of a saved section: characters of its name, and how many a shelter keeps. */
export const SAVED_SECTION_LIMITS = { name: 80, perShelter: 60 } as const

/** The one section that a row keeps; `null` when a newer program wrote it. */
export const savedSection = (content: PageContent): Section | null => content.sections[0] ?? null
