import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { HttpError } from '@/platform/http/errors'

import { SENTENCES, type Cadence } from '../model'
import { LAST_ARRIVAL, standsAt, withSearch } from './hold'

/**
 * Hears of it more or less often. What was not told yet is not lost: the next mail of the new cadence
 * begins where the old one stood.
 * @throws {HttpError} 404
 */
export async function changeCadence(
  req: PayloadRequest,
  token: string,
  cadence: Cadence,
): Promise<void> {
  await withSearch(req, token, async (execute, { id, cadence: before, isConfirmed }) => {
    if (!isConfirmed) throw new HttpError(404, SENTENCES.gone)
    if (cadence === before) return
    await execute(sql`
      update saved_searches set cadence = ${cadence}, after_arrival = ${standsAt(sql`${before}`)}
      where id = ${id}`)
  })
}

/** Nothing is told until it is resumed. @throws {HttpError} 404 */
export async function pauseSearch(req: PayloadRequest, token: string): Promise<void> {
  await withSearch(req, token, async (execute, { id }) => {
    await execute(sql`
      update saved_searches set paused_at = coalesce(paused_at, now()) where id = ${id}`)
  })
}

/** Tells of what comes from now on: what came during the pause is on the list. @throws {HttpError} 404 */
export async function resumeSearch(req: PayloadRequest, token: string): Promise<void> {
  await withSearch(req, token, async (execute, { id }) => {
    await execute(sql`
      update saved_searches set paused_at = null, after_arrival = ${LAST_ARRIVAL}
      where id = ${id} and paused_at is not null`)
  })
}
