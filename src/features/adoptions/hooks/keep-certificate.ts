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

/** A certificate is signed once; nothing else of it ever changes. */
export const signOnce: CollectionBeforeChangeHook<Certificate> = ({
  data,
  originalDoc,
  operation,
}) => {
  if (operation === 'create' || !originalDoc) return data
  if (originalDoc.signedAt) {
    refuseRule('certificates', [{ path: 'signedAt', message: 'Ce certificat est déjà signé' }])
  }
  const signature = Object.fromEntries(SIGNATURE.map((key) => [key, data[key]]))
  return { ...originalDoc, ...signature }
}

/** The shelter must be able to show it for as long as the animal lives. */
export const keepForever: CollectionBeforeDeleteHook = () => {
  throw new APIError('Un certificat ne se supprime pas', 422)
}
