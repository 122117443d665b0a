import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

import { storage } from '../storage'

// Static files: the drawer reads no variable font. Next copies them beside the server
// (next.config.mjs).
const FONTS = path.join(/* turbopackIgnore: true */ 'node_modules', '@fontsource')

const face = (name: string, weight: 600 | 700, file: string) => ({
  name,
  weight,
  data: fs.readFileSync(path.resolve(/* turbopackIgnore: true */ FONTS, file)),
})

let fonts: Array<ReturnType<typeof face>> | undefined

/** Fonts of every drawn picture, by their names; the extended ones have what French does not. */
export const TEXT_FONT = 'Figtree, Figtree Extended'
export const TITLE_FONT = 'Bricolage, Bricolage Extended'

/** The fonts of both, read once. */
export const readFonts = () =>
  (fonts ??= [
    face('Figtree', 600, 'figtree/files/figtree-latin-600-normal.woff'),
    face('Figtree Extended', 600, 'figtree/files/figtree-latin-ext-600-normal.woff'),
    face('Bricolage', 700, 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    face(
      'Bricolage Extended',
      700,
      'bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff',
    ),
  ])

type Cut = { width: number; height: number }

/** A file that cannot be read is no reason to fail. */
async function fromStorage(
  key: string | null,
  read: (bytes: Buffer) => Promise<Buffer>,
): Promise<Buffer | null> {
  if (!key) return null
  try {
    const bytes = await storage.read(key)
    return bytes && (await read(bytes))
  } catch {
    return null
  }
}

/** A photo of our storage that fills a place, in pixels: a JPEG, or `null` when there is none. */
export const photoOf = (key: string | null, cut: Cut): Promise<Buffer | null> =>
  fromStorage(key, (bytes) =>
    sharp(bytes)
      .resize({ ...cut, fit: 'cover' })
      .jpeg({ quality: 92 })
      .toBuffer(),
  )

/** How much of the height is left above what draws the eye: ears are taller than eyes say. */
const ABOVE = 0.2

/**
 * A photo that fills a place around what draws the eye, mostly a face: a JPEG, or `null`.
 * @param covered pixels at the bottom of the place that something else covers
 */
export const portraitOf = (
  key: string | null,
  { width, height }: Cut,
  covered: number,
): Promise<Buffer | null> =>
  fromStorage(key, async (bytes) => {
    const image = await sharp(bytes).metadata()
    const scale = Math.max(width / image.width, height / image.height)
    const whole = {
      width: Math.max(width, Math.round(image.width * scale)),
      height: Math.max(height, Math.round(image.height * scale)),
    }
    const large = await sharp(bytes)
      .resize({ ...whole, fit: 'fill' })
      .toBuffer()
    const { info } = await sharp(large)
      .resize({ width, height: height - covered, fit: 'cover', position: sharp.strategy.attention })
      .toBuffer({ resolveWithObject: true })
    const top = -(info.cropOffsetTop ?? 0) - Math.round(height * ABOVE)
    return sharp(large)
      .extract({
        left: Math.min(Math.max(0, -(info.cropOffsetLeft ?? 0)), whole.width - width),
        top: Math.min(Math.max(0, top), whole.height - height),
        width,
        height,
      })
      .jpeg({ quality: 92 })
      .toBuffer()
  })

/** A logo of our storage, whole, on a clear ground: a PNG, or `null`. */
export const logoOf = (key: string | null, side: number): Promise<Buffer | null> =>
  fromStorage(key, (bytes) =>
    sharp(bytes)
      .resize({
        width: side,
        height: side,
        fit: 'contain',
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      })
      .png()
      .toBuffer(),
  )

/** A picture as the source of an `img`. */
export const sourceOf = (bytes: Buffer, type: 'jpeg' | 'png' = 'jpeg'): string =>
  `data:image/${type};base64,${bytes.toString('base64')}`

/** A paw, where there is no picture yet. */
export const Paw = ({ size, color }: { size: number; color: string }) => (
  <svg viewBox="0 0 100 100" width={size} height={size} fill={color}>
    <ellipse cx="22" cy="46" rx="10" ry="14" />
    <ellipse cx="41" cy="28" rx="10" ry="15" />
    <ellipse cx="62" cy="28" rx="10" ry="15" />
    <ellipse cx="80" cy="46" rx="10" ry="14" />
    <path d="M51 48c15 0 28 16 28 28 0 9-8 12-14 12-5 0-9-2-14-2s-9 2-14 2c-6 0-14-3-14-12 0-12 13-28 28-28Z" />
  </svg>
)
