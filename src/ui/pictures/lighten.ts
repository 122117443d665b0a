import { attemptsFrom, fitInside, renamed, type Attempt } from './shrink'

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

type Wanted = {
  type: 'image/jpeg' | 'image/webp'
  maxBytes: number
  /** Longest side, in pixels. */
  largest: number
}

/**
 * A picture made anew by the browser, upright and light enough; `unreadable` when this browser
 * cannot read it, `tooLarge` when nothing makes it light enough.
 */
export async function lighten(
  file: File,
  { type, maxBytes, largest }: Wanted,
): Promise<File | 'unreadable' | 'tooLarge'> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!source) return 'unreadable'
  try {
    for (const attempt of attemptsFrom(largest)) {
      const blob = await encode(source, type, attempt)
      // A browser without an encoder for the type answers PNG.
      if (blob && blob.size <= maxBytes) {
        const name = blob.type === type ? renamed(file.name, type) : file.name
        return new File([blob], name, { type: blob.type })
      }
    }
  } finally {
    source.close()
  }
  return 'tooLarge'
}
