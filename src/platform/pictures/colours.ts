import sharp from 'sharp'

import { coloursOf } from './colours.model'

/** Enough to say what a picture looks like from far, and whether one sees through it; in pixels. */
const SIDE = 24

/**
 * {@link coloursOf} of the bytes of a picture that `cleanPicture` made.
 * @throws when they are no picture
 */
export async function pictureColours(bytes: Uint8Array): Promise<string> {
  const small = sharp(bytes).resize({ width: SIDE, height: SIDE, fit: 'fill' })
  return coloursOf(await small.toColourspace('srgb').ensureAlpha().raw().toBuffer())
}
