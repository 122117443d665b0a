import { SENTENCES } from '@/platform/http/errors'
import { storage } from '@/platform/storage'

import { pictureKey } from './model'

const NAME = /^[a-z0-9][a-z0-9._-]{0,150}\.(jpg|png|webp|avif)$/i

/**
 * A picture of a library by its unguessable name, or 404. Never anything but a
 * picture. The address is the same whatever keeps the file: an object storage
 * stays private, and what it gives passes through here.
 */
export async function servePicture(name: string, request: Request): Promise<Response> {
  if (!NAME.test(name) || name.includes('..')) return new Response(null, { status: 404 })
  const etag = `"${name}"`
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag,
  }
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers })
  }
  try {
    const file = await storage.open(pictureKey(name))
    if (!file) return new Response(null, { status: 404 })
    return new Response(file.stream, {
      headers: { ...headers, 'content-type': file.type, 'content-length': String(file.size) },
    })
  } catch {
    return new Response(SENTENCES[503], {
      status: 503,
      headers: {
        'cache-control': 'no-store',
        'content-type': 'text/plain; charset=utf-8',
        'retry-after': '5',
      },
    })
  }
}
