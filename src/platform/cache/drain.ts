import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { expire } from './expire'

/** Rows older than this were applied by every server, or the server forgot all (listener). */
const WINDOW_MINUTES = 10

/**
 * A server starts with an empty cache: what was touched before does not concern it,
 * but for the transactions that were still open, a minute at most.
 */
const OPEN_SECONDS = 60

type State = { applied: Map<number, number>; startedAt: number }

// One memory for each process, whichever bundle of the server asks.
const state: State = ((globalThis as { patteCacheOutbox?: State }).patteCacheOutbox ??= {
  applied: new Map(),
  startedAt: Date.now(),
})

/**
 * Applies to this server's cache every touch that committed and was not applied
 * yet. Called after each write and before its answer leaves, so that the next
 * request, from anybody, is fresh. Only inside a request.
 */
export async function drain(payload: Payload): Promise<void> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute<{ id: string; tags: string[] }>(sql`
    select id, tags from cache_outbox
    where created_at > greatest(
      now() - make_interval(mins => ${WINDOW_MINUTES}),
      to_timestamp(${state.startedAt / 1000 - OPEN_SECONDS})
    )
  `)
  const fresh = rows.filter(({ id }) => !state.applied.has(Number(id)))
  expire(fresh.flatMap((row) => row.tags))
  const now = Date.now()
  for (const { id } of fresh) state.applied.set(Number(id), now)
  forget(now - 2 * WINDOW_MINUTES * 60_000)
}

/** Touches that this server has no reason to apply. */
export function ignore(ids: readonly number[]): void {
  for (const id of ids) state.applied.set(id, Date.now())
}

function forget(before: number): void {
  for (const [id, at] of state.applied) if (at < before) state.applied.delete(id)
}

/** Deletes rows that no server needs any more. */
export async function purgeOutbox(payload: Payload): Promise<void> {
  const { drizzle } = payload.db
  await drizzle.execute(sql`
    delete from cache_outbox where created_at < now() - make_interval(mins => ${WINDOW_MINUTES})
  `)
}
