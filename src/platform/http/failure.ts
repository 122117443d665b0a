import { isDatabaseDown, isWrongData } from './database-down'
import { isApiError, isHttpError, isStorageDown, isValidationError } from './error-kind'
import { SENTENCES } from './errors'

/** What a failure looks like from outside: never a stack, a query or a foreign sentence. */
export type Failure = {
  status: number
  error: string
  fields?: Record<string, string>
  more?: Record<string, unknown>
  headers?: Record<string, string>
}

const sentence = (status: number): string => SENTENCES[status] ?? (SENTENCES[500] as string)

/** The error of a form: one wrong value is the sentence, several are listed in `fields`. */
export function invalid(status: number, fields: Record<string, string>): Failure {
  const messages = Object.values(fields)
  const error = messages.length === 1 ? messages[0] : 'Certaines valeurs sont à corriger'
  return { status, error: error ?? sentence(status), fields }
}

/**
 * Reads any error as an answer. Payload's own errors keep their status and lose
 * their English or technical words; sentences on fields are ours already.
 */
export function failureOf(error: unknown): Failure {
  if (isHttpError(error)) {
    const { status, message, fields, more, headers } = error
    return { status, error: message, fields, more, headers }
  }
  if (isValidationError(error)) {
    const issues = error.data?.errors ?? []
    return invalid(
      error.status,
      Object.fromEntries(issues.map((each) => [each.path, each.message])),
    )
  }
  if (isApiError(error) && error.status >= 400 && error.status < 500) {
    return { status: error.status, error: sentence(error.status) }
  }
  const comeBack = { 'retry-after': '5' }
  if (isStorageDown(error)) return { status: 503, error: error.message, headers: comeBack }
  if (isDatabaseDown(error)) {
    return { status: 503, error: sentence(503), headers: comeBack }
  }
  if (isWrongData(error)) return { status: 400, error: sentence(400) }
  return { status: 500, error: sentence(500) }
}

/** The envelope of every error of the API. Source: docs/decisions/api.md. */
export function failureResponse({ status, error, fields, more, headers }: Failure): Response {
  return Response.json(
    { success: false, error, ...(fields && { fields }), ...more },
    { status, headers },
  )
}
