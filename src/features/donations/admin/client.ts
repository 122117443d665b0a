const NETWORK =
  'La connexion est interrompue\u00a0: rien n’est perdu de ce que vous avez écrit. Réessayez dans un instant.'

/** Why something was not done: the server's sentence, and those of the fields. */
export type Refusal = { sentence: string; fields: Readonly<Record<string, string>> }

type Answer = { error?: string; fields?: Record<string, string> }

/** Sends a write; whatever happens, the answer is a value: null when it was done. */
export async function send(address: string, body: object): Promise<Refusal | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return null
    const { error, fields } = (await response.json().catch(() => ({}))) as Answer
    return { sentence: error ?? NETWORK, fields: fields ?? {} }
  } catch {
    return { sentence: NETWORK, fields: {} }
  }
}

/**
 * Reads a list or a thing as the API wraps it.
 * @throws {Error} with the server's sentence, or one of our own
 */
export async function read<Whole>(address: string): Promise<Whole> {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => null)
  const answer = (await response?.json().catch(() => ({}))) as Answer | undefined
  if (!response?.ok) throw new Error(answer?.error ?? NETWORK)
  return answer as Whole
}
