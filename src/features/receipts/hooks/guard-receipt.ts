import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'

import type { Receipt } from '@/payload-types'
import { refuseRule } from '@/platform/validation/issues'

/** The only columns that a receipt gets after it was made. */
const CANCELLATION = ['status', 'cancelledAt', 'cancelReason'] as const

/** A receipt is cancelled once, and replaced once; nothing else of it ever changes. */
export const cancelOnce: CollectionBeforeChangeHook<Receipt> = ({
  data,
  originalDoc,
  operation,
}) => {
  if (operation === 'create' || !originalDoc) return data
  const isCancelled = originalDoc.status === 'CANCELLED'
  if (isCancelled && CANCELLATION.some((key) => key in data && data[key] !== originalDoc[key])) {
    refuseRule('receipts', [{ path: 'status', message: 'Ce reçu est déjà annulé' }])
  }
  const cancellation = Object.fromEntries(
    CANCELLATION.map((key) => [key, data[key] ?? originalDoc[key]]),
  )
  return {
    ...originalDoc,
    ...cancellation,
    replacedBy: originalDoc.replacedBy ?? data.replacedBy,
  }
}

/** The tax office may ask for it for six years, and the shelter's accounts for ten. */
export const refuseDeletion: CollectionBeforeDeleteHook = () => {
  throw new APIError('Un reçu fiscal ne se supprime pas', 422)
}
