import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
import { openPayload } from '@/platform/payload'

import { personOfStop } from './links'
import { isStopped, stoppedWords, TOPICS, type Choices, type Stopped } from './model'

/** What a person chose. */
export async function readChoices(req: PayloadRequest, user: string): Promise<Choices> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ choices: Choices }>(
    sql`select choices from notice_choices where user_id = ${user}`,
  )
  return rows[0]?.choices ?? {}
}

const isWhat = (what: string): what is Stopped =>
  what === 'digest' || TOPICS.some(({ category }) => category === what)

/** What a link of `stopLinks` is about; `null` for one that this server did not write. */
export async function readStop(
  what: string,
  token: string,
): Promise<{ words: string; isOn: boolean } | null> {
  const user = isWhat(what) ? personOfStop(what, token) : null
  if (!user || !isWhat(what)) return null
  // The link is the right; the session has no part in it.
  const choices = await readChoices(await createLocalReq({}, await openPayload()), user)
  return { words: stoppedWords(what), isOn: !isStopped(choices, what) }
}
