import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'

import type { Media } from '@/payload-types'
import { refuseRule } from '@/platform/validation/issues'

/** Titles of the published pages that show the picture. */
async function pagesUsing(req: PayloadRequest, id: string | number): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    // A page that the person cannot open still breaks without its picture.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 10,
    select: { title: true },
    where: { and: [{ mediaRefs: { in: [id] } }, { _status: { equals: 'published' } }] },
  })
  return docs.map((page) => page.title)
}

async function refuseIfUsed(req: PayloadRequest, id: string | number): Promise<void> {
  const pages = await pagesUsing(req, id)
  if (pages.length === 0) return
  const message = `Cette image est utilisée par : ${pages.join(', ')}. Retirez-la d’abord de ces pages.`
  refuseRule('media', [{ path: 'file', message }])
}

export const keepUsedPictures: CollectionBeforeDeleteHook = ({ id, req }) => refuseIfUsed(req, id)

/** Putting a picture in the bin takes it off the site like a deletion. */
export const keepUsedPicturesOutOfTrash: CollectionBeforeChangeHook<Media> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (data.deletedAt && originalDoc && !originalDoc.deletedAt)
    await refuseIfUsed(req, originalDoc.id)
  return data
}
