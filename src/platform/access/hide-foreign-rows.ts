import type { AfterErrorHook } from 'payload'

import { isForbidden } from '../http/error-kind'

/**
 * A row of somebody else's shelter does not exist for the person who asks:
 * Payload's 403 becomes 404 when the access rule answered « only your own ».
 */
export const hideForeignRows: AfterErrorHook = ({ error, req }) => {
  // Payload's own refusal only: a rule that answers 403 says why, and is kept.
  if (!isForbidden(error) || !req.context.scoped || !req.routeParams?.id) return undefined
  return { status: 404, response: { errors: [{ message: 'Élément introuvable' }] } }
}
