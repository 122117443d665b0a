import type { PayloadRequest } from 'payload'

import type { Certificate } from '@/payload-types'
import { placeFiles } from '@/platform/storage/transaction'

import type { Case } from '../../facts'
import { fingerprint, newKey, factsOf } from '../document'
import { certificatePdf } from '../pdf'
import { redate } from './redate'

/**
 * Delivers the certificate of a request: from this instant the seven days run. One that was
 * delivered before its step was taken back gets the new date. In the caller's transaction, with
 * the request held.
 * @throws {HttpError} 409 when it is signed
 * @throws {StorageDownError} 503; nothing is delivered then
 */
export async function deliver(req: PayloadRequest, about: Case, at: Date): Promise<Certificate> {
  const { row, animal, shelter } = about
  if (about.certificate) return redate(req, about, at)
  const deliveredAt = at.toISOString()
  const bytes = await certificatePdf(factsOf(about, deliveredAt, null))
  const fileKey = newKey(shelter.id, 'pdf')
  await placeFiles(req, [{ key: fileKey, bytes }])
  return req.payload.create({
    collection: 'certificates',
    // Written by the program alone, for whoever was allowed to deliver it.
    overrideAccess: true,
    depth: 0,
    req,
    data: {
      shelter: shelter.id,
      request: row.id,
      animal: animal.id,
      animalName: animal.name,
      species: animal.species,
      applicantName: row.applicant.name,
      deliveredAt,
      sha256: fingerprint(bytes),
      fileKey,
    },
  })
}
