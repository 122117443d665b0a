import { createHmac, timingSafeEqual } from 'node:crypto'

import { env } from '../env'

/** Path of the route that serves signed addresses of files on the disk. */
export const SIGNED_PATH = '/api/files'

/** Longest life of a signed address, in seconds; what S3 allows too. */
export const MAX_SIGNED_SECONDS = 7 * 24 * 3600

export type SignedFile = {
  key: string
  /** What the browser proposes to call the file. */
  name: string
  /** End of the address's life, in seconds since 1970. */
  expires: number
}

const secret = createHmac('sha256', env.PAYLOAD_SECRET).update('signed-files').digest()

function signatureOf({ key, name, expires }: SignedFile): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([key, name, expires]))
    .digest('base64url')
}

/** An address of this server that opens one file until a moment, and nothing else. */
export function signedAddress(file: SignedFile): string {
  const query = new URLSearchParams({
    key: file.key,
    name: file.name,
    expires: String(file.expires),
    signature: signatureOf(file),
  })
  return `${env.publicUrl}${SIGNED_PATH}?${query}`
}

/** Did this server sign exactly that? Says nothing of its expiry. */
export function isSigned(file: SignedFile, signature: string): boolean {
  const given = Buffer.from(signature)
  const wanted = Buffer.from(signatureOf(file))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
