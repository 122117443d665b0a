import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'

import type { Choices } from './model'

/** Writes what a person chose, from what they had chosen before; two at once are one after another. */
export async function changeChoices(
  req: PayloadRequest,
  user: string,
  change: (before: Choices) => Choices,
): Promise<void> {
  await inTransaction(req, async (execute) => {
    await execute(sql`
      insert into notice_choices (user_id) select id from users where id = ${user}
      on conflict (user_id) do nothing
    `)
    const { rows } = await execute<{ choices: Choices }>(
      sql`select choices from notice_choices where user_id = ${user} for update`,
    )
    const next = JSON.stringify(change(rows[0]?.choices ?? {}))
    await execute(sql`update notice_choices set choices = ${next}::jsonb where user_id = ${user}`)
  })
}
