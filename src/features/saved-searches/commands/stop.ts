import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
import { HttpError } from '@/platform/http/errors'

import { idOfSearch } from '../links'
import { SENTENCES } from '../model'

/**
 * Erases a search, whether or not its address was ever confirmed; one that is no more is fine too.
 * @throws {HttpError} 404 for a link that is none
 */
export async function stopSearch(req: PayloadRequest, token: string): Promise<void> {
  const id = idOfSearch(token)
  if (!id) throw new HttpError(404, SENTENCES.gone)
  const session = await sessionOf(req)
  await session.execute(sql`delete from saved_searches where id = ${id}`)
}
