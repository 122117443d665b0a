import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { defineTask } from '@/platform/jobs/task'
import { removeFiles, swept } from '@/platform/storage/transaction'

import { holdReport } from '../links'
import type { StoredPhoto } from '../model'
import { photoKeys } from '../photos'
import { SEEN_A_DAY } from './model'
import { moveSeenPhotos } from './photos'

export const SIGHTING_SENT = 'lost-found-sighting-sent'

type Waiting = {
  report_id: string
  photos: StoredPhoto[]
  is_hidden: boolean
  is_known: boolean
  is_flood: boolean
}

/** A sighting that waits, with what decides about it: the caller holds its report. */
async function readWaiting(execute: Execute, id: string): Promise<Waiting | null> {
  const { rows } = await execute<Waiting>(sql`
    select s.report_id, s.photos, r.hidden_at is not null as is_hidden,
      (s.is_exact and jsonb_array_length(s.photos) = 0 and exists (
        select 1 from lost_found_sightings o
        where o.report_id = s.report_id and o.confirmed_at is not null and o.day = s.day
          and o.hour is not distinct from s.hour and o.shown_lat = s.shown_lat
          and o.shown_lng = s.shown_lng and o.place_words is not distinct from s.place_words
      )) as is_known,
      (select count(*) from lost_found_sightings o
        where o.thread_id = s.thread_id and o.confirmed_at > now() - interval '24 hours'
      ) >= ${SEEN_A_DAY} as is_flood
    from lost_found_sightings s join lost_found_reports r on r.id = s.report_id
    where s.id = ${id} and s.confirmed_at is null for update of s`)
  return rows[0] ?? null
}

/**
 * The message about a sighting has left: everybody sees it on the page of the report, once. Told twice,
 * it was seen once; more than some of one person in a day stay a matter of their conversation.
 */
export async function showSighting(req: PayloadRequest, id: string): Promise<void> {
  const work = inTransaction(req, async (execute) => {
    const { rows } = await execute<{ report_id: string }>(
      sql`select report_id from lost_found_sightings where id = ${id}`,
    )
    const report = rows[0]?.report_id
    if (!report) return
    await holdReport(execute, report)
    const row = await readWaiting(execute, id)
    if (!row) return
    if (row.is_known || row.is_flood) {
      await removeFiles(req, photoKeys(row.photos))
      await execute(sql`delete from lost_found_sightings where id = ${id}`)
      return
    }
    await execute(sql`update lost_found_sightings set confirmed_at = now() where id = ${id}`)
    const sight = row.is_hidden ? 'private' : 'public'
    await moveSeenPhotos(req, execute, { id, photos: row.photos, sight })
    await touch(req, [tags.lostFound(report)])
  })
  await swept(work)
}

export const sightingSent = defineTask<{ sighting: string }>({
  slug: SIGHTING_SENT,
  label: 'Montrer où un animal a été vu',
  run: async ({ req, input: { sighting } }) => showSighting(req, sighting),
})
