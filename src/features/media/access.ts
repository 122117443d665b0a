import type { PayloadRequest } from 'payload'

import type { Permission } from '@/platform/access/model'
import { teamShelter, type Right } from '@/platform/access/team-shelter'

/** Whoever writes something that shows pictures. Source: docs/decisions/content.md. */
export const PICTURE_EDITORS: [Permission, ...Permission[]] = [
  'editContent',
  'manageAnimals',
  'manageNews',
]

const RIGHT: Right = { may: PICTURE_EDITORS, to: 'utiliser la médiathèque' }

/**
 * The shelter whose library the person asks for, whatever its state.
 * @param key id or slug, in lower case
 * @returns its id
 * @throws {HttpError} 404, 403: see `teamShelter`
 */
export const libraryOf = async (req: PayloadRequest, key: string): Promise<string> =>
  (await teamShelter(req, key, RIGHT)).id
