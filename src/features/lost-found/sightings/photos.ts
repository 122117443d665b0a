import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Execute } from '@/platform/db/transaction'

import type { StoredPhoto } from '../model'
import { movePhotos, type Sight } from '../photos'

/** Photos of one sighting, moved to where those who may see them find them. */
export async function moveSeenPhotos(
  req: PayloadRequest,
  execute: Execute,
  { id, photos, sight }: { id: string; photos: readonly StoredPhoto[]; sight: Sight },
): Promise<void> {
  if (photos.length === 0) return
  const moved = await movePhotos(req, photos, sight)
  await execute(sql`
    update lost_found_sightings set photos = ${JSON.stringify(moved)}::jsonb where id = ${id}`)
}

/**
 * The same for all that was seen of the animal of a report, which is taken down or shown again. What its
 * author or the platform took away stays away.
 */
export async function moveAllSeenPhotos(
  req: PayloadRequest,
  execute: Execute,
  { report, sight }: { report: string; sight: Sight },
): Promise<void> {
  const { rows } = await execute<{ id: string; photos: StoredPhoto[] }>(sql`
    select id, photos from lost_found_sightings
    where report_id = ${report} and confirmed_at is not null and hidden_at is null for update`)
  for (const row of rows) await moveSeenPhotos(req, execute, { ...row, sight })
}
