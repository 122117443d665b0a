import fs from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

/** Where the drawings of the demonstration are kept: `npm run illustrate` writes them. */
const FOLDER = path.join(import.meta.dirname, 'drawings')

export type Drawing = {
  /** The same for the same drawing: `DOG:GOLDEN:5:BUST:SUN:`. */
  name: string
  /** Draws it, in some hundred milliseconds. */
  svg: () => string
}

/** Name of the file that keeps a drawing: `dog-golden-5-bust-sun.webp`. */
export const fileOf = (name: string): string => {
  const words = name.normalize('NFD').replace(/\p{Diacritic}/gu, '')
  return `${words
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')}.webp`
}

/** The kept files. */
export const drawingFiles = async (): Promise<string[]> =>
  (await fs.readdir(FOLDER)).filter((file) => file.endsWith('.webp')).sort()

const drawn = ({ svg }: Drawing): Promise<Buffer> =>
  sharp(Buffer.from(svg())).webp({ quality: 88, effort: 6, smartSubsample: true }).toBuffer()

/**
 * A drawing as WebP: the kept one, else a new one. With `ILLUSTRATE=1` every drawing is made anew
 * and kept.
 */
export async function readDrawing(drawing: Drawing): Promise<Buffer> {
  const file = path.join(FOLDER, fileOf(drawing.name))
  if (process.env.ILLUSTRATE === '1') {
    const bytes = await drawn(drawing)
    await fs.writeFile(file, bytes)
    return bytes
  }
  return fs.readFile(file).catch(() => drawn(drawing))
}
