import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

const PREFIX = 'deletion:'

/** Keeps when an account is to be erased; the first time that was said stays. */
export async function keepDeletion(req: PayloadRequest, user: string, due: Date): Promise<void> {
  const session = await sessionOf(req)
  await session.execute(sql`
    insert into payload_kv (id, key, data)
    values (gen_random_uuid(), ${PREFIX + user}, ${JSON.stringify({ due: due.toISOString() })}::jsonb)
    on conflict (key) do nothing
  `)
}

/** @returns whether it was to be erased */
export async function forgetDeletion(req: PayloadRequest, user: string): Promise<boolean> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(
    sql`delete from payload_kv where key = ${PREFIX + user} returning id`,
  )
  return rows.length > 0
}

/** When an account is erased; null for one that stays. */
export async function deletionOf(req: PayloadRequest, user: string): Promise<Date | null> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(
    sql`select data->>'due' as due from payload_kv where key = ${PREFIX + user}`,
  )
  const [row] = rows as Array<{ due: string }>
  return row ? new Date(row.due) : null
}

/** The accounts whose time has come, by their ids. */
export async function listDue(req: PayloadRequest, now: Date): Promise<string[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select key from payload_kv
    where starts_with(key, ${PREFIX}) and data->>'due' <= ${now.toISOString()}
    order by data->>'due'
  `)
  return (rows as Array<{ key: string }>).map(({ key }) => key.slice(PREFIX.length))
}
