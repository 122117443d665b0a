import sharp, { type ResizeOptions } from 'sharp'

import { MAX_KEPT_SIDE, MAX_PIXELS, MAX_PIXELS_PER_SIDE, type Format } from './model'

// AVIF at sharp's usual effort takes half a minute; this takes two seconds.
const EFFORT = { jpeg: {}, png: {}, webp: {}, avif: { effort: 2 } } satisfies Record<Format, object>

const WHOLE: ResizeOptions = {
  width: MAX_KEPT_SIDE,
  height: MAX_KEPT_SIDE,
  fit: 'inside',
  withoutEnlargement: true,
}

/** Why a picture is not taken. */
export class UnusablePicture extends Error {
  constructor(readonly reason: 'unreadable' | 'tooManyPixels') {
    super(reason)
    this.name = 'UnusablePicture'
  }
}

/**
 * A picture as it is kept: decoded and encoded again, so that nothing hidden in the file survives,
 * the photographer's position neither; upright; of a size that every later step handles with little
 * memory.
 * @param bytes of a file that `sniff` knows
 * @param format of what is kept
 * @param cut in pixels; the whole picture, 2560 on its longest side, unless told
 * @throws {UnusablePicture}
 */
export async function cleanPicture(
  bytes: Buffer,
  format: Format,
  cut: ResizeOptions = WHOLE,
): Promise<Buffer> {
  const unreadable = (): never => {
    throw new UnusablePicture('unreadable')
  }
  // Reads the header alone: a bomb is refused before anything is decoded.
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(unreadable)
  if (Math.max(width, height) > MAX_PIXELS_PER_SIDE || width * height > MAX_PIXELS) {
    throw new UnusablePicture('tooManyPixels')
  }
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(cut)
    .toFormat(format, { quality: 88, ...EFFORT[format] })
    .toBuffer()
    .catch(unreadable)
}
