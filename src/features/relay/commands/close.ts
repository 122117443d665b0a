import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { removeFiles } from '@/platform/storage/transaction'

import { tellOver } from '../mails'
import { readThread } from '../rows'

type Topic = { kind: string; id: string }

/**
 * Ends all threads about a topic; one that was reported is ended already. Each person who wrote is told once, and not by a second call; who
 * owns the topic knows. Joins the transaction of the request when it has one.
 * @param why a sentence that people read, without names
 */
export async function closeTopic(
  req: PayloadRequest,
  { kind, id }: Topic,
  why: string,
): Promise<void> {
  await inTransaction(req, async (execute) => {
    // What nobody confirmed has nobody to tell.
    const waiting = await execute<{ photo_key: string | null }>(sql`
      select m.photo_key from relay_messages m join relay_threads t on t.id = m.thread_id
      where t.topic_kind = ${kind} and t.topic_id = ${id} and t.state = 'WAITING'
    `)
    await removeFiles(
      req,
      waiting.rows.flatMap((row) => row.photo_key ?? []),
    )
    await execute(sql`
      delete from relay_threads
      where topic_kind = ${kind} and topic_id = ${id} and state = 'WAITING'
    `)
    const { rows } = await execute<{ id: string; was: string }>(sql`
      with held as (
        select id, state as was from relay_threads
        where topic_kind = ${kind} and topic_id = ${id} and state in ('OPEN', 'STOPPED')
        order by id for update
      )
      update relay_threads t set state = 'OVER', ended_why = ${why},
        ended_at = now()
      from held where t.id = held.id returning t.id, held.was
    `)
    // What is reported stays closed meanwhile, and is over when it is given back.
    await execute(sql`
      update relay_threads set state_before = 'OVER', ended_by_before = null, ended_why = ${why}
      where topic_kind = ${kind} and topic_id = ${id} and state = 'BLOCKED'
    `)
    for (const row of rows) {
      // Who left, or was left, wants no more words about it.
      const thread = row.was === 'OPEN' ? await readThread(execute, row.id) : null
      if (thread) await tellOver(req, thread, 'from', why)
    }
  })
}
