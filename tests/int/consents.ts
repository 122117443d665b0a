import type { Payload } from 'payload'

/** What was agreed to with one row, oldest first. */
export async function consentsTo(payload: Payload, sourceId: string) {
  const { docs } = await payload.find({
    collection: 'consents',
    overrideAccess: true,
    depth: 0,
    pagination: false,
    sort: 'at',
    where: { sourceId: { equals: sourceId } },
  })
  return docs
}
