import { EXTENSIONS, TOO_MANY_PIXELS, type Format } from '@/platform/pictures/model'

import { avifOf } from './avif.model'

/** Largest upload, in bytes (5 MB). Source: docs/decisions/content.md. */
export const MAX_UPLOAD_BYTES = 5_242_880

/** Image types accepted; never SVG, never `image/*`. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Longest texts of a picture, in characters. */
export const TEXT_LIMITS = { title: 100, alt: 250, description: 1000 } as const

export const MESSAGES = {
  tooLarge: 'Le fichier est trop volumineux. Taille maximum: 5MB',
  notAnImage: 'Le fichier doit être une image',
  tooManyPixels: TOO_MANY_PIXELS,
  notFound: 'Photo non trouvée',
  missing: 'Choisissez une image',
  lost: 'Le fichier de cette image est introuvable\u00a0: envoyez-la de nouveau',
} as const

/** Sizes made from each picture; widths and heights in pixels. */
export const IMAGE_SIZES = [
  { name: 'thumb', width: 160, height: 160 },
  { name: 'card', width: 460, height: 420 },
  { name: 'card2x', width: 920, height: 840 },
  { name: 'wide', width: 960 },
  { name: 'full', width: 1600 },
] as const

/** Key of a picture, or of one of its sizes, in the storage. */
export const pictureKey = (filename: string): string => `public/media/${filename}`

/** Folder in which the API names the pictures of a shelter. Source: docs/decisions/content.md. */
export const shelterFolder = (shelter: string): string => `shelters/${shelter}/media/`

/** How long a browser may write a file straight into the storage, in seconds. */
export const UPLOAD_SECONDS = 10 * 60
/** How long such a file waits to be taken into the library, in milliseconds. */
export const PENDING_MS = 24 * 3600 * 1000

/** The format that an image type names; `null` for any other type. */
export function formatOf(type: string): Format | null {
  const format = type.startsWith('image/') ? type.slice('image/'.length) : ''
  return Object.hasOwn(EXTENSIONS, format) ? (format as Format) : null
}

/**
 * Name under which a browser writes a file straight into the storage: it tells when that was
 * allowed, so that what is never taken into the library can be removed.
 * @param now milliseconds since 1970
 */
export const pendingName = (now: number, id: string, format: Format): string =>
  `envoi-${now}-${id}.${EXTENSIONS[format]}`

/** When a name was given by {@link pendingName}, in milliseconds; `null` for every other name. */
export function pendingSince(name: string): number | null {
  const found = /^envoi-(\d{13})-[0-9a-f-]{36}\.(?:jpg|png|webp|avif)$/.exec(name)
  return found ? Number(found[1]) : null
}

/** The picture's name without its extension: its first title. */
export function titleOf(fileName: string): string {
  const base = fileName.split(/[/\\]/).pop() ?? ''
  return base
    .replace(/\.[^.]*$/, '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 100)
    .trim()
}

type Files = {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | undefined> | null
}

/** Names of a picture's own file and of its sizes, each once. */
export function namesOf({ filename, sizes }: Files): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
  return [...new Set(names.filter((name) => typeof name === 'string'))]
}

/** Keys of every file that may belong to a picture, each once: its copies in AVIF too. */
export const keysOf = (picture: Files): string[] =>
  namesOf(picture)
    .flatMap((name) => [name, avifOf(name)])
    .filter((name) => name !== null)
    .map(pictureKey)

/** A point of the picture that every cut keeps in sight, in per cent of width and height. */
export type FocalPoint = { x: number; y: number }

/** Reads a focal point as the admin sends it; `null` when there is none or it makes no sense. */
export function focalPointOf(value: unknown): FocalPoint | null {
  if (typeof value !== 'object' || value === null) return null
  const { x, y } = value as { x?: unknown; y?: unknown }
  const [left, top] = [x, y].map((each) =>
    typeof each === 'number' || (typeof each === 'string' && each.trim() !== '')
      ? Math.round(Number(each))
      : NaN,
  ) as [number, number]
  const isInside = [left, top].every((each) => each >= 0 && each <= 100)
  return isInside ? { x: left, y: top } : null
}
