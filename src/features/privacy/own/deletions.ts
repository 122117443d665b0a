import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

import type { Asked } from './model'

const PREFIX = 'deletion:'

/** Keeps when an account is to be erased; the first time that was said stays. */
export async function keepDeletion(
  req: PayloadRequest,
  user: string,
  { due, isOwners }: Pick<Asked, 'due' | 'isOwners'>,
): Promise<void> {
  const session = await sessionOf(req)
  const data = JSON.stringify({ due: due.toISOString(), isOwners })
  await session.execute(sql`
    insert into payload_kv (id, key, data)
    values (gen_random_uuid(), ${PREFIX + user}, ${data}::jsonb)
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
export async function deletionOf(req: PayloadRequest, user: string): Promise<Asked | null> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(
    sql`select data from payload_kv where key = ${PREFIX + user}`,
  )
  const [row] = rows as Array<{ data: { due: string; isOwners: boolean; refused?: string } }>
  if (!row) return null
  const { due, isOwners, refused = null } = row.data
  return { due: new Date(due), isOwners, refused }
}

/**
 * Keeps why an account could not be erased on its day.
 * @returns whether it is the first time
 */
export async function keepRefusal(
  req: PayloadRequest,
  user: string,
  reason: string,
): Promise<boolean> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ before: string | null }>(sql`
    with known as (
      select id, data ->> 'refused' as before from payload_kv
      where key = ${PREFIX + user} for update
    )
    update payload_kv set data = payload_kv.data || jsonb_build_object('refused', ${reason}::text)
    from known where payload_kv.id = known.id returning known.before
  `)
  return rows.length > 0 && rows[0]?.before === null
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
