import type { CollectionBeforeValidateHook } from 'payload'

import { freeSlugIn } from '@/platform/db/free-slug'
import { inTransaction } from '@/platform/db/transaction'
import { slugify } from '@/platform/slug.model'

import { COLLECTION, MAX } from '../model'

type Row = { id?: string; title?: string | null; slug?: string | null }

/** A campaign has the address of its first title, which stays: links that were shared go on. */
export const ensureSlug: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const before = originalDoc as Row | undefined
  const sent = data as Row | undefined
  if (!sent) return data
  if (before?.slug) return { ...sent, slug: before.slug }
  const wanted = slugify(sent.title ?? '', MAX.slug) || 'collecte'
  const slug = await inTransaction(req, (execute) =>
    freeSlugIn(execute, { table: COLLECTION, wanted, longest: MAX.slug }),
  )
  return { ...sent, slug }
}
