import { sql } from '@payloadcms/db-postgres'

import { slugify } from '@/features/pages/model'
import { lockName, type Execute } from '@/platform/db/transaction'

import { RESERVED_SLUGS, WALK_LIMITS } from './model'

/** The address that a name asks for; a number follows where it is taken. In a transaction. */
export async function freeSlug(execute: Execute, name: string, walk?: string): Promise<string> {
  const base = slugify(name, WALK_LIMITS.slug) || 'promenade'
  // Two names may want the same number: « forêt 2 », and a second « forêt ».
  await lockName(execute, 'walk-slugs')
  const { rows } = await execute<{ slug: string }>(sql`
    select slug from walks
    where slug like ${`${base.slice(0, WALK_LIMITS.slug - 8)}%`} and id is distinct from ${walk ?? null}::uuid`)
  const taken = new Set([...RESERVED_SLUGS, ...rows.map(({ slug }) => slug)])
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`
    const slug = base.slice(0, WALK_LIMITS.slug - end.length).replace(/-$/, '') + end
    if (!taken.has(slug)) return slug
  }
}
