import type { Receipt } from '@/payload-types'
import { HttpError } from '@/platform/http/errors'
import { storage } from '@/platform/storage'

/** A receipt as a file that nobody keeps. @throws {HttpError} 404 */
export async function receiptFile({ fileKey, label }: Receipt): Promise<Response> {
  const stored = await storage.open(fileKey)
  if (!stored) throw new HttpError(404, 'Reçu introuvable')
  return new Response(stored.stream, {
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="recu-fiscal-${label}.pdf"`,
      'content-length': String(stored.size),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    },
  })
}
