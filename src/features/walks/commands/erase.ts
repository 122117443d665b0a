import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { removeFiles, swept } from '@/platform/storage/transaction'

import { isAuthor } from '../access'
import { recordWalk } from '../audit'
import { walkFlags } from '../flags'
import { SENTENCES } from '../model'
import { photoKeys } from '../photos'
import { holdWalk, readHeld } from '../store'

/** Its author erases a walk, with its photos. @throws {HttpError} 404 for anybody else */
export async function eraseWalk(req: PayloadRequest, id: string): Promise<void> {
  const work = inTransaction(req, async (execute) => {
    await holdWalk(execute, id)
    const { walk, held } = await readHeld(execute, id)
    if (!isAuthor(req, walk)) throw new HttpError(404, SENTENCES.notFound)
    await removeFiles(req, photoKeys(held))
    await execute(sql`delete from walk_waypoints where walk_id = ${id}`)
    await walkFlags.drop(execute, id)
    await execute(sql`delete from walks where id = ${id}`)
    await recordWalk(req, walk, null)
    await touch(req, [tags.walk(id), tags.walkSlug(walk.slug)])
  })
  await swept(work)
}
