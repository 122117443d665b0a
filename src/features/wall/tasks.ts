import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
import { inTransaction } from '@/platform/db/transaction'
import { defineTask } from '@/platform/jobs/task'
import { swept } from '@/platform/storage/transaction'

import { dropPost } from './commands/post'
import { commentFlags, postFlags } from './flags'
import { holdPost, lockPost } from './store'

/** Days that what was removed stays in reach of a second look. */
const KEPT_DAYS = 90
/** Posts that one run erases. */
const AT_ONCE = 200

/** Its author is gone, or it has none any more. */
const hasNoAuthor = sql`not exists (select 1 from users u where u.id = p.author_id)`
/** It stands in nobody’s name but its author’s. */
const hasNoShelter = sql`not exists (select 1 from shelters s where s.id = p.shelter_id)`

/**
 * Erases what was removed long ago, and what is left of accounts that are gone. What they wrote in the
 * name of a shelter stays the shelter’s.
 */
export async function forgetRemoved(req: PayloadRequest): Promise<void> {
  const old = sql`interval '1 day' * ${KEPT_DAYS}`
  const isOver = sql`((p.status = 'REMOVED' and p.decided_at < now() - ${old})
    or (${hasNoAuthor} and ${hasNoShelter}))`
  const session = await sessionOf(req)
  const { rows: over } = await session.execute<{ id: string }>(
    sql`select p.id from wall_posts p where ${isOver} limit ${AT_ONCE}`,
  )
  for (const { id } of over) {
    const drop = inTransaction(req, async (execute) => {
      await lockPost(execute, id)
      // Erased or put back while this one waited.
      const { rows } = await execute(
        sql`select 1 from wall_posts p where p.id = ${id} and ${isOver}`,
      )
      if (rows.length > 0) await dropPost(req, execute, await holdPost(execute, id))
    })
    await swept(drop)
  }
  await inTransaction(req, async (execute) => {
    await execute(sql`
      update wall_posts p set author_id = null, last_save = null
      where p.author_id is not null and ${hasNoAuthor}`)
    await execute(sql`
      delete from wall_comments c
      where (c.status = 'REMOVED' and c.decided_at < now() - ${old})
        or not exists (select 1 from wall_posts p where p.id = c.post_id)
        or not exists (select 1 from users u where u.id = c.author_id)`)
    await execute(sql`
      delete from wall_likes l
      where not exists (select 1 from wall_posts p where p.id = l.post_id)
        or not exists (select 1 from users u where u.id = l.user_id)`)
  })
  await postFlags.forget(req)
  await commentFlags.forget(req)
}

/** What the wall does by itself. */
export const wallTasks = [
  defineTask({
    slug: 'forget-removed-wall',
    label: 'Effacer ce qui a été retiré du mur il y a trois mois',
    recurs: { dailyAt: '05:10' },
    run: async ({ req }) => forgetRemoved(req),
  }),
]
