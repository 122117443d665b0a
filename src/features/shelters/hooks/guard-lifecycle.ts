import type { CollectionBeforeChangeHook } from 'payload'

import type { Shelter } from '@/payload-types'
import { refuseRule } from '@/platform/validation/issues'

import { refuseShelterStep, SHELTER_STATUS_LABELS } from '../model'

/** A shelter's status only moves along the edges of its life. */
export const guardLifecycle: CollectionBeforeChangeHook<Shelter> = ({ data, originalDoc }) => {
  const from = originalDoc?.status
  const to = data.status
  if (!from || !to) return data
  const refusal = refuseShelterStep(from, to, data.rejectionReason)
  if (refusal === 'illegal') {
    const message = `Un refuge « ${SHELTER_STATUS_LABELS[from]} » ne peut pas devenir « ${SHELTER_STATUS_LABELS[to]} »`
    refuseRule('shelters', [{ path: 'status', message }])
  }
  if (refusal === 'reasonRequired') {
    refuseRule('shelters', [{ path: 'rejectionReason', message: 'Indiquez la raison du refus' }])
  }
  return data
}
