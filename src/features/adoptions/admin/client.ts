/** Why something was not done: the server's own sentence, and what it is about. */
export type Refusal = {
  /**
   * `conflict`: somebody was faster, or holds it. `network`: nobody knows whether it was done.
   * `refused`: it may not be.
   */
  kind: 'conflict' | 'refused' | 'network'
  sentence: string
  /** Sentences by field, as the server names them. */
  fields: Readonly<Record<string, string>>
  /** The open request that is already there, when that is why. */
  requestId: string | null
}
export type Outcome<Data> = { data: Data; refusal: null } | { data: null; refusal: Refusal }

const NETWORK: Refusal = {
  kind: 'network',
  sentence:
    'La connexion est interrompue : rien n’est perdu de ce que vous avez écrit. Réessayez dans un instant.',
  fields: {},
  requestId: null,
}

const refused = (status: number, body: Partial<Answer<unknown>>): Refusal => ({
  kind: status === 409 || status === 423 ? 'conflict' : status >= 500 ? 'network' : 'refused',
  sentence: body.error ?? NETWORK.sentence,
  fields: body.fields ?? {},
  requestId: body.requestId ?? null,
})

type Answer<Data> = {
  data: Data
  error: string
  fields: Record<string, string>
  requestId: string
}

/** Sends a write; whatever happens, the answer is a value and nothing is thrown. */
export async function send<Data>(
  address: string,
  method: 'POST' | 'PATCH' | 'DELETE',
  body: object,
): Promise<Outcome<Data>> {
  try {
    const response = await fetch(address, {
      method,
      credentials: 'same-origin',
      ...(body instanceof FormData
        ? { body }
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const answer = (await response.json().catch(() => ({}))) as Partial<Answer<Data>>
    return response.ok
      ? { data: answer.data as Data, refusal: null }
      : { data: null, refusal: refused(response.status, answer) }
  } catch {
    return { data: null, refusal: NETWORK }
  }
}

/**
 * Reads a list or a thing as the API wraps it.
 * @throws {Error} with the server's sentence, or one of our own
 */
export async function read<Whole>(address: string): Promise<Whole> {
  const response = await fetch(address, { credentials: 'same-origin' })
  const answer = (await response.json().catch(() => ({}))) as { error?: string }
  if (!response.ok) throw new Error(answer.error ?? NETWORK.sentence)
  return answer as Whole
}
