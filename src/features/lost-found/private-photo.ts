import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

import { reportOfPhotos } from './links'
import type { StoredPhoto } from './model'
import { photoKeys } from './photos'
import { photoName, PRIVATE_PHOTOS } from './view'

/**
 * The key of a photo that only the author of a report sees: of the report itself, with its last word, or
 * of what somebody saw of its animal; null for another link or name, and once everybody sees it.
 * @param token of the photos of the report
 */
export async function findPrivatePhoto(
  req: PayloadRequest,
  token: string,
  name: string,
): Promise<string | null> {
  const id = reportOfPhotos(token)
  if (!id) return null
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ photos: StoredPhoto[] | null }>(sql`
    select photos from lost_found_reports where id = ${id}
    union all select end_photos from lost_found_reports where id = ${id}
    union all select photos from lost_found_sightings
      where report_id = ${id} and confirmed_at is not null
        and hidden_by is distinct from 'PLATFORM'`)
  const keys = rows.flatMap(({ photos }) => (Array.isArray(photos) ? photoKeys(photos) : []))
  return keys.find((key) => key.startsWith(PRIVATE_PHOTOS) && photoName(key) === name) ?? null
}
