import pino from 'pino'

/** Structured log, one JSON object a line. Never log personal data or secrets. */
export const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['*.password', '*.token', '*.email', 'req.headers.cookie', 'req.headers.authorization'],
})
