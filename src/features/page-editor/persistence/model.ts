import { reasonOf, type Answer } from '@/ui/editing/answer.model'
import type { Values } from '@/ui/editing/values.model'

import { words } from './words'

/** What is kept in the browser while a page has changes that no server has. */
export type Backup = {
  /** Milliseconds since the epoch. */
  at: number
  /** State of the page on which the person worked (ISO 8601); null for a new page. */
  base: string | null
  values: Values
}

/** Fields that the server writes: nobody typed them. */
const SERVER_FIELDS = new Set([
  'id',
  'status',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'mediaRefs',
  'animalRefs',
])

/** The fields that a person fills. */
export const typedValues = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !SERVER_FIELDS.has(name) && value !== undefined,
    ),
  )

/** Under which name a page's backup is kept: one for each person and page of this browser. */
export const backupKey = (user: string, page: string | null, shelter: string | null): string =>
  `page:${user}:${page ?? `nouvelle:${shelter ?? ''}`}`

/** A sentence of the server about something inside the content, and its path from there on. */
export type Refusal = { path: string; message: string }

/** Where Payload's form keeps the content of a page. */
const CONTENT = 'sections'

type FieldRefusal = { path?: unknown; message?: unknown }

const fieldsOf = (body: unknown): FieldRefusal[] => {
  const errors = (body as { errors?: unknown } | null)?.errors
  return Array.isArray(errors)
    ? errors.flatMap((each: { data?: { errors?: FieldRefusal[] } } | null) => [
        ...(each?.data?.errors ?? []),
      ])
    : []
}

const isInside = ({ path }: FieldRefusal): boolean =>
  typeof path === 'string' && path.startsWith(`${CONTENT}.`)

/** What a refusal says of whole fields: what Payload's form may show. */
export const fieldRefusals = (body: unknown): FieldRefusal[] =>
  fieldsOf(body).filter((each) => !isInside(each))

/** What a refusal says of things inside the content; `.0.columns.1…` is such a path. */
export const contentRefusals = (body: unknown): Refusal[] =>
  fieldsOf(body)
    .filter(isInside)
    .map(({ path, message }) => ({
      path: String(path).slice(CONTENT.length),
      message: typeof message === 'string' ? message : words.noReason,
    }))

/** « Erreur lors de la sauvegarde: {status} - {body} ». Source: docs/decisions/content.md. */
export const saveFailure = ({ status, body }: Answer): string =>
  words.saveFailed(status, reasonOf(body) ?? (status === 0 ? words.noNetwork : words.noReason))

/** A save that lost against another one. */
export type Conflict = { currentUpdatedAt: string; lastModifiedBy: string | null }

/** What a 409 tells; null for every other answer. */
export function conflictOf({ status, body }: Answer): Conflict | null {
  if (status !== 409 || body === null || typeof body !== 'object') return null
  const { currentUpdatedAt, lastModifiedBy } = body as Record<string, unknown>
  if (typeof currentUpdatedAt !== 'string') return null
  return {
    currentUpdatedAt,
    lastModifiedBy: typeof lastModifiedBy === 'string' ? lastModifiedBy : null,
  }
}

/** The state of a page that is newer than the form; the row does not say who saved it. */
export function newerState(row: unknown): Conflict | null {
  const { updatedAt } = (row ?? {}) as { updatedAt?: unknown }
  return typeof updatedAt === 'string'
    ? { currentUpdatedAt: updatedAt, lastModifiedBy: null }
    : null
}

/** Who has a page open for change. */
export type Holder = { id: string; name: string | null }

/** Milliseconds after which a lock that nobody renewed counts no more; Payload's own default. */
const LOCK_LASTS = 300_000

type Lock = { updatedAt?: unknown; user?: { value?: unknown } | null }

/**
 * Who holds a page, from the list of its locks, newest first.
 * @returns null when nobody does
 */
export function holderOf(list: unknown, now: number): Holder | null {
  const { docs } = (list ?? {}) as { docs?: Lock[] }
  const lock = Array.isArray(docs) ? docs[0] : undefined
  const isFresh = now - new Date(String(lock?.updatedAt)).getTime() < LOCK_LASTS
  if (!lock || !isFresh) return null
  const value = lock.user?.value
  if (typeof value === 'string') return { id: value, name: null }
  // The server writes the name of a colleague where Payload looks for an address.
  const { id, email } = (value ?? {}) as { id?: unknown; email?: unknown }
  if (typeof id !== 'string') return null
  return { id, name: typeof email === 'string' ? email : null }
}

/** Whether a request is a save of a page by the form of the admin. */
export const isPageSave = (method: string, path: string): boolean =>
  (method === 'PATCH' && /^\/api\/cms\/pages\/[0-9a-f-]{36}$/i.test(path)) ||
  (method === 'POST' && path === '/api/cms/pages')
