import { readWait } from '../countdown'

/** What came of a try to sign in. `next` is set when it succeeded. */
export type Outcome = {
  error: string
  fields: { email?: string; password?: string }
  /** Seconds before another try, 0 when it may be now. */
  wait: number
  next?: string
}

const OFFLINE = 'La connexion au serveur a échoué. Vérifiez votre réseau, puis réessayez.'

type Answer = {
  suite?: string
  error?: string
  fields?: Outcome['fields']
  retryAfter?: number
}

/** Asks the server to open a session. Never throws: a failure is an outcome too. */
export async function send(
  email: string,
  password: string,
  suite: string | null,
): Promise<Outcome> {
  try {
    const response = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, ...(suite ? { suite } : {}) }),
    })
    const {
      error = OFFLINE,
      fields = {},
      retryAfter,
      suite: next,
    } = (await response.json()) as Answer
    return { error, fields, wait: readWait(retryAfter), next: response.ok ? next : undefined }
  } catch {
    return { error: OFFLINE, fields: {}, wait: 0 }
  }
}
