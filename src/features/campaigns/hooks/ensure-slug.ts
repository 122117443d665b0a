import type { CollectionBeforeValidateHook } from 'payload'

import { sql } from '@payloadcms/db-postgres'

import { slugify } from '@/features/pages/model'
import { inTransaction, lockName } from '@/platform/db/transaction'

import { MAX } from '../model'

type Row = { id?: string; title?: string | null; slug?: string | null }

/** A campaign has the address of its first title, which stays: links that were shared go on. */
export const ensureSlug: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const before = originalDoc as Row | undefined
  const sent = data as Row | undefined
  if (!sent) return data
  if (before?.slug) return { ...sent, slug: before.slug }
  const base = slugify(sent.title ?? '', MAX.slug) || 'collecte'
  const slug = await inTransaction(req, async (execute) => {
    // Two titles may want the same number.
    await lockName(execute, 'campaign-slugs')
    const { rows } = await execute<{ slug: string }>(sql`
      select slug from campaigns where slug like ${`${base.slice(0, MAX.slug - 8)}%`}`)
    const taken = new Set(rows.map((row) => row.slug))
    for (let number = 1; ; number += 1) {
      const end = number === 1 ? '' : `-${number}`
      const free = base.slice(0, MAX.slug - end.length).replace(/-$/, '') + end
      if (!taken.has(free)) return free
    }
  })
  return { ...sent, slug }
}
