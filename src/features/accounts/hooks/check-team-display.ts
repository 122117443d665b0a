import type { CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'

import type { User } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { refuse } from '@/platform/validation/issues'

type Row = NonNullable<User['memberships']>[number]

const exists = async (
  req: PayloadRequest,
  collection: 'media' | 'roles',
  id: string,
  where: Where,
): Promise<boolean> => {
  const { totalDocs } = await req.payload.count({
    collection,
    // The question is to whom the row belongs, not whether the person sees it.
    overrideAccess: true,
    req,
    where: { and: [{ id: { equals: id } }, where] },
  })
  return totalDocs > 0
}

/** A member is shown with a title and a picture of that very shelter. */
export const checkTeamDisplay: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  const before: Row[] = originalDoc?.memberships ?? []
  for (const [index, row] of (data.memberships ?? []).entries()) {
    const shelter = idOf(row.shelter)
    const old = before.find((each) => idOf(each.shelter) === shelter)
    const [title, photo] = [idOf(row.title), idOf(row.photo)]
    const own = { shelter: { equals: shelter } }
    const ofAll = { or: [own, { shelter: { exists: false } }] }
    const path = `memberships.${index}`
    if (title && title !== idOf(old?.title) && !(await exists(req, 'roles', title, ofAll)))
      refuse('users', [{ path: `${path}.title`, message: 'Choisissez une fonction de ce refuge' }])
    if (photo && photo !== idOf(old?.photo) && !(await exists(req, 'media', photo, own)))
      refuse('users', [{ path: `${path}.photo`, message: 'Choisissez une image de ce refuge' }])
  }
  return data
}
