import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'

import type { Page } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { refuse } from '@/platform/validation/issues'

const DEEPEST = 10

async function parentOf(req: PayloadRequest, id: string): Promise<string | null> {
  const page = await req.payload.findByID({
    collection: 'pages',
    id,
    // Only the chain of parents is followed; nothing of them is shown.
    overrideAccess: true,
    disableErrors: true,
    req,
    depth: 0,
    select: { parent: true },
  })
  return idOf(page?.parent)
}

/** A page is never its own ancestor. */
export const checkParent: CollectionBeforeValidateHook<Page> = async ({
  data,
  originalDoc,
  req,
}) => {
  const parent = idOf(data?.parent)
  if (!data || !originalDoc || !parent || parent === idOf(originalDoc.parent)) return data
  let ancestor: string | null = parent
  for (let step = 0; ancestor && step < DEEPEST; step += 1) {
    if (ancestor === originalDoc.id) {
      refuse('pages', [{ path: 'parent', message: 'Une page ne peut pas être sous elle-même' }])
    }
    ancestor = await parentOf(req, ancestor)
  }
  return data
}
