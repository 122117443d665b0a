import type { PayloadRequest } from 'payload'

import { teamShelter, type Right } from '@/platform/access/team-shelter'

const RIGHT: Right = { may: 'editContent', to: 'modifier les pages' }

/**
 * The shelter whose pages the person edits, whatever its state.
 * @param key id or slug, in lower case
 * @returns its id
 * @throws {HttpError} 404, 403: see `teamShelter`
 */
export const editedShelter = async (req: PayloadRequest, key: string): Promise<string> =>
  (await teamShelter(req, key, RIGHT)).id
