/** Where a message is on its way. */
export const EMAIL_STATUSES = ['QUEUED', 'SENDING', 'SENT', 'KEPT', 'FAILED'] as const
export type EmailStatus = (typeof EMAIL_STATUSES)[number]

export const EMAIL_STATUS_LABELS: Record<EmailStatus, string> = {
  QUEUED: 'En attente',
  SENDING: 'En cours d’envoi',
  SENT: 'Envoyé',
  KEPT: 'Gardé ici (aucun serveur d’envoi)',
  FAILED: 'Non envoyé',
}

/** Days after which the text of a message is erased; what remains says that it was sent. */
export const KEEP_TEXT_DAYS = 30

/** Days after which nothing remains of a message. */
export const KEEP_ROW_DAYS = 365

/** Longest subject; longer ones are cut, by mail programs too. */
export const SUBJECT_MAX = 150

const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** Is it one e-mail address, and nothing else: no name, no list, no line break? */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text)
}

/** A text on one line, fit for a header: without control characters, line breaks least of all. */
export function oneLine(text: string, most = SUBJECT_MAX): string {
  const line = text
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  const characters = [...line]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line
}

/**
 * What to make of a failed delivery: `retry` when the server may take the message
 * later, `refused` when it never will, `unknown` when the connection was lost after
 * the message left, so that another try could send it twice.
 */
export type DeliveryFailure = 'retry' | 'refused' | 'unknown'

/** @param hasLeft the whole message was handed over before the failure */
export function readFailure({
  code,
  responseCode,
  hasLeft,
}: {
  code?: string
  responseCode?: number
  hasLeft: boolean
}): DeliveryFailure {
  // A wrong password or certificate is mended by the administrator: the message is good.
  if (code === 'EAUTH' || code === 'ETLS') return 'retry'
  // Of the state of a connection that was used before, not of the message.
  if (responseCode === 503) return 'retry'
  if (responseCode !== undefined) return responseCode >= 500 ? 'refused' : 'retry'
  return hasLeft ? 'unknown' : 'retry'
}

export const MAYBE_SENT =
  'La connexion a été coupée pendant l’envoi\u00a0: le message est peut-être parti'
