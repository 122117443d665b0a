import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterDeleteHook } from 'payload'

import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { sessionOf } from '@/platform/db/session'

/** What people said they bring goes with a request that is erased for good, telephones included. */
export const dropAnswers: CollectionAfterDeleteHook<{ id: string }> = async ({ doc, req }) => {
  const session = await sessionOf(req)
  await session.execute(sql`delete from supply_responses where request_id = ${doc.id}::uuid`)
  await session.execute(sql`delete from supply_progress where request_id = ${doc.id}::uuid`)
  await touch(req, [tags.supplyRequest(doc.id)])
}
