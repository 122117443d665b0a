import type { PayloadRequest } from 'payload'

import { teamShelter, type Right } from '@/platform/access/team-shelter'

/** Who works with volunteers. Source: docs/decisions/volunteering.md. */
export const RIGHT: Right = { may: 'manageForms', to: 'suivre les bénévoles' }

/** The shelter for whose volunteers somebody works. @throws {HttpError} 403, 404 */
export const volunteersTeam = (
  req: PayloadRequest,
  key: string,
): Promise<{ id: string; name: string; slug: string }> => teamShelter(req, key, RIGHT)
