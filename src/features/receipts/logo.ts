import type { PayloadRequest } from 'payload'
import sharp from 'sharp'

import { pictureKey } from '@/features/media/model'
import { log } from '@/platform/log'
import { storage } from '@/platform/storage'

/**
 * The logo of a shelter as a receipt bears it: small, on white, in a format that a PDF takes;
 * `null` without one. A picture that cannot be read never keeps a receipt from being made.
 * @throws {StorageDownError} the receipt itself could not be kept either
 */
export async function receiptLogo(req: PayloadRequest, shelterId: string): Promise<Buffer | null> {
  const shelter = await req.payload.findByID({
    collection: 'shelters',
    id: shelterId,
    // Its logo is public; a donor has no right to the rest of the row, which is not read.
    overrideAccess: true,
    depth: 1,
    disableErrors: true,
    select: { logo: true },
    req,
  })
  const logo = shelter?.logo
  if (!logo || typeof logo === 'string' || !logo.filename) return null
  const bytes = await storage.read(pictureKey(logo.filename))
  if (!bytes) return null
  try {
    return await sharp(bytes)
      .resize(440, 208, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer()
  } catch (error) {
    log.warn({ err: error, shelterId }, 'the logo of a shelter could not be read for a receipt')
    return null
  }
}
