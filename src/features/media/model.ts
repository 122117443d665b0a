/** Largest upload, in bytes (5 MB). Source: specification §9. */
export const MAX_UPLOAD_BYTES = 5_242_880

/** Image types accepted; never SVG, never `image/*`. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

export const MESSAGES = {
  tooLarge: 'Le fichier est trop volumineux. Taille maximum: 5MB',
  notAnImage: 'Le fichier doit être une image',
} as const

/** Largest width or height accepted, in pixels: a guard against decompression bombs. */
export const MAX_PIXELS_PER_SIDE = 10_000

/** Sizes made from each picture; widths and heights in pixels. */
export const IMAGE_SIZES = [
  { name: 'thumb', width: 160, height: 160 },
  { name: 'card', width: 460, height: 420 },
  { name: 'card2x', width: 920, height: 840 },
  { name: 'wide', width: 960 },
  { name: 'full', width: 1600 },
] as const
