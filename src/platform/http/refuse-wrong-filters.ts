import type { AfterErrorHook } from 'payload'

import { isWrongData, isWrongValue } from './database-down'
import { isUnknownPath } from './error-kind'
import { SENTENCES } from './errors'

/**
 * What the database cannot answer or hold is the mistake of the one who asks: a filter on a path
 * or with a value that no column knows, a text with a sign that none may have. Payload passes
 * them on as they are, and answers 500, or in English.
 */
export const refuseWrongFilters: AfterErrorHook = ({ error, req }) => {
  const isAsking = req.method === 'GET' || req.method === 'HEAD'
  const isMistake = isAsking ? isUnknownPath(error) || isWrongValue(error) : isWrongData(error)
  if (!isMistake) return undefined
  return { status: 400, response: { errors: [{ message: SENTENCES[400] }] } }
}
