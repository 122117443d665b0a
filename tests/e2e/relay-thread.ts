import { createHmac } from 'node:crypto'

import { sql } from '../support/sql'

/** Of the servers of tests. */
const SECRET = 'only-for-tests-only-for-tests-only-for-tests'

/** The token that a letter carries: tests of a browser read no letters of other rooms. */
export function tokenOf(purpose: string, id: string): string {
  const key = createHmac('sha256', SECRET).update('personal-links').digest()
  const seal = createHmac('sha256', key)
    .update(JSON.stringify([purpose, id]))
    .digest('base64url')
  return `${id}.${seal}`
}

/** A first message of a visitor that waits for their press. */
export async function waitingMessage(
  database: string | undefined,
): Promise<{ thread: string; message: string }> {
  const [row] = await sql<{ thread: string; message: string }>(
    database,
    `with t as (
      insert into relay_threads (topic_kind, topic_id, topic_title, topic_path)
      values ('test', gen_random_uuid(), 'Chat perdu à Loches', '/animaux') returning id
    ), f as (
      insert into relay_sides (thread_id, side, name, email, mail_key)
      select id, 'from', 'Léa Martinez', 'lea@visiteur.fr', id || 'f' from t returning id
    ), o as (
      insert into relay_sides (thread_id, side, name, email, mail_key)
      select id, 'to', 'Bob Delacroix', 'bob@visiteur.fr', id || 't' from t returning id
    ), m as (
      insert into relay_messages (thread_id, side_id, text, waiting_since)
      select t.id, f.id, 'Bonjour, je crois avoir vu votre chat hier soir près du pont.', now()
      from t, f returning id
    ) select t.id as thread, m.id as message from t, m, o`,
    [],
  )
  if (!row) throw new Error('The message was not stored')
  return row
}
