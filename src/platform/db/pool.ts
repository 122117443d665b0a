import pg, { type Pool, type PoolConfig } from 'pg'

import { log } from '../log'
import { BRIEF, isBrief } from './brief'
import { notice } from './noticed'

/**
 * Connections to Postgres that may be cut at any moment, by a restart or an administrator: whoever
 * works with one hears it from their next statement, and others get a new one. An « error » that
 * nobody listens to would end the process: the driver sends one for idle connections to the pool,
 * and for those at work to the connection alone.
 * @param options.application_name by which the log and Postgres tell the pools apart
 */
export function openPool(options: PoolConfig): Pool {
  const pool = new pg.Pool(options)
  const name = options.application_name
  pool.on('error', (error) =>
    log.warn({ pool: name, error: error.message }, 'a connection is lost'),
  )
  pool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ pool: name, error: error.message }, 'a cut'))
  })
  return pool
}

/**
 * A pool whose single statements run, for strangers (see `briefly`), on few connections of their
 * own, which Postgres stops sooner.
 */
function withBriefStatements(pool: Pool, options: PoolConfig): Pool {
  let brief: Pool | undefined
  const own = { query: pool.query.bind(pool), end: pool.end.bind(pool) }
  const open = () =>
    (brief ??= openPool({
      ...options,
      max: BRIEF.connections,
      statement_timeout: Math.min(
        Number(options.statement_timeout) || BRIEF.milliseconds,
        BRIEF.milliseconds,
      ),
      application_name: `${options.application_name ?? ''}-brief`,
      allowExitOnIdle: true,
    }))
  const ask = (...args: unknown[]): unknown => {
    if (!isBrief()) return Reflect.apply(own.query, pool, args)
    const other = open()
    return Reflect.apply(other.query, other, args)
  }
  const query = (...args: unknown[]): unknown => notice(ask(...args))
  const end = async (): Promise<void> => {
    await brief?.end()
    await own.end()
  }
  return Object.assign(pool, { query, end })
}

/** The driver as Payload takes it: `new Pool()` gives one of ours. */
export const driver: typeof pg = Object.assign(Object.create(pg) as typeof pg, {
  Pool: function SteadyPool(options: PoolConfig) {
    return withBriefStatements(openPool(options), options)
  },
})
