import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction } from '@/platform/db/transaction'
import { defineTask } from '@/platform/jobs/task'
import { removeFiles, swept } from '@/platform/storage/transaction'

import type { StoredPhoto } from '../model'
import { movePhotos, photoKeys } from '../photos'

export const SIGHTING_SENT = 'lost-found-sighting-sent'

/** The message about a sighting has left: everybody sees it on the page of the report, once. */
export async function showSighting(req: PayloadRequest, id: string): Promise<void> {
  const work = inTransaction(req, async (execute) => {
    const { rows } = await execute<{
      report_id: string
      photos: StoredPhoto[]
      again: boolean
    }>(sql`
      select s.report_id, s.photos, exists (
        select 1 from lost_found_sightings o
        where o.report_id = s.report_id and o.confirmed_at is not null and o.day = s.day
          and o.hour is not distinct from s.hour and o.shown_lat = s.shown_lat
          and o.shown_lng = s.shown_lng and o.place_words is not distinct from s.place_words
          and jsonb_array_length(s.photos) = 0
      ) as again
      from lost_found_sightings s where s.id = ${id} and s.confirmed_at is null for update`)
    const [row] = rows
    if (!row) return
    const { report_id: report, photos, again } = row
    // Told twice, it was seen once.
    if (again) {
      await removeFiles(req, photoKeys(photos))
      await execute(sql`delete from lost_found_sightings where id = ${id}`)
      return
    }
    const moved = await movePhotos(req, photos, 'public')
    await execute(sql`
      update lost_found_sightings
      set confirmed_at = now(), photos = ${JSON.stringify(moved)}::jsonb where id = ${id}`)
    await touch(req, [tags.lostFound(report)])
  })
  await swept(work)
}

export const sightingSent = defineTask<{ sighting: string }>({
  slug: SIGHTING_SENT,
  label: 'Montrer où un animal a été vu',
  run: async ({ req, input: { sighting } }) => showSighting(req, sighting),
})
