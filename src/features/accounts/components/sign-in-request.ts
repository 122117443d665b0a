import { postJson } from '@/ui/post-json'

/** What came of a try to sign in. `next` is set when it succeeded. */
export type Outcome = {
  error: string
  fields: { email?: string; password?: string }
  /** Seconds before another try, 0 when it may be now. */
  wait: number
  next?: string
}

/** Asks the server to open a session. Never throws: a failure is an outcome too. */
export async function send(
  email: string,
  password: string,
  suite: string | null,
): Promise<Outcome> {
  const body = { email, password, ...(suite ? { suite } : {}) }
  const { answer, ...failure } = await postJson<{ suite: string }>('/api/auth/login', body)
  return { ...failure, next: answer?.suite }
}
