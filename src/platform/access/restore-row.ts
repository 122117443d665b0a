import type { CollectionSlug, PayloadRequest } from 'payload'

import { HttpError } from '../http/errors'

type Asked = {
  collection: CollectionSlug
  id: string
  /** The shelter whose bin is looked into. */
  shelter: string | null
  /** Said when the bin has no such row. */
  missing: string
}

/**
 * Takes a row out of the bin, as it was, with the rights of the person.
 * @throws {HttpError} 404 when the bin of the shelter has no such row; 422 when the row breaks a rule
 * that is newer than it
 */
export async function restoreRow(
  req: PayloadRequest,
  { collection, id, shelter, missing }: Asked,
): Promise<void> {
  const { docs, errors } = await req.payload.update({
    collection,
    where: {
      and: [
        { id: { equals: id } },
        { shelter: { equals: shelter } },
        { deletedAt: { exists: true } },
      ],
    },
    // The rows of other shelters are as if they were not there.
    overrideAccess: false,
    trash: true,
    depth: 0,
    req,
    data: { deletedAt: null },
  })
  // Payload lists what went wrong with a row, without its cause.
  if (errors[0]) throw new HttpError(422, errors[0].message)
  if (docs.length === 0) throw new HttpError(404, missing)
}
