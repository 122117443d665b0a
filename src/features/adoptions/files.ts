import type { Certificate } from '@/payload-types'
import { HttpError } from '@/platform/http/errors'
import { storage } from '@/platform/storage'
import { typeOfKey } from '@/platform/storage/keys'

/**
 * A certificate as a download that nobody keeps.
 * @param signed the signed document instead of the one that was delivered
 * @throws {HttpError} 404
 */
export async function certificateFile(
  certificate: Certificate | null,
  signed: boolean,
): Promise<Response> {
  const key = signed ? certificate?.signedFileKey : certificate?.fileKey
  const stored = key ? await storage.open(key) : null
  if (!certificate || !key || !stored) throw new HttpError(404, 'Certificat introuvable')
  const name = `certificat-${certificate.animalName}${signed ? '-signe' : ''}.${key.split('.').pop()}`
  const plainName = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .toLowerCase()
  return new Response(stored.stream, {
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="${plainName}"`,
      'content-length': String(stored.size),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-type': typeOfKey(key),
      'x-content-type-options': 'nosniff',
    },
  })
}
