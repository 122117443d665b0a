import type { GlobalBeforeChangeHook } from 'payload'

import { isSiteTextKey, wordsOf, type SiteText } from '../model'

type Stored = { [part in keyof SiteText]?: string | null } & { revisedAt?: string | null }
type Texts = Record<string, Stored | null | undefined>

/** The day of its last change stands under each page: that of the pages that changed moves. */
export const dateTexts: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const before = (originalDoc ?? {}) as Texts
  const now = new Date().toISOString()
  const dated = Object.entries(data as Texts).map(([key, text]) => {
    if (!isSiteTextKey(key) || !text) return [key, text]
    const isSame = JSON.stringify(wordsOf(key, before[key])) === JSON.stringify(wordsOf(key, text))
    return [key, { ...text, revisedAt: isSame ? (before[key]?.revisedAt ?? null) : now }]
  })
  return Object.fromEntries(dated) as Texts
}
