import {
  filled,
  type Address,
  type CmsAddress,
  type DataOf,
  type Given,
  type PathOf,
  type Sent,
  type WriteMethod,
} from './address'

/** Why something was not done: the server's own sentence, and what it is about. */
export type Refusal = {
  /**
   * `conflict`: somebody was faster, or holds it. `gone`: it is not there. `network`: nobody knows
   * whether it was done. `signedOut`: the session has ended. `refused`: it may not be.
   */
  kind: 'conflict' | 'gone' | 'refused' | 'network' | 'signedOut'
  sentence: string
  /** Sentences by field, as the server names them. */
  fields: Readonly<Record<string, string>>
  /** Whatever else the answer says, such as what is already there. */
  more: Readonly<Record<string, unknown>>
}
export type Outcome<Data> = { data: Data; refusal: null } | { data: null; refusal: Refusal }

/** Sentences of whoever asks, where the server gives none; both are ours when they say nothing. */
export type OwnWords = {
  fallback?: string
  /** When nothing answers, if that is not the same. */
  network?: string
}

const NETWORK =
  'La connexion est interrompue\u00a0: rien n’est perdu de ce que vous avez écrit. Réessayez dans un instant.'

/** One wrong value, as Payload's own endpoints tell it. */
type Wrong = { path?: string; message?: string }

type Answer = Record<string, unknown> & {
  data?: unknown
  error?: string
  fields?: Record<string, string>
  /** Of Payload's own endpoints. */
  errors?: ReadonlyArray<{ message?: string; data?: { errors?: readonly Wrong[] } } | null>
}

const answerOf = async (response: Response): Promise<Answer> =>
  (await response.json().catch(() => ({}))) as Answer

/** The sentence of a refusal and those of its fields, of our API or of Payload's. */
function toldIn(
  { error, fields, errors }: Answer,
  { fallback = NETWORK }: OwnWords,
): Pick<Refusal, 'sentence' | 'fields'> {
  const first = errors?.[0]
  const wrong = first?.data?.errors ?? []
  const own = wrong.flatMap(({ path, message }) => (path && message ? [[path, message]] : []))
  return {
    sentence: error ?? wrong[0]?.message ?? first?.message ?? fallback,
    fields: fields ?? (Object.fromEntries(own) as Record<string, string>),
  }
}

function kindOf(status: number): Refusal['kind'] {
  if (status === 401) return 'signedOut'
  if (status === 404) return 'gone'
  if (status === 409 || status === 423) return 'conflict'
  return status >= 500 ? 'network' : 'refused'
}

function refused(status: number, answer: Answer, words: OwnWords): Refusal {
  const { error: _e, fields: _f, errors: _es, success: _s, data: _d, ...more } = answer
  return {
    kind: kindOf(status),
    ...toldIn(answer, words),
    more,
  }
}

const unanswered = ({ fallback = NETWORK, network = fallback }: OwnWords): string => network

/** Sends a write; whatever happens, the answer is a value and nothing is thrown. */
async function sendAt<Data>(
  method: WriteMethod,
  address: string,
  body?: object,
  words: OwnWords = {},
): Promise<Outcome<Data>> {
  try {
    const response = await fetch(address, {
      method,
      credentials: 'same-origin',
      ...(body instanceof FormData
        ? { body }
        : body && {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
    })
    if (!response.ok) {
      return { data: null, refusal: refused(response.status, await answerOf(response), words) }
    }
    const answer = (await response.json()) as Answer
    return { data: ('data' in answer ? answer.data : answer) as Data, refusal: null }
  } catch {
    const sentence = unanswered(words)
    return { data: null, refusal: { kind: 'network', sentence, fields: {}, more: {} } }
  }
}

/** Sends a write to a path of our API; the outcome has the type that its document tells. */
export const send = <M extends WriteMethod, P extends PathOf<M>>(
  method: M,
  path: P,
  { body, ...asked }: Sent<M, P>,
  words?: OwnWords,
): Promise<Outcome<DataOf<M, P>>> => sendAt(method, filled(path, asked as Given), body, words)

/** Sends a write to Payload's own API, of which no document tells the answer. */
export const sendTo = (
  method: WriteMethod,
  address: CmsAddress,
  body?: object,
  words?: OwnWords,
): Promise<Outcome<unknown>> => sendAt(method, address, body, words)

/** Why something could not be read, in one sentence. */
export class ReadError extends Error {
  override name = 'ReadError'
  /** @param kind as of a {@link Refusal} */
  constructor(
    readonly kind: Refusal['kind'],
    sentence: string,
  ) {
    super(sentence)
  }
}

/**
 * Reads a list or a thing as the API wraps it.
 * @throws {ReadError} with the server's sentence, or one of our own
 */
export async function readAt<Answer>(
  address: Address<Answer>,
  words: OwnWords = {},
): Promise<Answer> {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => null)
  if (!response) throw new ReadError('network', unanswered(words))
  const answer = await answerOf(response)
  if (!response.ok) throw new ReadError(kindOf(response.status), toldIn(answer, words).sentence)
  return answer as Answer
}

/** Somebody else was faster, or it is gone: the list has to be read again. */
export const isLate = (refusal: Refusal | null | undefined): boolean =>
  refusal?.kind === 'conflict' || refusal?.kind === 'gone'
