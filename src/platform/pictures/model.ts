/** Largest width or height accepted, in pixels: a guard against decompression bombs. */
export const MAX_PIXELS_PER_SIDE = 10_000
/** Most pixels in all: decoded, they take 4 bytes each. The largest phones take 50 million. */
export const MAX_PIXELS = 50_000_000
/** Longest side of the picture that is kept, in pixels; larger ones are made smaller. */
export const MAX_KEPT_SIDE = 2560

export const TOO_MANY_PIXELS =
  'L’image est trop grande\u00a0: 10 000 pixels de côté et 50 millions de pixels au maximum'

/** Extensions under which pictures are stored, by the format of their bytes. */
export const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' } as const
export type Format = keyof typeof EXTENSIONS

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((char, index) => bytes[at + index] === char.charCodeAt(0))

const AVIF_BRANDS = ['avif', 'avis']

/**
 * What the first bytes of a file say it is, whatever its name and its sender
 * say; `null` for anything but the four accepted types. No decoder sees the
 * bytes before this.
 */
export function sniff(bytes: Uint8Array): Format | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp'
  const isAvif =
    startsWith(bytes, 4, 'ftyp') && AVIF_BRANDS.some((brand) => startsWith(bytes, 8, brand))
  return isAvif ? 'avif' : null
}

/** What messengers and social sites show at its full size, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const
