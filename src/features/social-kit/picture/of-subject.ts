import { createHash } from 'node:crypto'

import { invalidField } from '@/platform/http/errors'

import type { Format } from '../model'
import type { Subject } from '../subject'
import type { Design } from './design'
import { drawPicture } from './draw'

/** Raised when the drawing changes: what browsers keep is then drawn anew. */
const DRAWING = 1

/** Names what the pictures and the texts of a subject say: another one when anything of it changes. */
export const versionOf = ({ design, texts, photos }: Subject): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, design, texts, photos.map(({ key }) => key)]))
    .digest('base64url')
    .slice(0, 16)

/** @throws {HttpError} 422 on `photo` for one that it has not */
function designWith({ design, photos }: Subject, photo: string | undefined): Design {
  const chosen = photo === undefined ? photos[0] : photos.find(({ id }) => id === photo)
  if (photo !== undefined && !chosen) {
    throw invalidField('photo', 'Cette photo n’est plus là\u00a0: choisissez-en une autre')
  }
  return { ...design, photo: chosen?.key ?? null }
}

/**
 * A picture of a subject: a JPEG.
 * @param photo one of its photos; the main one without
 * @throws {HttpError} 422 for a photo that it has not, 503 when too many are asked at once
 */
export const pictureOfSubject = async (
  subject: Subject,
  format: Format,
  photo: string | undefined,
): Promise<Buffer> => drawPicture(designWith(subject, photo), format)
