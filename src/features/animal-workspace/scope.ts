import type { PayloadRequest } from 'payload'

import { ANIMALS_RIGHT } from '@/features/animals/commands/own-animal'
import { inScope, teamScope, type TeamScope } from '@/platform/access/team-scope'

const ofAll = 'Seuls les super administrateurs voient les animaux de tous les refuges'

/**
 * Whose animals the person asks for, when they look after them.
 * @param key id or slug of a shelter, or `null` for all, which super admins look after
 * @throws {HttpError} 403, 404
 */
export const scopeOf = (req: PayloadRequest, key: string | null): Promise<TeamScope> =>
  teamScope(req, key, { right: ANIMALS_RIGHT, ofAll })

/** The animals `a` of a scope, without those in the bin. */
export const animalsIn = (scope: TeamScope) => inScope(scope, 'a')
