import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

import type { Choices } from './model'

/** What a person chose. */
export async function readChoices(req: PayloadRequest, user: string): Promise<Choices> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ choices: Choices }>(
    sql`select choices from notice_choices where user_id = ${user}`,
  )
  return rows[0]?.choices ?? {}
}
