import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { sideToken } from '../links'
import { tellSent } from '../mails'
import { passOn } from '../messages'
import { follow } from '../follow'
import { mayResume, refusalFor, SENTENCES, type OnceSent } from '../model'
import { readThread } from '../rows'

/**
 * Sends a message that waited for its author, once: they opened the link that went to their address.
 * @param message its id
 * @returns the token of the page of its author
 * @throws {HttpError} 404 for a message that is gone, 409 when the other side wants no messages
 */
export async function confirmMessage(req: PayloadRequest, message: string): Promise<string> {
  return inTransaction(req, async (execute) => {
    const { rows } = await execute<{ thread_id: string }>(
      sql`select thread_id from relay_messages where id = ${message}`,
    )
    const thread = rows[0] && (await readThread(execute, rows[0].thread_id, true))
    if (!thread) throw new HttpError(404, SENTENCES.notFound)
    const token = sideToken('from', thread.id)
    // Read again now that the thread is held: another press may have sent it.
    const waiting = await execute<{
      text: string
      photo_key: string | null
      once_sent: OnceSent | null
    }>(sql`
      select text, photo_key, once_sent from relay_messages
      where id = ${message} and waiting_since is not null
    `)
    const [sent] = waiting.rows
    if (!sent) return token
    if (thread.people.from.email === thread.people.to.email) {
      throw new HttpError(409, SENTENCES.toOneself)
    }
    const isFirst = thread.state === 'WAITING'
    const opens = isFirst || mayResume(thread, 'from')
    const refusal = opens ? null : refusalFor(thread, 'from')
    if (refusal) throw new HttpError(409, refusal)
    const open = opens ? { ...thread, state: 'OPEN' as const, endedBy: null } : thread
    if (opens) {
      await execute(sql`
        update relay_threads set state = 'OPEN', ended_by = null, ended_why = null, ended_at = null
        where id = ${thread.id}
      `)
    }
    await execute(sql`
      update relay_messages set waiting_since = null, created_at = now() where id = ${message}
    `)
    const words = { text: sent.text, hasPhoto: sent.photo_key !== null }
    await passOn(req, execute, { thread: open, side: 'from' }, words)
    if (sent.once_sent) await follow(req, sent.once_sent)
    if (isFirst) await tellSent(req, open)
    return token
  })
}
