import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

import { shownArchives, type OwnArchive } from './model'
import { archivesOf } from './rows'

/** The archives of a person as they are now, newest first: nothing of it is cached. */
export async function ownArchives(
  req: PayloadRequest,
  user: string,
  now = new Date(),
): Promise<OwnArchive[]> {
  const session = await sessionOf(req)
  return shownArchives(await archivesOf(session.execute.bind(session), user), now)
}

/** The key of the file of a ready archive, for its owner alone; null for everybody else. */
export async function archiveFileOf(
  req: PayloadRequest,
  { id, user }: { id: string; user: string },
  now = new Date(),
): Promise<string | null> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select file_key from data_archives
    where id = ${id} and user_id = ${user} and state = 'READY' and expires_at > ${now.toISOString()}
  `)
  return (rows as Array<{ file_key: string }>)[0]?.file_key ?? null
}
