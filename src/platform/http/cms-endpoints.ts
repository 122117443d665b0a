import { isId } from '../ids.model'

/** What every collection answers, behind its slug; `:id` stands for an identifier. */
const DOCUMENTS = [
  'GET',
  'POST',
  'PATCH',
  'DELETE',
  'GET count',
  'GET :id',
  'PATCH :id',
  'DELETE :id',
  'POST :id/duplicate',
  'POST access',
  'POST access/:id',
  'GET versions',
  'GET versions/:id',
  'POST versions/:id',
]

/** What single collections answer besides. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  users: [
    'GET me',
    'GET init',
    'POST login',
    'POST logout',
    'POST refresh-token',
    'POST forgot-password',
    'POST reset-password',
    'POST unlock',
    'POST verify/:text',
    'POST first-register',
  ],
  shelters: ['GET populate-tenant-options'],
  'payload-preferences': ['GET :text', 'POST :text', 'DELETE :text'],
}

/** Collections of Payload for which nobody has a use from outside. */
const CLOSED = new Set(['payload-jobs', 'payload-kv', 'payload-migrations'])

const GLOBALS = [
  'GET',
  'POST',
  'POST access',
  'GET versions',
  'GET versions/:id',
  'POST versions/:id',
]

/** What belongs to no collection. */
const ROOT = ['GET access', 'POST stripe/webhooks']

function matches(pattern: string, method: string, path: readonly string[]): boolean {
  const [verb, address = ''] = pattern.split(' ')
  const parts = address.split('/').filter(Boolean)
  if (verb !== method || parts.length !== path.length) return false
  return parts.every((part, at) => {
    const given = path[at] ?? ''
    if (part === ':id') return isId(given)
    // Payload matches addresses without looking at case.
    return part === ':text' ? given.length > 0 : part === given.toLowerCase()
  })
}

/**
 * Whether Payload's REST answers at this address: only what is named here does, so that no update
 * of Payload or of a plugin opens an endpoint that nobody looked at.
 * @param path segments behind `/api/cms`
 * @param collections slugs of every collection
 */
export function isOpenEndpoint(
  method: string,
  path: readonly string[],
  collections: ReadonlySet<string>,
): boolean {
  const [first = '', ...rest] = path
  const open = (patterns: readonly string[], address: readonly string[]) =>
    patterns.some((pattern) => matches(pattern, method, address))
  if (first === 'globals') return rest.length > 0 && open(GLOBALS, rest.slice(1))
  if (!collections.has(first)) return open(ROOT, path)
  return !CLOSED.has(first) && open([...DOCUMENTS, ...(MORE[first] ?? [])], rest)
}

/** Whether a POST stands for a GET whose query is too long for an address. */
export const isLongRead = ({ method, headers }: Request): boolean =>
  method === 'POST' &&
  (headers.get('x-payload-http-method-override') === 'GET' ||
    headers.get('x-http-method-override') === 'GET')
