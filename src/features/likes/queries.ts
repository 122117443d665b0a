import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isConfirmedSql } from '@/platform/access/confirmed'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { sessionOf } from '@/platform/db/session'
import { openPayload } from '@/platform/payload'

import { MAX_LIKES } from './model'

/** An animal that a person likes: enough to name it once it is gone. */
export type Like = {
  animalId: string
  name: string
  /** ISO 8601. */
  createdAt: string
}

type Row = { animal_id: string; name: string; created_at: string }

/** What a person likes, the last one first. */
export async function listOwnLikes(req: PayloadRequest, user: string): Promise<Like[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<Row>(sql`
    select l.animal_id, a.name, l.created_at
    from animal_likes l join animals a on a.id = l.animal_id
    where l.user_id = ${user}
    order by l.created_at desc, l.animal_id limit ${MAX_LIKES}
  `)
  return rows.map(({ animal_id: animalId, name, created_at: at }) => ({
    animalId,
    name,
    createdAt: new Date(at).toISOString(),
  }))
}

/**
 * How many people with a confirmed address like an animal. Kept until what everybody reads of it
 * changes: see `shownCount`.
 */
export const countLikes = cached(
  async (animal: string): Promise<number> => {
    const { db } = await openPayload()
    const { rows } = await db.drizzle.execute<{ count: number }>(sql`
      select count(*)::int as count from animal_likes l
      where l.animal_id = ${animal} and ${isConfirmedSql(sql`l.user_id`)}
    `)
    return rows[0]?.count ?? 0
  },
  { key: 'likes.count', tags: (animal) => [tags.animalLikes(animal)] },
)
