/** Latin, French and the marks of French typography. */
const FRENCH =
  '\\u0020-\\u007e\\u00a0-\\u00ff\\u0152\\u0153\\u0178\\u2013\\u2014\\u2018\\u2019\\u2026'
/** The letters of « Łódź », « Šumava » and their neighbours that both extended fonts have. */
const NEIGHBOURS =
  '\\u0100-\\u0107\\u010a-\\u0113\\u0116-\\u011b\\u011e-\\u0123\\u0126\\u0127\\u012a\\u012b\\u012e-\\u0130' +
  '\\u0132\\u0133\\u0136\\u0137\\u0139-\\u013e\\u0141-\\u0148\\u014a-\\u014d\\u0150\\u0151\\u0154-\\u015b' +
  '\\u015e-\\u0161\\u0164\\u0165\\u016a-\\u017e\\u0218-\\u021b'
const KNOWN = new RegExp(`[^${FRENCH}${NEIGHBOURS}]`, 'gu')

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
