import type { PayloadRequest } from 'payload'

import type { OpeningException, OpeningHour } from '@/features/shelters/opening-hours.model'
import { isId } from '@/platform/ids.model'

import { draftOf } from '../draft.model'
import type { AcceptedAnimal } from '../model'

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
  const draft = draftOf({
    ...place,
    // Written by commands alone, in these shapes.
    accepts: (place.accepts ?? []) as AcceptedAnimal[],
    openingHours: (place.openingHours ?? []) as OpeningHour[],
    openingExceptions: (place.openingExceptions ?? []) as OpeningException[],
  })
  return { name: place.name, draft }
}
