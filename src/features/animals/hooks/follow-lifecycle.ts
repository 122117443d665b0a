import type { CollectionBeforeChangeHook } from 'payload'

import type { Animal } from '@/payload-types'
import { refuseRule } from '@/platform/validation/issues'

import {
  adoptionDay,
  isAdopted,
  refuseTransition,
  STATUS_LABELS,
  type AnimalStatus,
} from '../model'
import { UNDONE_STATUSES } from '../undo.model'

/**
 * A status only moves along the allowed edges, and `isAdopted` follows it. A
 * write of `isAdopted` alone is a wish for the matching status. The day of an
 * adoption is the day of the change, or the one that is told with a new animal. A change that is undone
 * goes back along no edge: it never was.
 */
export const followLifecycle: CollectionBeforeChangeHook<Animal> = ({ data, originalDoc, req }) => {
  const from = originalDoc?.status
  let to: AnimalStatus = data.status ?? from ?? 'AT_SHELTER'
  if (originalDoc?.id && req.context.undoing === originalDoc.id) {
    return { ...data, isAdopted: isAdopted(to) }
  }
  if (data.isAdopted === true && to === 'AT_SHELTER' && originalDoc?.isAdopted !== true)
    to = 'ADOPTED'

  if (from) {
    const refusal = refuseTransition(from, to, data.returnReason ?? null)
    if (refusal === 'illegal') {
      const sentence = `Un animal «\u00a0${STATUS_LABELS[from]}\u00a0» ne peut pas devenir «\u00a0${STATUS_LABELS[to]}\u00a0»`
      refuseRule('animals', [{ path: 'status', message: sentence }])
    }
    if (refusal === 'reasonRequired') {
      const message = 'Indiquez la raison du retour de cet animal'
      refuseRule('animals', [{ path: 'returnReason', message }])
    }
  }
  const reserved = to === 'AT_SHELTER' ? data.isReserved : false
  // Whoever has left waits for nobody: one that comes back is in need only if somebody says so.
  const isLeft = from && from !== to && UNDONE_STATUSES.includes(from) && originalDoc.isSos
  const isSos = isLeft || UNDONE_STATUSES.includes(to) ? false : data.isSos
  const adoptedAt = adoptionDay(
    { status: from, adoptedAt: originalDoc?.adoptedAt },
    { status: to, adoptedAt: data.adoptedAt },
    new Date(),
  )
  // The reason of one return is not that of the next.
  const returnReason = to === 'ADOPTED' && from !== 'ADOPTED' ? null : data.returnReason
  return {
    ...data,
    status: to,
    isAdopted: isAdopted(to),
    isReserved: reserved,
    isSos,
    adoptedAt,
    returnReason,
  }
}
