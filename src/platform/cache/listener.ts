import { Client } from 'pg'

import { env } from '../env'
import { log } from '../log'
import { EVERYTHING } from './cached'
import { ignore } from './drain'
import { INTERNAL_CACHE_PATH, INTERNAL_HEADER, internalSecret } from './internal'
import { CHANNEL } from './outbox'

const RETRY_MS = 1000
/** A page that was being rendered during the write may be kept after it: expire once more. */
const SECOND_PASS_MS = 2000

async function expireHere(tags: readonly string[]): Promise<void> {
  await fetch(`http://127.0.0.1:${env.PORT}${INTERNAL_CACHE_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [INTERNAL_HEADER]: internalSecret() },
    body: JSON.stringify({ tags }),
  }).catch((error: unknown) => {
    log.warn({ error: String(error) }, 'the server could not refresh its own cache')
  })
}

async function listen(firstTime: boolean): Promise<void> {
  const client = new Client({ connectionString: env.DATABASE_URL })
  let closed = false
  const again = () => {
    if (closed) return
    closed = true
    client.end().catch(() => {})
    setTimeout(() => void listen(false), RETRY_MS).unref()
  }
  client.on('error', again)
  client.on('end', again)
  client.on('notification', ({ payload: id }) => {
    void client
      .query<{ tags: string[] }>('select tags from cache_outbox where id = $1', [id])
      .then(({ rows }) => {
        const tags = rows.flatMap((row) => row.tags)
        void expireHere(tags)
        setTimeout(() => void expireHere(tags), SECOND_PASS_MS).unref()
      })
      .catch(again)
  })
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    // What was touched while nobody listened is not known: start from nothing.
    if (!firstTime) return await expireHere([EVERYTHING])
    // This server's cache is still empty: what was touched before needs nothing.
    const { rows } = await client.query<{ id: string }>('select id from cache_outbox')
    ignore(rows.map(({ id }) => Number(id)))
  } catch {
    again()
  }
}

/** Hears, for the life of the process, the touches of every server and every script. */
export function startCacheListener(): void {
  void listen(true)
}
