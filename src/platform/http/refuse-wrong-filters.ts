import type { AfterErrorHook } from 'payload'

import { isWrongValue } from './database-down'
import { SENTENCES } from './errors'

/** Operators of points on a map: no column of ours is one, and Payload stumbles over them. */
const OF_POINTS = /(\[|%5B)(near|within|intersects)(\]|%5D)=/i

/**
 * A filter that cannot be answered is the mistake of the one who asks. Payload passes its value
 * to the database as it is and answers 500; a path that it does not know, in English.
 */
export const refuseWrongFilters: AfterErrorHook = ({ error, req }) => {
  const isAsking = req.method === 'GET' || req.method === 'HEAD'
  if (!isAsking) return undefined
  const isWrong =
    error.name === 'QueryError' || isWrongValue(error) || OF_POINTS.test(req.url ?? '')
  if (!isWrong) return undefined
  return { status: 400, response: { errors: [{ message: SENTENCES[400] }] } }
}
