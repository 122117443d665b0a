/** How a certificate was signed. */
export const SIGNATURE_LABELS = {
  ONLINE: 'sur la page de suivi',
  PAPER: 'sur le papier remis au refuge',
  IN_PERSON: 'au refuge, devant l’équipe',
} as const
export type SignatureMeans = keyof typeof SIGNATURE_LABELS

/** Largest signed paper, in bytes. */
export const MAX_PAPER_BYTES = 5_000_000

/** Types of a signed paper, by their first bytes; what a sender says of it is not believed. */
export function sniffPaper(bytes: Uint8Array): 'pdf' | 'image' | null {
  const start = (length: number) => String.fromCharCode(...bytes.slice(0, length))
  if (start(5) === '%PDF-') return 'pdf'
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
  const isPng = start(8) === '\u0089PNG\r\n\u001a\n'
  const isWebp = start(4) === 'RIFF' && String.fromCharCode(...bytes.slice(8, 12)) === 'WEBP'
  return isJpeg || isPng || isWebp ? 'image' : null
}

/** How far back a certificate given by hand can be dated, in milliseconds: one year. */
const OLDEST_DELIVERY_MS = 365 * 24 * 3_600_000
/** Clocks of phones are never exact. */
const GRACE_MS = 60_000

type DeliveryRefusal = 'future' | 'beforeAnimal' | 'tooOld'

/**
 * Checks the moment at which a certificate was given by hand; `null` means it can be. The seven
 * days of the law (article L214-8 of the Code rural) count from it, so it is neither to come nor
 * before the shelter had the animal. It may be before the request: a family that came to the
 * shelter is often written down later.
 */
export function refuseDelivery(
  at: Date,
  animal: { arrivalDate?: string | null; birthDate?: string | null },
  now: Date,
): DeliveryRefusal | null {
  if (at.getTime() > now.getTime() + GRACE_MS) return 'future'
  if (now.getTime() - at.getTime() > OLDEST_DELIVERY_MS) return 'tooOld'
  const here = Math.max(
    ...[animal.arrivalDate, animal.birthDate].map((day) => (day ? Date.parse(day) : -Infinity)),
  )
  // A day is kept as an instant of it: the whole day of the arrival counts.
  return at.getTime() < here - 24 * 3_600_000 ? 'beforeAnimal' : null
}

/** Why a date of delivery is refused, as a whole sentence. */
export const DELIVERY_REFUSALS: Record<DeliveryRefusal, string> = {
  future: 'La remise du certificat n’est pas dans le futur',
  beforeAnimal: 'À cette date, l’animal n’était pas encore au refuge',
  tooOld: 'La remise du certificat date de moins d’un an',
}
