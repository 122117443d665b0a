import type { CollectionBeforeChangeHook } from 'payload'

import type { News } from '@/payload-types'

/** Who wrote the article, and who last touched it; the program itself (seed, jobs) signs nothing. */
export const signArticle: CollectionBeforeChangeHook<News> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const author = req.user?.id
  const signed = { ...data, lastModifiedBy: author ?? originalDoc?.lastModifiedBy ?? null }
  if (operation === 'create') return { ...signed, createdBy: author ?? null, viewCount: 0 }
  const { createdBy = null } = originalDoc ?? {}
  // Readings are counted in the article's own row, beside its versions.
  const row = await req.payload.db.findOne<{ id: string; viewCount?: number | null }>({
    collection: 'news',
    where: { id: { equals: originalDoc?.id } },
    req,
  })
  return { ...signed, createdBy, viewCount: row?.viewCount ?? 0 }
}
