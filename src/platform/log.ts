import pino, { type LoggerOptions } from 'pino'

import { cleanLine, errorLine, errorSentence } from './log-lines'

export const LOG_OPTIONS: LoggerOptions = {
  level: process.env.LOG_LEVEL || 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['*.password', '*.token', '*.email', 'req.headers.cookie', 'req.headers.authorization'],
  serializers: { err: (error) => errorLine(error), error: (error) => errorLine(error) },
  hooks: {
    // Without a sentence of its own a line gets that of its error, which may be very long.
    logMethod(args, method) {
      const [given, ...rest]: unknown[] = args
      const line = given instanceof Error ? { err: given } : given
      const err = (line as { err?: unknown; msg?: unknown } | null | undefined)?.err
      const isMute = rest.length === 0 && err instanceof Error && !('msg' in (line as object))
      const sent = isMute ? [line, errorSentence(err)] : [line, ...rest]
      method.apply(this, sent as Parameters<typeof method>)
    },
    streamWrite: cleanLine,
  },
}

/** Structured log, one JSON object a line. Never log personal data or secrets. */
export const log = pino(LOG_OPTIONS)
