import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { LostFoundReport, User } from '@/payload-types'
import { record } from '@/platform/audit/hooks'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { removeFiles, swept } from '@/platform/storage/transaction'

import type { ReportKind, StoredPhoto } from '../model'
import { photoKeys } from '../photos'
import type { SightingAnswer } from './model'
import { moveSeenPhotos } from './photos'

const MISSING = 'Ce passage n’existe plus'

type Row = { report_id: string; photos: StoredPhoto[]; hidden_by: string | null }

/** @throws {HttpError} 404 */
async function heldSighting(execute: Execute, id: string): Promise<Row> {
  const { rows } = await execute<Row>(sql`
    select report_id, photos, hidden_by from lost_found_sightings
    where id = ${id} and confirmed_at is not null for update`)
  const [row] = rows
  if (!row) throw new HttpError(404, MISSING)
  return row
}

/**
 * The author of a report takes a sighting away, because it was another animal, or shows it again.
 * @throws {HttpError} 404 for one of another report, or that the platform took away
 */
export async function answerSighting(
  req: PayloadRequest,
  { id: report, hiddenAt }: Pick<LostFoundReport, 'id' | 'hiddenAt'>,
  { sighting, answer }: { sighting: string; answer: SightingAnswer },
): Promise<void> {
  await inTransaction(req, async (execute) => {
    const row = await heldSighting(execute, sighting)
    if (row.report_id !== report || row.hidden_by === 'PLATFORM') throw new HttpError(404, MISSING)
    if ((row.hidden_by !== null) === (answer === 'HIDE')) return
    const isHidden = answer === 'HIDE'
    const isReportHidden = Boolean(hiddenAt)
    await execute(sql`
      update lost_found_sightings set hidden_at = ${isHidden ? sql`now()` : sql`null`},
        hidden_by = ${isHidden ? 'AUTHOR' : null}
      where id = ${sighting}`)
    // Of a report that was taken down, nobody else sees any photo.
    const sight = isHidden || isReportHidden ? 'private' : 'public'
    await moveSeenPhotos(req, execute, { id: sighting, photos: row.photos, sight })
    await touch(req, [tags.lostFound(report)])
  })
}

/**
 * A super admin takes a sighting away for good, and its photo is nowhere any more.
 * @returns the report that it was about
 * @throws {HttpError} 403 for anybody else, 404
 */
export async function withdrawSighting(
  req: PayloadRequest,
  by: User,
  id: string,
): Promise<{ kind: ReportKind; id: string }> {
  if (!by.isSuperAdmin) throw new HttpError(403)
  const work = inTransaction(req, async (execute) => {
    const { report_id: report, photos } = await heldSighting(execute, id)
    await removeFiles(req, photoKeys(photos))
    await execute(sql`
      update lost_found_sightings set hidden_at = now(), hidden_by = 'PLATFORM',
        photos = '[]'::jsonb
      where id = ${id}`)
    await touch(req, [tags.lostFound(report)])
    await record(req, {
      action: 'UPDATE',
      collection: 'lost-found-reports',
      before: null,
      after: { id: report },
      note: 'Passage retiré',
    })
    const { rows } = await execute<{ kind: ReportKind }>(
      sql`select kind from lost_found_reports where id = ${report}`,
    )
    return { kind: rows[0]?.kind ?? 'LOST', id: report }
  })
  return swept(work)
}
