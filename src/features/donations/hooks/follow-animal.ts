import { APIError, type CollectionAfterChangeHook, type CollectionBeforeDeleteHook } from 'payload'

import type { Animal } from '@/payload-types'
import { idOf } from '@/platform/access/model'

import { askSponsorsOf } from '../sponsorships/commands/ask-sponsors'
import { isGone } from '../sponsorships/leave'

/** Sponsors of an animal that leaves are told with care, and asked what follows. */
export const askSponsors: CollectionAfterChangeHook<Animal> = async ({ doc, previousDoc, req }) => {
  if (!previousDoc?.id) return
  const left = isGone(doc) && !isGone(previousDoc)
  const moved = idOf(doc.shelter) !== idOf(previousDoc.shelter)
  if (left || moved) await askSponsorsOf(req, doc.id)
}

/** Gifts are kept, and so is the animal that they name. */
export const refuseDeletingSponsored: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['sponsorships', 'payments'] as const) {
    const { totalDocs } = await req.payload.count({
      collection,
      where: { animal: { equals: id } },
      // Only whether there is one; the operation has asked who may delete.
      overrideAccess: true,
      req,
    })
    if (totalDocs === 0) continue
    throw new APIError(
      'Cet animal a reçu des dons ou des parrainages\u00a0: il ne se supprime pas, archivez-le',
      422,
    )
  }
}
