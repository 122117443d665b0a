import { createTransport } from 'nodemailer'

import { outsideTransactions } from '../db/transaction'
import { env, type SmtpSettings } from '../env'
import { readFailure, type DeliveryFailure } from './model'

/** On this very machine nobody listens in between. */
const isHere = (host: string): boolean => ['127.0.0.1', '::1', 'localhost'].includes(host)

/** Thrown when a message was not accepted. */
export class TransmitError extends Error {
  constructor(
    cause: unknown,
    readonly failure: DeliveryFailure,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'TransmitError'
  }
}

const nothing = (): void => undefined

/**
 * A connection for one message. nodemailer's errors do not say whether the message had
 * left when the connection was lost; its log does.
 */
function connect({ host, port, secure, auth }: SmtpSettings, onLeft: () => void) {
  const info = (entry: { tnx?: string }): void => {
    if (entry.tnx === 'message') onLeft()
  }
  return createTransport({
    host,
    port,
    secure,
    auth,
    // A password never travels in the clear.
    requireTLS: Boolean(auth) && !secure && !isHere(host),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: {
      info,
      level: nothing,
      trace: nothing,
      debug: nothing,
      warn: nothing,
      error: nothing,
      fatal: nothing,
    },
  })
}

type Outgoing = {
  id: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** Where its reader says « no more of this »; an address that takes a POST. */
  unsubscribe?: string
}

/**
 * Hands one message to the mail server.
 * @throws {TransmitError} that says whether another try is right
 */
export async function transmit(smtp: SmtpSettings, message: Outgoing): Promise<void> {
  outsideTransactions('The mail server')
  const { id, to, replyTo, subject, text, html, unsubscribe } = message
  let hasLeft = false
  const connection = connect(smtp, () => (hasLeft = true))
  try {
    await connection.sendMail({
      from: smtp.from,
      to: { name: '', address: to },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      html,
      // The same message always has the same id, so that receivers can tell a double.
      messageId: `<${id}@${new URL(env.publicUrl).hostname}>`,
      // Keeps « absent du bureau » from answering.
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    })
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    throw new TransmitError(error, readFailure({ code, responseCode, hasLeft }))
  }
}
