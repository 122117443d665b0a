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

/** The connection of bulk mail says goodbye after so long without a message, before servers do. */
const IDLE_MS = 2000

/**
 * Notes which messages left as a whole. nodemailer's errors do not say whether a message had left when the
 * connection was lost; its log does, of one connection message after message.
 */
function watchLeaving() {
  const left = new Set<string>()
  let sending = ''
  const info = ({ tnx, messageId = '' }: { tnx?: string; messageId?: string }): void => {
    if (tnx === 'send') {
      sending = messageId
      // One message at a time is under way: a mark that comes late is of no other.
      left.clear()
    }
    if (tnx === 'message') left.add(sending)
  }
  return {
    /** Whether it had left; of that message nothing is remembered then. */
    takeLeft: (messageId: string): boolean => left.delete(messageId),
    logger: {
      info,
      level: nothing,
      trace: nothing,
      debug: nothing,
      warn: nothing,
      error: nothing,
      fatal: nothing,
    },
  }
}

function connect({ host, port, secure, auth }: SmtpSettings, isForMany = false) {
  const { takeLeft, logger } = watchLeaving()
  const options = {
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
    logger,
  }
  // Nothing is sent again by nodemailer itself: only the outbox knows what may have left.
  const many = { maxConnections: 1, maxRequeues: 0, idleTimeout: IDLE_MS }
  const transport = isForMany
    ? createTransport({ ...options, ...many, pool: true })
    : createTransport(options)
  return { transport, takeLeft }
}

let forMany: ReturnType<typeof connect> | undefined

/**
 * Bulk mail goes one after the other over one connection, as servers ask for; what somebody waits for has a
 * connection of its own. It waits for no more than the handful of jobs that runs already.
 */
const connectionFor = (smtp: SmtpSettings, isBulk: boolean) =>
  isBulk ? (forMany ??= connect(smtp, true)) : connect(smtp)

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
  const { transport, takeLeft } = connectionFor(smtp, unsubscribe !== undefined)
  // The same message always has the same id, so that receivers can tell a double.
  const messageId = `<${id}@${new URL(env.publicUrl).hostname}>`
  try {
    await transport.sendMail({
      from: smtp.from,
      to: { name: '', address: to },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      html,
      messageId,
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
    takeLeft(messageId)
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    const hasLeft = takeLeft(messageId)
    throw new TransmitError(error, readFailure({ code, responseCode, hasLeft }))
  }
}
