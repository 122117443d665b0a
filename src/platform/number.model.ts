const WRITTEN = /^(-?)(\d+)(?:\.(\d{1,3}))?$/
const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/**
 * « 1 250 », « 4,2 »: a number in French, with at most three decimals, as `toLocaleString('fr-FR')`
 * writes it, but for a zero without a sign. The first use of `Intl` in a browser loads its data of
 * languages and zones (ICU), which holds a slow phone for 200 ms: what a page says while it comes to
 * life does without.
 */
export function frenchNumber(value: number | bigint): string {
  const [, sign = '', whole, decimals] = WRITTEN.exec(String(value)) ?? []
  if (whole === undefined) return value.toLocaleString('fr-FR')
  const grouped = sign + whole.replace(THOUSANDS, '\u202f')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}
