/** Names of the headers by which whoever passes mail on signs it. */
export const SIGNATURE_HEADER = 'x-relay-signature'
export const TIMESTAMP_HEADER = 'x-relay-timestamp'

/** How old, or how early, a signed request may be, in seconds. */
export const SIGNED_SECONDS = 300

/** Largest attachments of one e-mail together, in bytes (5 MB). */
export const ATTACHMENTS_MAX_BYTES = 5_242_880

/** Headers of an e-mail, whatever the case of their names. */
export type Headers = Readonly<Record<string, string>>

type Envelope = {
  /** Its `From`, as it was written; empty for a bounce. */
  from: string
  /** The sender that mail servers told each other: empty for a bounce; absent when it is not known. */
  envelopeFrom?: string
  subject: string
  headers: Headers
}

const ROBOTS = /^(mailer-daemon|postmaster|no-?reply|ne-?pas-?repondre|bounces?)([+.-].*)?@/i
const SUBJECTS =
  /^\s*(auto\s*:|automatic reply|out of (the )?office|réponse automatique|absence du bureau|absent du bureau|undeliver|delivery (status|failure)|mail delivery|returned mail|non remis|échec de (la )?(remise|distribution))/i
const BULK = /^(bulk|junk|list|auto_?reply)$/i

/** The address of a `From` or a `To`, in lower case: `Léa <lea@exemple.fr>` or the address alone. */
export function addressIn(written: string): string {
  const inside = /<([^<>]*)>\s*$/.exec(written)?.[1] ?? written
  return inside.trim().toLowerCase()
}

/** Did a program write it: an answer of somebody away, a bounce, a list? Nobody is answered then. */
export function isAutomatic({ from, envelopeFrom, subject, headers }: Envelope): boolean {
  const known = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value.trim()]),
  )
  const autoSubmitted = known.get('auto-submitted')
  if (autoSubmitted && !/^no\b/i.test(autoSubmitted)) return true
  if (BULK.test(known.get('precedence') ?? '')) return true
  const marks = ['x-autoreply', 'x-autorespond', 'x-failed-recipients', 'list-id']
  if (marks.some((name) => known.has(name))) return true
  if (/^<\s*>$/.test(known.get('return-path') ?? '') || envelopeFrom?.trim() === '') return true
  if (/multipart\/report|message\/delivery-status/i.test(known.get('content-type') ?? ''))
    return true
  const address = addressIn(from)
  return address === '' || ROBOTS.test(address) || SUBJECTS.test(subject)
}

/** The address to which « nothing left » may be written; null for one of ours, and for none. */
export function answerableSender(from: string, ownDomain: string): string | null {
  const address = addressIn(from)
  const isAddress = /^[^\s<>@,;:"]{1,64}@[^\s<>@,;:"]{1,190}\.[^\s<>@,;:".]+$/.test(address)
  return isAddress && !address.endsWith(`@${ownDomain}`) ? address : null
}

/** What begins the address of one side, in the addresses that an e-mail went to; null for none. */
export function mailKeyIn(to: readonly string[], domain: string): string | null {
  for (const each of to) {
    const [local = '', host, ...rest] = addressIn(each).split('@')
    const key = /^r-([a-f0-9-]{8,64})$/.exec(local)?.[1]
    if (key && host === domain && rest.length === 0) return key
  }
  return null
}

const QUOTED = /^\s*>/
/** What mail programs write above the message that is answered; it may be broken over three lines. */
const ATTRIBUTION = /^(?:Le|On)\s(?=.*\d).{1,400}(?:a écrit|wrote)\s*:\s*$/is
/** From here on nothing is the author's own. */
const END =
  /^(?:--\s?$|_{5,}\s*$|-{2,}\s*(?:original message|message d['’]origine|message original|forwarded message|message transféré|message transmis)|\*?(?:de|from|expéditeur|von|da|van)\*?\s?:.*@|\*?(?:gesendet|enviado|inviato)\*?\s?:|(?:envoyé (?:de|depuis|à partir)|sent from) |(?:télécharger|obtenez|get) outlook)/i

/** How many lines the attribution has that begins at a line; 0 when none does. */
function attributionAt(lines: readonly string[], at: number): number {
  for (let length = 1; length <= 3; length += 1) {
    const joined = lines.slice(at, at + length).join(' ')
    if (ATTRIBUTION.test(joined.trim())) return length
  }
  return 0
}

/**
 * What somebody wrote in an e-mail, without the message that they answer and without their
 * signature: both are full of addresses.
 */
export function ownWords(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (/[\n\t\u200d]/.test(sign) ? sign : ''))
    .split('\n')
  const own: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const attribution = attributionAt(lines, at)
    if (attribution > 0) {
      const next = lines.slice(at + attribution).find((each) => each.trim() !== '')
      // Some programs do not mark what they quote: it is everything that follows.
      if (next === undefined || !QUOTED.test(next)) break
      at += attribution - 1
    } else if (END.test(line.trim())) break
    else if (!QUOTED.test(line)) own.push(line)
  }
  return own
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Said in the place of an address that an e-mail carried, perhaps against the will of its author. */
export const MASKED = '(adresse masquée)'

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A text without personal links of ours, which quoted letters carry: whoever has one is its owner.
 * @param site the address of the site, « https://… »
 */
export const withoutLinks = (text: string, site: string): string =>
  text.replace(
    new RegExp(`${literally(site)}/(?:messages|avis|suivi)/[^\\s<>"')\\]]*`, 'gi'),
    '(lien retiré)',
  )

/** A text without an address, whatever its case. */
export const withoutAddress = (text: string, address: string): string =>
  text.replace(new RegExp(literally(address), 'gi'), MASKED)

/** A text that fits, and says that it was cut. */
export function fitted(text: string, max: number): string {
  const end = '… (message coupé\u00a0: il était trop long)'
  return text.length <= max ? text : `${text.slice(0, max - end.length)}${end}`
}
