import type { AfterErrorHook } from 'payload'

import { isWrongValue } from './database-down'
import { SENTENCES } from './errors'

/**
 * A filter that cannot be answered is the mistake of the one who asks. Payload passes its value
 * to the database as it is and answers 500; a path that it does not know, in English.
 */
export const refuseWrongFilters: AfterErrorHook = ({ error, req }) => {
  const isAsking = req.method === 'GET' || req.method === 'HEAD'
  if (!isAsking || (error.name !== 'QueryError' && !isWrongValue(error))) return undefined
  return { status: 400, response: { errors: [{ message: SENTENCES[400] }] } }
}
