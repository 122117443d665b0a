import type { CollectionBeforeValidateHook } from 'payload'

import type { Page } from '@/payload-types'
import { idOf } from '@/platform/access/model'

import { LAST_PLACE } from '../model'

/** A page without a place comes after the others of its shelter. */
export const placeLast: CollectionBeforeValidateHook<Page> = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const kept = data.menuOrder ?? originalDoc?.menuOrder
  const shelter = idOf(data.shelter ?? originalDoc?.shelter)
  if (typeof kept === 'number' || !shelter) return data
  const { docs } = await req.payload.find({
    collection: 'pages',
    // The places taken count, whoever may see what holds them.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    sort: '-menuOrder',
    select: { menuOrder: true },
    where: { and: [{ shelter: { equals: shelter } }, { menuOrder: { exists: true } }] },
  })
  return { ...data, menuOrder: Math.min((docs[0]?.menuOrder ?? -1) + 1, LAST_PLACE) }
}
