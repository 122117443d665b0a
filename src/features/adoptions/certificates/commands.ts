import { createHash, randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'
import sharp from 'sharp'

import { breedLabel } from '@/features/animals/model'
import type { Certificate } from '@/payload-types'
import { HttpError } from '@/platform/http/errors'
import type { SentFile } from '@/platform/http/read-upload'
import { placeFiles } from '@/platform/storage/transaction'

import { broken } from '../timeline'
import { placeOf, type Case } from '../facts'
import {
  DELIVERY_REFUSALS,
  MAX_PAPER_BYTES,
  refuseDelivery,
  sniffPaper,
  type SignatureMeans,
} from './model'
import { certificatePdf, type CertificateFacts } from './pdf'

const fingerprint = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A private name that nobody can guess and that was never used. */
const newKey = (shelter: string, extension: 'pdf' | 'jpg'): string =>
  `private/certificates/${shelter}/${randomUUID()}.${extension}`

const factsOf = (
  { row, animal, shelter }: Case,
  deliveredAt: string,
  signature: CertificateFacts['signature'],
): CertificateFacts => ({
  shelter: { name: shelter.name, address: placeOf(shelter), siret: shelter.siret ?? null },
  animal: {
    name: animal.name,
    species: animal.species,
    breed: breedLabel(animal),
    idNumber: animal.idNumber ?? null,
  },
  applicant: {
    name: row.applicant.name,
    contact: row.applicant.email || row.applicant.phone || null,
  },
  deliveredAt,
  signature,
})

/** @throws {HttpError} 422 for a moment at which the certificate cannot have been given */
export function checkDelivery({ animal }: Case, at: Date, now: Date): void {
  const refusal = refuseDelivery(at, animal, now)
  if (refusal) throw broken('deliveredAt', DELIVERY_REFUSALS[refusal])
}

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

/** The signed paper as it is kept: a picture is encoded again, without its position. */
async function cleanPaper(file: SentFile): Promise<{ bytes: Buffer; extension: 'pdf' | 'jpg' }> {
  const kind = sniffPaper(file.bytes)
  if (file.bytes.length > MAX_PAPER_BYTES) throw new HttpError(413, 'Le fichier dépasse 5 Mo')
  if (kind === 'pdf') return { bytes: file.bytes, extension: 'pdf' }
  const refused = () => broken('file', 'Envoyez un PDF ou une photo (JPG, PNG ou WEBP)')
  if (kind !== 'image') throw refused()
  const bytes = await sharp(file.bytes, { failOn: 'error', limitInputPixels: 60_000_000 })
    .rotate()
    .resize({ width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch(() => {
      throw refused()
    })
  return { bytes, extension: 'jpg' }
}

export type Signature = {
  name: string
  /** ISO 8601, between the delivery and now. */
  at: string
  means: SignatureMeans
  /** The signed paper, for the means PAPER. */
  file?: SentFile
}

/**
 * Keeps the signature of a certificate, with the signed document. In the caller's transaction,
 * with the request held.
 * @throws {HttpError} 409 when it is signed, 422 without a certificate or for a wrong date or
 * file, 413 over five megabytes
 */
export async function sign(
  req: PayloadRequest,
  about: Case,
  { name, at, means, file }: Signature,
): Promise<Certificate> {
  const { certificate, shelter } = about
  if (!certificate) throw broken('status', 'Le certificat n’est pas encore remis')
  if (certificate.signedAt) throw new HttpError(409, 'Ce certificat est déjà signé')
  const instant = Date.parse(at)
  // A minute of grace: clocks of phones are never exact.
  if (!(instant >= Date.parse(certificate.deliveredAt) - 60_000) || instant > Date.now() + 60_000) {
    throw broken('signedAt', 'La signature se situe entre la remise du certificat et maintenant')
  }
  const signature = { at, name, means }
  const paper = file
    ? await cleanPaper(file)
    : {
        bytes: await certificatePdf(factsOf(about, certificate.deliveredAt, signature)),
        extension: 'pdf' as const,
      }
  const signedFileKey = newKey(shelter.id, paper.extension)
  await placeFiles(req, [{ key: signedFileKey, bytes: paper.bytes }])
  return req.payload.update({
    collection: 'certificates',
    id: certificate.id,
    // Written by the program alone, for whoever was allowed to sign.
    overrideAccess: true,
    depth: 0,
    req,
    data: {
      signedAt: new Date(instant).toISOString(),
      signatureName: name,
      signatureMeans: means,
      signedSha256: fingerprint(paper.bytes),
      signedFileKey,
    },
  })
}
