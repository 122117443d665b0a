import type { CollectionBeforeChangeHook } from 'payload'

import { departmentOf } from '@/features/shelters/model'
import type { Animal } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { refuseRule } from '@/platform/validation/issues'

import { refusePoundStep } from '../pound.model'

/** A found animal is adoptable only when its owner's eight clear working days are over. */
export const guardPoundDelay: CollectionBeforeChangeHook<Animal> = async ({
  data,
  originalDoc,
  req,
}) => {
  const from = originalDoc?.status ?? null
  const to = data.status ?? from
  const poundEntryAt = data.poundEntryAt ?? originalDoc?.poundEntryAt ?? null
  if (!to || to === from || (from === null && !poundEntryAt)) return data
  const shelter = idOf(data.shelter ?? originalDoc?.shelter)
  const row = shelter
    ? await req.payload.findByID({
        collection: 'shelters',
        id: shelter,
        // Only where it stands is read, for the public holidays there.
        overrideAccess: true,
        disableErrors: true,
        depth: 0,
        select: { location: true },
        req,
      })
    : null
  const department = departmentOf(row?.location?.postalCode)
  const refusal = refusePoundStep({ from, to, poundEntryAt, department }, new Date())
  if (refusal) refuseRule('animals', [refusal])
  return data
}
