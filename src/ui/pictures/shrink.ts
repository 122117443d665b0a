/** A try at making a picture light enough: longest side in pixels, quality of the encoder. */
export type Attempt = { side: number; quality: number }

/** From the best, no side over `largest` pixels, down to what a screen still shows well. */
export const attemptsFrom = (largest: number): readonly Attempt[] => [
  { side: largest, quality: 0.88 },
  { side: largest, quality: 0.75 },
  { side: Math.min(largest, 1920), quality: 0.75 },
  { side: Math.min(largest, 1280), quality: 0.7 },
]

/** Width and height in whole pixels, in proportion, no side over `side`; never enlarged. */
export function fitInside(width: number, height: number, side: number): [number, number] {
  const scale = Math.min(1, side / Math.max(width, height))
  return [width, height].map((each) => Math.max(1, Math.round(each * scale))) as [number, number]
}

const BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']

/** Whether the first bytes are those of a photo of an iPhone (HEIC), which only some browsers read. */
export function isHeic(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(4, 12))
  return text.startsWith('ftyp') && BRANDS.includes(text.slice(4))
}

/** The name that the file has after it was made anew in another format. */
export const renamed = (name: string, type: string): string =>
  `${name.replace(/\.[^.]*$/, '')}.${type === 'image/webp' ? 'webp' : 'jpg'}`
