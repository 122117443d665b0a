import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import { notify, superAdmins } from '@/features/notifications/commands'
import type { User } from '@/payload-types'
import { env } from '@/platform/env'
import { HttpError } from '@/platform/http/errors'

import { DESK_PATH } from '../desk/model'
import { errorLimiter } from '../limits'
import { ERROR_LABELS, SENTENCES } from '../model'
import type { errorSchema } from '../schema'
import { requireDesk } from './moderate'
import { withPlace } from './write'

/** The desk is written to once an hour at most for one place. */
const QUIET = '1 hour'

/**
 * Somebody says that something is wrong with a place; the desk reads it.
 * @returns the slug of the place
 * @throws {HttpError} 404 for a place that nobody may read; 429
 */
export async function reportError(
  req: PayloadRequest,
  request: Request,
  id: string,
  { what, words }: z.infer<typeof errorSchema>,
): Promise<string> {
  await errorLimiter.count(request)
  return withPlace(req, id, async (place, execute) => {
    if (place.status !== 'PUBLISHED') throw new HttpError(404, SENTENCES.notFound)
    const { rows } = await execute<{ recent: number }>(sql`
      select count(*)::int as recent from place_errors
      where place_id = ${id} and created_at > now() - ${QUIET}::interval`)
    await execute(
      sql`insert into place_errors (place_id, what, words) values (${id}, ${what}, ${words})`,
    )
    if ((rows[0]?.recent ?? 0) === 0) {
      await notify(req, {
        type: 'MESSAGE_RECEIVED',
        to: await superAdmins(req),
        subject: 'Une erreur est signalée sur une adresse',
        actionUrl: DESK_PATH,
        content: {
          title: `${place.name}\u00a0: une erreur est signalée`,
          paragraphs: [ERROR_LABELS[what]],
          quote: words ?? undefined,
          button: { label: 'Ouvrir', href: `${env.publicUrl}${DESK_PATH}` },
        },
      })
    }
    return place.slug
  })
}

/**
 * A super admin has seen to everything that was said of a place.
 * @param seen how many errors they read; undefined for whatever there is
 * @throws {HttpError} 403; 404; 409 when nothing waits, or more than they read
 */
export async function settleErrors(
  req: PayloadRequest,
  by: User,
  id: string,
  seen?: number,
): Promise<void> {
  requireDesk(by)
  await withPlace(req, id, async (_place, execute) => {
    const { rows } = await execute(sql`
      update place_errors set settled_at = now(), settled_by = ${by.id}
      where place_id = ${id} and settled_at is null returning id`)
    if (rows.length === 0) throw new HttpError(409, SENTENCES.settled)
    // Undone with what was written above.
    if (seen !== undefined && rows.length > seen) throw new HttpError(409, SENTENCES.newError)
  })
}
