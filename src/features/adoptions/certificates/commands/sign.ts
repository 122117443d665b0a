import type { PayloadRequest } from 'payload'
import sharp from 'sharp'

import type { Certificate } from '@/payload-types'
import { HttpError, invalidField } from '@/platform/http/errors'
import type { SentFile } from '@/platform/http/read-upload'
import { placeFiles } from '@/platform/storage/transaction'

import type { Case } from '../../facts'
import { fingerprint, newKey, factsOf } from '../document'
import { MAX_PAPER_BYTES, sniffPaper, type SignatureMeans } from '../model'
import { certificatePdf } from '../pdf'

/** The signed paper as it is kept: a picture is encoded again, without its position. */
async function cleanPaper(file: SentFile): Promise<{ bytes: Buffer; extension: 'pdf' | 'jpg' }> {
  const kind = sniffPaper(file.bytes)
  if (file.bytes.length > MAX_PAPER_BYTES) throw new HttpError(413, 'Le fichier dépasse 5 Mo')
  if (kind === 'pdf') return { bytes: file.bytes, extension: 'pdf' }
  const refused = () => invalidField('file', 'Envoyez un PDF ou une photo (JPG, PNG ou WEBP)')
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
  if (!certificate) throw invalidField('status', 'Le certificat n’est pas encore remis')
  if (certificate.signedAt) throw new HttpError(409, 'Ce certificat est déjà signé')
  const instant = Date.parse(at)
  // A minute of grace: clocks of phones are never exact.
  if (!(instant >= Date.parse(certificate.deliveredAt) - 60_000) || instant > Date.now() + 60_000) {
    throw invalidField(
      'signedAt',
      'La signature se situe entre la remise du certificat et maintenant',
    )
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
