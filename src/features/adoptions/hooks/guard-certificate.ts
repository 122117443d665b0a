import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'

import type { Certificate } from '@/payload-types'
import { refuseRule } from '@/platform/validation/issues'

/** The only columns that a certificate gets after it was delivered, all at once. */
const SIGNATURE = [
  'signedAt',
  'signatureName',
  'signatureMeans',
  'signedSha256',
  'signedFileKey',
] as const

/** What a wrong date of delivery changes, as long as nobody has signed it. */
const DELIVERY = ['deliveredAt', 'sha256', 'fileKey'] as const

/**
 * A certificate is signed once. Before that, the command that puts its date of delivery right says
 * so in the request; nothing else of it ever changes.
 */
export const signOnce: CollectionBeforeChangeHook<Certificate> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || !originalDoc) return data
  if (originalDoc.signedAt) {
    refuseRule('certificates', [{ path: 'signedAt', message: 'Ce certificat est déjà signé' }])
  }
  const columns = req.context.redating === originalDoc.id ? DELIVERY : SIGNATURE
  return { ...originalDoc, ...Object.fromEntries(columns.map((key) => [key, data[key]])) }
}

/** The shelter must be able to show it for as long as the animal lives. */
export const refuseDeletion: CollectionBeforeDeleteHook = () => {
  throw new APIError('Un certificat ne se supprime pas', 422)
}
