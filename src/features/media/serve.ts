import { SENTENCES } from '@/platform/http/errors'
import { storage } from '@/platform/storage'
import type { StoredFile } from '@/platform/storage/types'

import { avifOf, takesAvif } from './avif.model'
import { pictureKey } from './model'

const NAME = /^[a-z0-9][a-z0-9._-]{0,150}\.(jpg|png|webp|avif)$/i

const YEAR = 'public, max-age=31536000, immutable'
/** Its lighter copy may be there when it is asked for again. */
const A_WHILE = 'public, max-age=600'

/** What is said of a file that is answered for a name: itself, or its copy. */
const headersOf = (name: string, { asked = name, caching = YEAR } = {}) => ({
  'cache-control': caching,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  etag: `"${name}"`,
  ...(avifOf(asked) && { vary: 'Accept' }),
})

const fileAnswer = (file: StoredFile, headers: ReturnType<typeof headersOf>): Response =>
  new Response(file.stream, {
    headers: { ...headers, 'content-type': file.type, 'content-length': String(file.size) },
  })

/**
 * A picture of a library by its unguessable name, or 404. Never anything but a
 * picture. The address is the same whatever keeps the file: an object storage
 * stays private, and what it gives passes through here. A browser that shows AVIF
 * has the copy that the server made in the meantime, at the same address.
 */
export async function servePicture(name: string, request: Request): Promise<Response> {
  if (!NAME.test(name) || name.includes('..')) return new Response(null, { status: 404 })
  const copy = takesAvif(request.headers) ? avifOf(name) : null
  const best = headersOf(copy ?? name, { asked: name })
  const known = request.headers.get('if-none-match')
  if (known === best.etag) return new Response(null, { status: 304, headers: best })
  try {
    const lighter = copy && (await storage.open(pictureKey(copy)))
    if (lighter) return fileAnswer(lighter, best)
    const file = await storage.open(pictureKey(name))
    if (!file) return new Response(null, { status: 404 })
    if (!copy) return fileAnswer(file, best)
    const headers = headersOf(name, { caching: A_WHILE })
    if (known !== headers.etag) return fileAnswer(file, headers)
    await file.stream.cancel()
    return new Response(null, { status: 304, headers })
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
