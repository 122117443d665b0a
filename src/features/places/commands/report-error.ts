import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import { notify, superAdmins } from '@/features/notifications/commands'
import type { User } from '@/payload-types'
import { requireSuperAdmin } from '@/platform/access/require'
import { env } from '@/platform/env'
import { HttpError } from '@/platform/http/errors'

import { DESK_PATH } from '../desk/model'
import { placeFlags } from '../flags'
import { errorLimiter } from '../limits'
import { ERROR_LABELS, SENTENCES } from '../model'
import type { errorSchema } from '../schema'
import { withPlace } from './write'

/**
 * Somebody says that something is wrong with a place; the desk reads it, and is written to once an hour
 * at most for one place.
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
    if (await placeFlags.add(execute, id, { kind: what, words })) {
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
  requireSuperAdmin(by)
  await withPlace(req, id, async (_place, execute) => {
    const settled = await placeFlags.settle(execute, id, by.id, 'CORRECTED')
    if (settled === 0) throw new HttpError(409, SENTENCES.settled)
    // Undone with what was written above.
    if (seen !== undefined && settled > seen) throw new HttpError(409, SENTENCES.newError)
  })
}
