import type { AfterErrorHook } from 'payload'

import { STORAGE_DOWN } from '../storage/errors'

import { isDatabaseDown, isUnknownTable } from './database-down'
import { isForbidden, isStorageDown } from './error-kind'
import { SENTENCES } from './errors'

/** Payload's sentences that are English whatever the language, and what is said instead. */
const ENGLISH: ReadonlyArray<readonly [RegExp, number, string?]> = [
  [/^Invalid filename/, 400, 'Le nom du fichier n’est pas valide'],
  [/^Multipart (request size )?limit has been reached/, 413],
  [/^(File size|Request) .*limit/, 413],
  [/^(A file name is required|Invalid upload collection|Invalid JSON)/, 400],
]

/** For a stranger, and for who signed in hours ago and does not know that it is over. */
export const SIGN_IN_AGAIN =
  'Vous n’êtes pas connecté, ou votre session est terminée. Connectez-vous dans un autre onglet, puis réessayez.'

/**
 * What Payload would call a fault (500), or say in English: a database that cannot answer now (two
 * writes that met, a question that took too long), a storage of files that is away, a preference that is not there, wrong files.
 */
export const tellFailures: AfterErrorHook = ({ error, req }) => {
  const tell = (status: number, message = SENTENCES[status]) => ({
    status,
    response: { errors: [{ message }] },
  })
  const { message } = error
  // First: behind it stands a cut connection too, which would read as that of the database.
  if (isStorageDown(error)) return tell(503, STORAGE_DOWN)
  if (isDatabaseDown(error)) return tell(503)
  // Payload's own refusal only: a rule that answers 403 says why.
  if (isForbidden(error) && !req.user) return tell(403, SIGN_IN_AGAIN)
  // Payload looks for what it deletes in two ways, and its second way fails.
  const isPreference = req.routeParams?.collection === 'payload-preferences'
  if (isPreference && req.method === 'DELETE' && isUnknownTable(error)) return tell(404)
  const known = ENGLISH.find(([words]) => words.test(message))
  return known && tell(known[1], known[2])
}
