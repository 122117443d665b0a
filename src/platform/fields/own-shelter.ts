import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'

import { actorOf } from '../access/builders'
import { can, idOf, type Permission } from '../access/model'
import { refuse } from '../validation/issues'

type Relation = string | { id: string }

type Row = { id: string; shelter?: Relation | null } & Record<string, unknown>

/**
 * Refuses to put a document into a shelter in which the person lacks the
 * permission. Payload's update access sees only where the document is, not
 * where it goes.
 */
export function destinationShelter(
  collection: string,
  ...permissions: Permission[]
): CollectionBeforeValidateHook<Row> {
  return ({ data, originalDoc, req }) => {
    if (!data) return data
    const wanted = idOf(data.shelter)
    // Drafts skip the check of required columns; nothing lives outside of a shelter.
    if (!wanted && (!originalDoc?.id || 'shelter' in data)) {
      refuse(collection, [{ path: 'shelter', message: 'Choisissez un refuge' }])
    }
    if (!('shelter' in data)) return data
    const source = idOf(originalDoc?.shelter)
    if (originalDoc?.id && wanted === source) return data
    const actor = actorOf(req)
    // No person: the program itself (seed, jobs), which passes overrideAccess.
    if (!actor) return data
    // A copy comes with a source and no id yet: whoever may only read the source may not copy it.
    const shelters = source && !originalDoc?.id ? [wanted, source] : [wanted]
    const mayIn = (shelter: string | null) =>
      permissions.some((permission) => can(actor, permission, shelter))
    if (!shelters.every(mayIn)) {
      refuse(collection, [{ path: 'shelter', message: 'Vous ne pouvez pas choisir ce refuge' }])
    }
    return data
  }
}

/** What documents point to, and what belongs to one shelter. */
type Owned = 'media' | 'animals' | 'pages' | 'forms'

function ids(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.map((each) => idOf(each as Relation)).filter((id) => id !== null)
}

/** Those of some documents that a shelter has, and that are not in its bin. */
async function ownedOf(
  req: PayloadRequest,
  collection: Owned,
  wanted: string[],
  shelter: string,
): Promise<Set<string>> {
  const { docs } = await req.payload.find({
    collection,
    // The question is to whom the rows belong, not whether the person sees them.
    overrideAccess: true,
    req,
    depth: 0,
    pagination: false,
    select: {},
    where: { and: [{ id: { in: wanted } }, { shelter: { equals: shelter } }] },
  })
  return new Set(docs.map(({ id }) => id))
}

/** What is left of a column once it holds only what a shelter has. */
function without(value: unknown, owned: ReadonlySet<string>): unknown {
  const isOwned = (each: unknown) => owned.has(idOf(each as Relation) ?? '')
  if (Array.isArray(value)) return value.filter(isOwned)
  return isOwned(value) ? value : null
}

/**
 * Refuses a picture, an animal, a page or a form of another shelter in the given columns. An old
 * version that is restored comes back without what the shelter has no longer.
 */
export function ownRelations(
  slug: string,
  columns: Record<string, Owned>,
): CollectionBeforeValidateHook<Row> {
  return async ({ data, originalDoc, req }) => {
    if (!data) return data
    const shelter =
      slug === 'shelters' ? originalDoc?.id : idOf(data.shelter ?? originalDoc?.shelter)
    for (const [path, collection] of Object.entries(columns)) {
      const wanted = ids(data[path])
      if (wanted.length === 0) continue
      const changed = JSON.stringify(wanted) !== JSON.stringify(ids(originalDoc?.[path]))
      const moved = 'shelter' in data && idOf(data.shelter) !== idOf(originalDoc?.shelter)
      if (!changed && !moved) continue
      const owned = shelter ? await ownedOf(req, collection, wanted, shelter) : new Set<string>()
      if (wanted.every((id) => owned.has(id))) continue
      if (req.context.isRestoringVersion) data[path] = without(data[path], owned)
      else refuse(slug, [{ path, message: 'Choisissez un élément de ce refuge' }])
    }
    return data
  }
}
