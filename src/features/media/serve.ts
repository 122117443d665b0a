import { storage } from '@/platform/storage'

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

const NAME = /^[a-z0-9][a-z0-9._-]{0,150}\.(jpg|png|webp|avif)$/i

/** A picture of a library by its unguessable name, or 404. Never anything but a picture. */
export async function servePicture(name: string, request: Request): Promise<Response> {
  const extension = NAME.exec(name)?.[1]?.toLowerCase()
  const type = extension && !name.includes('..') ? TYPES[extension] : undefined
  if (!type) return new Response(null, { status: 404 })
  const etag = `"${name}"`
  const headers = {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag,
  }
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers })
  }
  const file = await storage.read(`media/${name}`)
  if (!file) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(file.bytes), {
    headers: { ...headers, 'content-length': String(file.size) },
  })
}
