/** Signs of the two static fonts: Latin, French and the marks of French typography. */
const KNOWN = /[^\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0178\u2013\u2014\u2018\u2019\u2026]/gu

/**
 * A text in signs that our fonts have: other accents go, what else remains is left out. The
 * drawer would ask a host of the internet for anything more, emoji above all.
 */
export function drawable(text: string): string {
  const simpler = [...text]
    .map((sign) => (sign.match(KNOWN) ? sign.normalize('NFD').replace(/\p{M}/gu, '') : sign))
    .join('')
    .replaceAll('\u202f', '\u00a0')
  return simpler.replace(KNOWN, '').replace(/ {2,}/g, ' ').trim()
}
