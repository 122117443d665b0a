import { createHash } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Role } from '@/platform/access/model'
import { sessionOf } from '@/platform/db/session'

/** What is kept of an invitation until it is accepted, cancelled or too old. */
type Stored = {
  email: string
  shelter: string
  role: Role
  /** Id of who invited. */
  by: string
  /** In milliseconds since 1970. */
  expires: number
}

export type StoredInvitation = Stored & { id: string }

const PREFIX = 'invitation:'

/** Only the fingerprint of a link is kept: who reads the database enters no team. */
export const fingerprint = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

type Row = { key: string; data: Stored }

const toStored = ({ key, data }: Row): StoredInvitation => ({
  ...data,
  id: key.slice(PREFIX.length),
})

async function run(
  req: PayloadRequest,
  query: ReturnType<typeof sql>,
): Promise<StoredInvitation[]> {
  const { rows } = await (await sessionOf(req)).execute(query)
  return (rows as unknown as Row[]).map(toStored)
}

/** Keeps an invitation; forgets what was sent to the same person before, and all that is too old. */
export async function keep(req: PayloadRequest, id: string, data: Stored): Promise<void> {
  await run(
    req,
    sql`
      delete from payload_kv where starts_with(key, ${PREFIX}) and (
        (data->>'expires')::bigint < ${Date.now()}
        or (data->>'shelter' = ${data.shelter} and data->>'email' = ${data.email})
      )
    `,
  )
  await run(
    req,
    sql`
      insert into payload_kv (id, key, data)
      values (gen_random_uuid(), ${PREFIX + id}, ${JSON.stringify(data)}::jsonb)
    `,
  )
}

/** Those of a shelter that can still be accepted, the one that ends first at the top. */
export const listStored = (req: PayloadRequest, shelter: string): Promise<StoredInvitation[]> =>
  run(
    req,
    sql`
      select key, data from payload_kv
      where starts_with(key, ${PREFIX}) and data->>'shelter' = ${shelter}
        and (data->>'expires')::bigint >= ${Date.now()}
      order by data->>'expires'
    `,
  )

/** One that can still be accepted; null for any other. */
export async function findStored(
  req: PayloadRequest,
  id: string,
): Promise<StoredInvitation | null> {
  const query = sql`
    select key, data from payload_kv
    where key = ${PREFIX + id} and (data->>'expires')::bigint >= ${Date.now()}
  `
  return (await run(req, query))[0] ?? null
}

/** Takes one away: of several who do so at once, one gets it and the others get null. */
export async function take(req: PayloadRequest, id: string): Promise<StoredInvitation | null> {
  const query = sql`
    delete from payload_kv
    where key = ${PREFIX + id} and (data->>'expires')::bigint >= ${Date.now()}
    returning key, data
  `
  return (await run(req, query))[0] ?? null
}
