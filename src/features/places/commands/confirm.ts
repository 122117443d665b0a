import type { PayloadRequest } from 'payload'

import { idOfToken } from '@/platform/access/personal-link'
import { HttpError } from '@/platform/http/errors'

import { tellDesk } from '../mails'
import { SENTENCES, SUGGESTION_LINK } from '../model'
import { withPlace, writePlace } from './write'

/**
 * The owner of an address sends the place that was suggested with it to the desk, once.
 * @throws {HttpError} 404 for any other token; 409 when it was sent already
 */
export async function confirmSuggestion(req: PayloadRequest, token: string): Promise<void> {
  const id = idOfToken(SUGGESTION_LINK, token)
  if (!id) throw new HttpError(404, SENTENCES.notFound)
  await withPlace(req, id, async (place) => {
    if (place.confirmedAt || place.status !== 'PENDING') {
      throw new HttpError(409, SENTENCES.confirmed)
    }
    const sent = await writePlace(req, place, { confirmedAt: new Date().toISOString() })
    await tellDesk(req, sent)
  })
}
