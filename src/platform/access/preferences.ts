import {
  APIError,
  type CollectionBeforeChangeHook,
  type Endpoint,
  type PayloadRequest,
  type Where,
} from 'payload'

import { SENTENCES } from '../http/errors'

import { actorOf } from './builders'
import { canSomewhere } from './model'

/** Longest name of a preference, in characters. */
const KEY_MAX = 200
/** Largest preference, in characters of JSON: columns and filters of one screen. */
const VALUE_MAX = 20_000
/** Most preferences of one person: two for each document that they open. */
const MOST_KEYS = 500

const SLUG = 'payload-preferences'

const refuse = (status: number): never => {
  throw new APIError(SENTENCES[status] as string, status, null, true)
}

const own = (req: PayloadRequest): Where => ({ 'user.value': { equals: actorOf(req)?.id } })

/**
 * Makes room for one more preference: the oldest ones of a person go, so that
 * nobody is told « full » by a screen and nobody fills the database.
 */
async function makeRoom(req: PayloadRequest, key: string): Promise<void> {
  const { db } = req.payload
  const { docs } = await db.find<{ id: string; key?: string | null }>({
    collection: SLUG,
    limit: 0,
    pagination: false,
    sort: '-updatedAt',
    select: { key: true },
    where: own(req),
    req,
  })
  if (docs.length < MOST_KEYS || docs.some((row) => row.key === key)) return
  const ids = docs.slice(MOST_KEYS - 1).map(({ id }) => id)
  await db.deleteMany({ collection: SLUG, req, where: { id: { in: ids } } })
}

async function checkPreference(req: PayloadRequest, key: unknown, value: unknown): Promise<void> {
  if (typeof key !== 'string' || key.length === 0 || key.length > KEY_MAX) return refuse(400)
  if ((JSON.stringify(value) ?? '').length > VALUE_MAX) return refuse(413)
  await makeRoom(req, key)
}

/** Bounds what the screens of Payload remember for a person. */
export const boundPreferences: CollectionBeforeChangeHook = async ({ data, req }) => {
  await checkPreference(req, data.key, data.value)
  return data
}

async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    const body: unknown = await req.json?.()
    return body
  } catch {
    return undefined
  }
}

/**
 * The endpoints of Payload by which a screen remembers something: they ask for
 * no access rule and run no hook, so both are asked for here. For staff alone.
 */
export function guardPreferences(endpoint: Endpoint): Endpoint {
  const handler: Endpoint['handler'] = async (req) => {
    if (!canSomewhere(actorOf(req), 'viewAdmin')) return refuse(req.user ? 403 : 401)
    const key = req.routeParams?.key
    if (endpoint.method === 'post') {
      const body = await bodyOf(req)
      // Payload reads the body again, and takes the whole of one that has no « value ».
      Object.assign(req, { json: () => Promise.resolve(body ?? {}) })
      await checkPreference(req, key, body)
    }
    if (endpoint.method === 'delete') {
      const where = { and: [own(req), { key: { equals: key } }] }
      const { totalDocs } = await req.payload.db.count({ collection: SLUG, req, where })
      if (totalDocs === 0) return refuse(404)
    }
    return endpoint.handler(req)
  }
  return { ...endpoint, handler }
}
