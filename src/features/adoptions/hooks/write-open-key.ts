import type { CollectionBeforeChangeHook } from 'payload'

import type { AdoptionRequest } from '@/payload-types'
import { idOf } from '@/platform/access/model'

import { isOpen, openKey } from '../model'

/**
 * One open request for a person and an animal: the key is unique in the table, and a closed
 * request gives it back. Also dates each change of state.
 */
export const writeOpenKey: CollectionBeforeChangeHook<AdoptionRequest> = ({
  data,
  originalDoc,
}) => {
  const status = data.status ?? originalDoc?.status ?? 'PENDING'
  const animal = idOf(data.animal ?? originalDoc?.animal)
  const contact = data.applicant ?? originalDoc?.applicant
  const key = isOpen(status) && animal && contact ? openKey(animal, contact) : null
  const moved = status !== originalDoc?.status
  const statusSince =
    moved && !(!originalDoc?.id && data.statusSince)
      ? new Date().toISOString()
      : (data.statusSince ?? originalDoc?.statusSince)
  return { ...data, openKey: key, statusSince }
}
