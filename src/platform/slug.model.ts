/**
 * Turns words into a part of an address: lowercase, accents removed, everything else to single
 * hyphens, none at either end. Empty when they have no letter or digit. Source:
 * docs/decisions/content.md.
 * @param longest in characters
 */
export function slugify(words: string, longest: number): string {
  return words
    .replace(/[œŒ]/g, 'oe')
    .replace(/[æÆ]/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '')
}

/** « refuge », then « refuge-2 », « refuge-3 »: the nth slug to try, cut to its longest. */
export function nthSlug(slug: string, nth: number, longest: number): string {
  if (nth === 1) return slug
  const end = `-${nth}`
  return slug.slice(0, longest - end.length).replace(/-+$/, '') + end
}

/** A slug that is not taken: « adopter », else « adopter-2 », and so on. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>, longest: number): string {
  let nth = 1
  while (taken.has(nthSlug(wanted, nth, longest))) nth += 1
  return nthSlug(wanted, nth, longest)
}
