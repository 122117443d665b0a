import type { PayloadRequest } from 'payload'

import { isId } from '@/platform/ids.model'

import type { Draft } from '../draft.model'
import { storedDraft } from '../place'

/** A place as its form begins with it, whatever its state; null for every other id. The caller checked who asks. */
export async function readDraft(req: PayloadRequest, id: string) {
  if (!isId(id)) return null
  const place = await req.payload.findByID({
    collection: 'places',
    id,
    // The page is shown to super admins alone.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
  if (!place) return null
  const draft: Draft = { ...storedDraft(place), version: place.version }
  return { name: place.name, draft }
}
