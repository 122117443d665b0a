import type { CollectionAfterReadHook, TypeWithID } from 'payload'

import { actorOf } from './builders'
import { idOf, roleIn, type Actor } from './model'

type Holder = string | { id: string; email?: string } | null
type Lock = TypeWithID & { user?: { relationTo: string; value?: Holder } | null }

/**
 * Names who holds a lock to people of a same shelter. Payload's dialog prints the e-mail of that
 * person, or, to who may not read it, an id: here the name stands in its place.
 */
export const nameHolder: CollectionAfterReadHook<Lock> = async ({ doc, req }) => {
  const { user } = doc
  const id = idOf(user?.value)
  const reader = actorOf(req)
  if (!user || !id || !reader || id === reader.id) return doc
  const holder = await req.payload.findByID({
    collection: 'users',
    id,
    // A colleague's name alone, and only to those of a same shelter; see below.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
    select: { name: true, memberships: true },
  })
  const shelters = (holder as Actor | null)?.memberships?.map(({ shelter }) => idOf(shelter)) ?? []
  const isColleague = shelters.some((shelter) => shelter && roleIn(reader, shelter))
  if (!holder?.name || !(isColleague || reader.isSuperAdmin)) return doc
  return { ...doc, user: { ...user, value: { id, email: holder.name } } }
}
