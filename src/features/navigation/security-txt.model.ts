/** Days that the text holds: less than a year, as RFC 9116 recommends. */
const HOLDS_DAYS = 180

/**
 * Where somebody who found a weakness writes to. Source: RFC 9116.
 * @param origin the address of the site, without a slash at its end
 * @param now the day on which it is read
 */
export function securityTxt(origin: string, now: Date): string {
  const expires = new Date(now)
  expires.setUTCDate(expires.getUTCDate() + HOLDS_DAYS)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: ${origin}/contact`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
