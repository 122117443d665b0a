import { storage } from '@/platform/storage'

import { HttpError } from './errors'

/**
 * A picture of the storage that not everybody may see, as a browser shows it; no browser and no proxy
 * keeps it. The caller has checked who asks.
 * @param key null or undefined: there is none
 * @throws {HttpError} 404 with the sentence
 */
export async function privateFile(
  key: string | null | undefined,
  missing: string,
): Promise<Response> {
  const stored = key ? await storage.open(key) : null
  if (!stored) throw new HttpError(404, missing)
  return new Response(stored.stream, {
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': 'inline',
      'content-length': String(stored.size),
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': stored.type,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
}
