import { MAX_UPLOAD_BYTES, MESSAGES, sniff, type Format } from '../../model'
import { uploadLabels } from '../library/labels.fr'
import { ATTEMPTS, fitInside, isHeic, renamed, type Attempt } from './shrink'
import { Refusal } from './uploads'

/** Formats that may have holes keep them. */
const targetOf = (format: Format | null) =>
  format === 'png' || format === 'webp' ? 'image/webp' : 'image/jpeg'

async function encode(
  source: ImageBitmap,
  type: string,
  { side, quality }: Attempt,
): Promise<Blob | null> {
  const [width, height] = fitInside(source.width, source.height, side)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}

/** The picture made anew by the browser, upright and light enough. @throws {Refusal} */
async function lighten(file: File, format: Format | null): Promise<File> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Refusal(
      format ? MESSAGES.tooLarge : `${MESSAGES.notAnImage}. ${uploadLabels.unreadable}`,
    )
  })
  try {
    const type = targetOf(format)
    for (const attempt of ATTEMPTS) {
      const blob = await encode(source, type, attempt)
      // A browser without an encoder for the type answers PNG, which the server takes too.
      if (blob && blob.size <= MAX_UPLOAD_BYTES) {
        const name = blob.type === type ? renamed(file.name, type) : file.name
        return new File([blob], name, { type: blob.type })
      }
    }
  } finally {
    source.close()
  }
  throw new Refusal(MESSAGES.tooLarge)
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
  return lighten(file, format)
}
