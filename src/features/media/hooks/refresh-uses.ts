import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  Where,
} from 'payload'

import type { Media } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { touch } from '@/platform/cache/outbox'

import { PICTURE_USES } from '../uses'

async function touchUses(req: PayloadRequest, picture: string, shelter: string): Promise<void> {
  const touched: string[] = []
  // One after the other: they share the transaction's one connection.
  for (const { collection, columns, tagsOf } of PICTURE_USES) {
    const where: Where = { or: columns.map((column) => ({ [column]: { in: [picture] } })) }
    const { docs } = await req.payload.find({
      collection,
      // What the public sees goes stale, whoever changed the picture.
      overrideAccess: true,
      req,
      depth: 0,
      pagination: false,
      where,
      select: {},
    })
    touched.push(...docs.flatMap(({ id }) => tagsOf(String(id), shelter)))
  }
  await touch(req, touched)
}

/** What a page prints of a picture. */
const SHOWN = ['alt', 'decorative', 'filename', 'deletedAt'] as const

/** Refreshes whatever shows the picture when its words or its file changed. */
export const refreshUses: CollectionAfterChangeHook<Media> = async ({
  data,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create') return
  const isOther = SHOWN.some(
    (column) => column in data && (data[column] ?? null) !== (previousDoc[column] ?? null),
  )
  if (isOther) await touchUses(req, previousDoc.id, idOf(previousDoc.shelter) ?? '')
}

export const refreshUsesBeforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const row = await req.payload.findByID({
    collection: 'media',
    id,
    // The right to delete was checked; this reads whose picture it is.
    overrideAccess: true,
    req,
    depth: 0,
    trash: true,
    select: { shelter: true },
  })
  await touchUses(req, row.id, idOf(row.shelter) ?? '')
}
