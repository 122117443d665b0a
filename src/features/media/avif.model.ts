/** A size of a picture, which has a copy in AVIF: `3f2a…-460x420.webp`. */
const SIZE = /-\d+x\d+\.webp$/

/** Name of the copy in AVIF that may lie beside a file of a picture; `null` for one that has none. */
export const avifOf = (filename: string): string | null =>
  SIZE.test(filename) ? `${filename}.avif` : null

const AVIF = /(?:^|,)[ \t]*image\/avif[ \t]*(?:,|$|;(?![ \t]*q=0(?:\.0*)?[ \t]*(?:,|$)))/i

/**
 * May a file be answered as AVIF? A network that keeps answers for many visitors may tell them apart
 * by the address alone, whatever `Vary` says: through one, all have the file itself.
 */
export const takesAvif = (headers: Headers): boolean =>
  AVIF.test(headers.get('accept') ?? '') && !headers.has('cdn-loop')
