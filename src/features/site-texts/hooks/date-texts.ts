import type { GlobalAfterChangeHook, GlobalBeforeChangeHook } from 'payload'

import { isSiteTextKey, wordsOf, type SiteText } from '../model'

type Stored = { [part in keyof SiteText]?: string | null } & { revisedAt?: string | null }
type Texts = Record<string, Stored | null | undefined>

/** @param kept the texts of before: those whose words are the same keep their day */
const dated = (texts: Texts, kept: Texts): Texts => {
  const now = new Date().toISOString()
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      if (!isSiteTextKey(key) || !text) return [key, text]
      const isSame = JSON.stringify(wordsOf(key, kept[key])) === JSON.stringify(wordsOf(key, text))
      return [key, { ...text, revisedAt: isSame ? (kept[key]?.revisedAt ?? null) : now }]
    }),
  )
}

/** The day of its last change stands under each page: that of the pages that changed moves. */
export const dateTexts: GlobalBeforeChangeHook = ({ data, originalDoc }) =>
  dated(data as Texts, (originalDoc ?? {}) as Texts)

/** An old version brings its old days with it, though its words are those of the pages since today. */
export const dateRestored: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!req.context.isRestoringVersion) return doc as unknown
  const { db } = req.payload
  // Payload passes the row of the version as `doc` here: what was restored is read instead.
  const texts = await db.findGlobal<Texts>({ slug: 'site-texts', req })
  return db.updateGlobal({
    slug: 'site-texts',
    data: dated(texts, (previousDoc ?? {}) as Texts),
    req,
  }) as unknown
}
