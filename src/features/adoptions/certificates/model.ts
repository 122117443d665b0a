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
