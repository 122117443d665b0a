import type { PayloadRequest } from 'payload'

import { teamShelter } from '@/platform/access/team-shelter'

/**
 * The shelter whose receipts the person follows, whatever its state.
 * @param key id or slug, in lower case
 * @throws {HttpError} 404, 403: see `teamShelter`
 */
export const requireReceiptRight = (
  req: PayloadRequest,
  key: string,
): Promise<{ id: string; name: string }> =>
  teamShelter(req, key, { may: 'viewGiving', to: 'voir les reçus fiscaux' })
