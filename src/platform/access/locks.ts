import {
  APIError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload'

import { isCollection } from '../fields/collections'
import { SENTENCES } from '../http/errors'
import { isId } from '../ids.model'
import { actorOf } from './builders'
import { canSomewhere, idOf } from './model'

/** Locks that are looked through for one person; Payload removes old ones by itself. */
const MOST_LOCKS = 500

type Reference = { relationTo?: unknown; value?: unknown } | null | undefined

/** What a lock is on: a document of a collection, or a global. */
type Target = { document?: Reference; globalSlug?: unknown }

const valueOf = (reference: Reference): string | null => {
  const value = reference?.value as string | { id: string } | null | undefined
  const id = idOf(value)
  return typeof id === 'string' && isId(id) ? id : null
}

/** Those documents of a collection that the person behind the request may update. */
async function updatable(
  req: PayloadRequest,
  slug: string,
  ids: readonly string[],
): Promise<string[]> {
  if (!isCollection(req.payload, slug) || ids.length === 0) return []
  const rule = await req.payload.collections[slug].config.access.update({ req })
  if (!rule) return []
  const asked: Where = { id: { in: [...ids] } }
  const { docs } = await req.payload.find({
    collection: slug,
    // The rule of updating is in the question; the rule of reading may be another.
    overrideAccess: true,
    depth: 0,
    pagination: false,
    trash: true,
    req,
    select: {},
    where: rule === true ? asked : { and: [asked, rule] },
  })
  return docs.map(({ id }) => String(id))
}

/** Whether the person behind a request may update what a lock is, or would be, on. */
export async function mayLock(
  req: PayloadRequest,
  { document, globalSlug }: Target,
): Promise<boolean> {
  if (!canSomewhere(actorOf(req), 'viewAdmin')) return false
  // A lock is on one thing: the right to the one would else lock the other too.
  if (document && globalSlug) return false
  if (document) {
    const id = valueOf(document)
    if (!id || typeof document.relationTo !== 'string') return false
    return (await updatable(req, document.relationTo, [id])).length > 0
  }
  const global = req.payload.globals.config.find(({ slug }) => slug === globalSlug)
  return Boolean(await global?.access.update({ req }))
}

async function findLocksInReach(req: PayloadRequest): Promise<Where | boolean> {
  const actor = actorOf(req)
  if (!actor || !canSomewhere(actor, 'viewAdmin')) return false
  if (actor.isSuperAdmin) return true
  const { docs } = await req.payload.db.find<{ id: string; document?: Reference }>({
    collection: 'payload-locked-documents',
    limit: MOST_LOCKS,
    pagination: false,
    sort: '-updatedAt',
    where: {},
    req,
  })
  const byCollection = new Map<string, Map<string, string[]>>()
  for (const { id, document } of docs) {
    const value = valueOf(document)
    if (!value || typeof document?.relationTo !== 'string') continue
    const locks = byCollection.get(document.relationTo) ?? new Map<string, string[]>()
    locks.set(value, [...(locks.get(value) ?? []), id])
    byCollection.set(document.relationTo, locks)
  }
  const reached: string[] = []
  for (const [slug, locks] of byCollection) {
    const own = await updatable(req, slug, [...locks.keys()])
    for (const document of own) reached.push(...(locks.get(document) ?? []))
  }
  return { or: [{ 'user.value': { equals: actor.id } }, { id: { in: reached } }] }
}

const found = new WeakMap<PayloadRequest, Promise<Where | boolean>>()

/**
 * The locks that a person sees, takes over and removes: their own, and those of
 * documents that they may update. Payload asks several times for one screen; a
 * request looks once.
 */
export function locksInReach(req: PayloadRequest): Promise<Where | boolean> {
  const known = found.get(req) ?? findLocksInReach(req)
  found.set(req, known)
  return known
}

function refuseAnother(req: PayloadRequest, user: Reference): void {
  if (!user || idOf(user.value as string | { id: string }) === actorOf(req)?.id) return
  throw new APIError(SENTENCES[403] as string, 403, null, true)
}

/**
 * A lock is held in one's own name and from now on: who and when are never
 * taken from outside, and a lock never moves to another document.
 */
export const guardLocks: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const writing = args as { overrideAccess?: boolean; data?: Target & { user?: Reference } }
  const isWrite = operation === 'create' || operation === 'update'
  if (writing.overrideAccess === true || !isWrite) return args
  const sent = writing.data ?? {}
  refuseAnother(req, sent.user)
  const { document, globalSlug } = operation === 'create' ? sent : {}
  const data = {
    ...(document ? { document } : {}),
    ...(globalSlug ? { globalSlug } : {}),
    user: { relationTo: 'users', value: actorOf(req)?.id },
  }
  return { ...args, data }
}
