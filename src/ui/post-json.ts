import { OFFLINE } from './api/offline'
import { readWait } from './countdown'

/** What came of sending a form. `answer` is set when it succeeded. */
export type Posted<Answer> = {
  /** One sentence about the whole; empty when it succeeded. */
  error: string
  /** One sentence for each wrong value, by its name. */
  fields: Record<string, string>
  /** Seconds before another try, 0 when it may be now. */
  wait: number
  /** What is asked for exists already: another try gives nothing more. */
  isKnown?: boolean
  /** Nobody knows whether it was done. */
  isLost?: boolean
  answer?: Answer
}

type Failed = {
  error?: string
  fields?: Record<string, string>
  retryAfter?: number
  existing?: boolean
}

async function sent<Answer>(asked: Promise<Response>): Promise<Posted<Answer>> {
  try {
    const response = await asked
    const json = (await response.json()) as Answer & Failed
    if (response.ok) return { error: '', fields: {}, wait: 0, answer: json }
    const { error = OFFLINE, fields = {}, retryAfter, existing } = json
    const isLost = response.status >= 500
    return { error, fields, wait: readWait(retryAfter), isKnown: existing === true, isLost }
  } catch {
    return { error: OFFLINE, fields: {}, wait: 0, isLost: true }
  }
}

/** Sends a form to the API. Never throws: a failure is an outcome too. */
export const postJson = <Answer>(
  path: string,
  body: unknown,
  method: 'POST' | 'PATCH' | 'DELETE' = 'POST',
): Promise<Posted<Answer>> =>
  sent(
    fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )

/** Sends a form with its files to the API. Never throws: a failure is an outcome too. */
export const postForm = <Answer>(path: string, body: FormData): Promise<Posted<Answer>> =>
  sent(fetch(path, { method: 'POST', headers: { accept: 'application/json' }, body }))
