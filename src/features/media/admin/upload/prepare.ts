import { MAX_KEPT_SIDE, sniff, type Format } from '@/platform/pictures/model'
import { lighten } from '@/ui/pictures/lighten'
import { isHeic } from '@/ui/pictures/shrink'

import { MAX_UPLOAD_BYTES, MESSAGES } from '../../model'
import { uploadLabels } from '../library/labels.fr'
import { Refusal } from './uploads'

/** Formats that may have holes keep them. */
const targetOf = (format: Format | null) =>
  format === 'png' || format === 'webp' ? 'image/webp' : 'image/jpeg'

/** The picture made anew by the browser, upright and light enough. @throws {Refusal} */
async function lightened(file: File, format: Format | null): Promise<File> {
  const made = await lighten(file, {
    type: targetOf(format),
    maxBytes: MAX_UPLOAD_BYTES,
    largest: MAX_KEPT_SIDE,
  })
  if (made instanceof File) return made
  const isStrange = made === 'unreadable' && !format
  throw new Refusal(
    isStrange ? `${MESSAGES.notAnImage}. ${uploadLabels.unreadable}` : MESSAGES.tooLarge,
  )
}

/**
 * The file as it is sent: as it is when the server takes it, made lighter when it is over
 * five megabytes, made JPEG when it is a HEIC photo that this browser can read.
 * @throws {Refusal} with the documented sentence
 */
export async function prepare(file: File): Promise<File> {
  const head = new Uint8Array(await file.slice(0, 32).arrayBuffer())
  const format = sniff(head)
  if (!format && !isHeic(head)) throw new Refusal(MESSAGES.notAnImage)
  if (format && file.size <= MAX_UPLOAD_BYTES) {
    const type = `image/${format}`
    // The system guesses from the name; the bytes know.
    return file.type === type ? file : new File([file], file.name, { type })
  }
  return lightened(file, format)
}
