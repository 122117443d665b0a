import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
import { openPayload } from '@/platform/payload'

import { DEVICE_PREFIX, deviceLabel } from './model'

/** A browser in which an account is signed in. */
export type OwnSession = {
  id: string
  /** « Firefox sur Windows » */
  device: string
  /** When the person signed in there; ISO 8601. */
  since: string
  /** The one that asks. */
  isCurrent: boolean
}

/** The session that a token carries; null for a text that is none. */
function sessionIdOf(token: string): string | null {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    )
    const { sid } = claims as { sid?: unknown }
    return typeof sid === 'string' ? sid : null
  } catch {
    return null
  }
}

/** Keeps in which kind of browser a session was opened. */
export async function noteDevice(request: Request, token: string): Promise<void> {
  const id = sessionIdOf(token)
  if (!id) return
  const { db } = await openPayload()
  const device = deviceLabel(request.headers.get('user-agent'))
  await db.drizzle.execute(sql`
    insert into payload_kv (id, key, data)
    values (gen_random_uuid(), ${DEVICE_PREFIX + id}, ${JSON.stringify({ device })}::jsonb)
    on conflict (key) do nothing
  `)
}

/** The session of a request; Payload keeps its id beside the person. */
const currentOf = (req: PayloadRequest): string =>
  (req.user as { _sid?: string } | null)?._sid ?? ''

/** Where the signed-in person is signed in, the latest first. */
export async function listOwnSessions(req: PayloadRequest): Promise<OwnSession[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select users_sessions.id, created_at, data->>'device' as device
    from users_sessions left join payload_kv on payload_kv.key = ${DEVICE_PREFIX} || users_sessions.id
    where _parent_id = ${req.user?.id ?? null} and expires_at > now()
    order by created_at desc nulls last
  `)
  const current = currentOf(req)
  return (rows as Array<{ id: string; created_at: string | null; device: string | null }>).map(
    ({ id, created_at, device }) => ({
      id,
      device: device ?? deviceLabel(null),
      since: new Date(created_at ?? 0).toISOString(),
      isCurrent: id === current,
    }),
  )
}

/**
 * Signs the person out of one other browser, or of all others.
 * @param id of a session; null for all others
 * @returns how many ended
 */
export async function closeOwnSessions(req: PayloadRequest, id: string | null): Promise<number> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    delete from users_sessions
    where _parent_id = ${req.user?.id ?? null} and id <> ${currentOf(req)}
      and (${id}::text is null or id = ${id})
    returning id
  `)
  return rows.length
}
