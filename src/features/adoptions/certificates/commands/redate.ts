import type { PayloadRequest } from 'payload'

import type { Certificate } from '@/payload-types'
import { HttpError } from '@/platform/http/errors'
import { placeFiles } from '@/platform/storage/transaction'

import type { Case } from '../../facts'
import { fingerprint, newKey, factsOf } from '../document'
import { certificatePdf } from '../pdf'

/**
 * Gives a certificate that nobody has signed its true date of delivery, and writes it anew. In the
 * caller's transaction, with the request held.
 * @throws {HttpError} 409 when there is none, or it is signed
 * @throws {StorageDownError} 503; nothing is changed then
 */
export async function redate(req: PayloadRequest, about: Case, at: Date): Promise<Certificate> {
  const { certificate, shelter } = about
  if (!certificate) throw new HttpError(409, 'Le certificat n’est pas encore remis')
  if (certificate.signedAt) throw new HttpError(409, 'Ce certificat est déjà signé')
  const deliveredAt = at.toISOString()
  const bytes = await certificatePdf(factsOf(about, deliveredAt, null))
  const fileKey = newKey(shelter.id, 'pdf')
  await placeFiles(req, [{ key: fileKey, bytes }])
  req.context.redating = certificate.id
  try {
    return await req.payload.update({
      collection: 'certificates',
      id: certificate.id,
      // Written by the program alone, for whoever was allowed to put it right.
      overrideAccess: true,
      depth: 0,
      req,
      data: { deliveredAt, sha256: fingerprint(bytes), fileKey },
    })
  } finally {
    delete req.context.redating
  }
}
