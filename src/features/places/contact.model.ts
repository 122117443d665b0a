/**
 * A French telephone number as it is kept: « 02 61 91 00 00 », « +262 262 00 00 00 », short ones
 * such as « 3115 ». Null for what is no number.
 */
export function readPhone(text: string): string | null {
  const clean = text
    .replace(/[\s.\-/()\u00a0]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+330?/, '0')
  if (/^0[1-9]\d{8}$/.test(clean)) return clean.replace(/(\d\d)(?=\d)/g, '$1 ')
  if (/^3\d{3}$/.test(clean)) return clean
  return /^\+[1-9]\d{7,13}$/.test(clean) ? clean : null
}

/** What a telephone dials: digits alone. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** The address of a web site as it is kept; null for anything that is not http(s) with a domain. */
export function readSite(text: string): string | null {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return null
  const url = new URL(whole)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const hasDomain = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/i.test(url.hostname)
  return isWeb && hasDomain && !url.username && !url.password ? url.href : null
}

/** « exemple.fr » of a site, as a link says it. */
export const siteLabel = (site: string): string => new URL(site).hostname.replace(/^www\./, '')
