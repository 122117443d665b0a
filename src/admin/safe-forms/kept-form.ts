import { reasonOf, type Answer } from '@/ui/editing/answer.model'
import type { Values } from '@/ui/editing/values.model'

import { words } from './words'

/** A document of Payload, as its form knows it; a new one has no id. */
export type FormOf = { collection?: string; global?: string; id: string | null }

/** What the browser keeps of a form that is not saved. */
export type KeptForm = {
  /** Milliseconds since the epoch. */
  at: number
  /** Whose work it is. */
  user: string
  /** State of the document on which the person worked (ISO 8601); null for a new one. */
  base: string | null
  values: Values
}

/** Columns that the server writes: nobody typed them. */
const SERVER_FIELDS = new Set(['id', '_status', 'createdAt', 'updatedAt', 'deletedAt'])

/** What is never written down anywhere, however deep it stands. */
const isSecret = (name: string): boolean => /password|secret|token/i.test(name)

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  // A file is chosen again; a copy of it has no place among words.
  if (value instanceof Blob) return undefined
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isSecret(name))
      .map(([name, each]) => [name, withoutSecrets(each)]),
  )
}

/** What a person typed in a form, without passwords and files. */
export const typedValues = (values: Values): Values =>
  withoutSecrets(
    Object.fromEntries(Object.entries(values).filter(([name]) => !SERVER_FIELDS.has(name))),
  ) as Values

/** Under which name a form is kept: one for each person and document of this browser. */
export const keptKey = (user: string, form: FormOf, shelter: string | null): string =>
  [user, form.collection ?? `global:${form.global}`, form.id ?? `nouveau:${shelter ?? ''}`].join(
    '/',
  )

/** Whether a request is the save of a form. */
export function isSaveOf({ collection, global, id }: FormOf, method: string, path: string) {
  if (global) return method === 'POST' && path === `/api/cms/globals/${global}`
  const address = `/api/cms/${collection}`
  return id
    ? method === 'PATCH' && path === `${address}/${id}`
    : method === 'POST' && path === address
}

/** Who is signed in in this browser, compared with who opened the form. */
export type Signed = 'same' | 'nobody' | 'unknown' | { other: string }

/**
 * @param answer what `/users/me` answered
 * @param me id of the person who opened the form
 */
export function signedIn({ status, body }: Answer, me: string): Signed {
  if (status !== 200 || body === null || typeof body !== 'object') return 'unknown'
  const { user } = body as { user?: { id?: unknown; name?: unknown; email?: unknown } | null }
  if (!user) return 'nobody'
  if (user.id === me) return 'same'
  const name = [user.name, user.email].find((each) => typeof each === 'string' && each !== '')
  return { other: typeof name === 'string' ? name : words.somebody }
}

/** Whether trying again later may do: nobody answered, or the server could not. */
export const isPassing = ({ status }: Answer): boolean => status === 0 || status >= 500

/** Why a save did not go through, in French whatever answered. */
export function refusalSentence({ status, body }: Answer): string {
  if (status === 0) return words.noNetwork
  // Payload says of a fault « Something went wrong. », a proxy « Bad Gateway »; 503 is ours.
  if (status >= 500 && status !== 503) return words.serverFault
  return reasonOf(body) ?? (status >= 500 ? words.serverFault : words.refused)
}

/** A refusal in the shape that Payload's form reads, its sentences by field as they were. */
export function readableRefusal(answer: Answer): unknown {
  const { errors } = (answer.body ?? {}) as { errors?: unknown }
  const isReadable = Array.isArray(errors) && errors.length > 0 && !isPassing(answer)
  return isReadable ? answer.body : { errors: [{ message: refusalSentence(answer) }] }
}
