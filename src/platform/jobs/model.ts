import { addDays, parisDay, parisInstant } from '../time/model'

/** When a task comes back: every so many minutes, or each day at an hour of Paris (`00:05`). */
export type Recurrence = { everyMinutes: number } | { dailyAt: string }

/** The latest instant at which the task was due, `now` included. */
export function lastSlot(recurrence: Recurrence, now: Date): Date {
  if ('everyMinutes' in recurrence) {
    const step = recurrence.everyMinutes * 60_000
    return new Date(Math.floor(now.getTime() / step) * step)
  }
  const today = parisDay(now)
  const slot = parisInstant(today, recurrence.dailyAt)
  return slot <= now ? slot : parisInstant(addDays(today, -1), recurrence.dailyAt)
}

/** The next instant at which the task is due, after `now`. */
export function nextRun(recurrence: Recurrence, now: Date): Date {
  const last = lastSlot(recurrence, now)
  if ('everyMinutes' in recurrence) {
    return new Date(last.getTime() + recurrence.everyMinutes * 60_000)
  }
  return parisInstant(addDays(parisDay(last), 1), recurrence.dailyAt)
}

/**
 * Is there a slot that nobody took yet? Slots that passed while no server ran
 * count as one: the task runs once, late.
 * @param taken the last slot that was taken; null when there was none
 */
export function isDue(recurrence: Recurrence, taken: Date | null, now: Date): boolean {
  return taken === null || lastSlot(recurrence, now) > taken
}

/** Seconds without a sign of life after which a job's server is taken for dead. */
export const LEASE_SECONDS = 300

/** Times that a job may take its server down before it is given up. */
export const MOST_CRASHES = 5

/** Days that a finished job is kept. */
export const KEEP_FINISHED_DAYS = 7

/** Days that a failed job is kept for somebody to look at. */
export const KEEP_FAILED_DAYS = 90

export const CRASHED = 'Le serveur s’est arrêté pendant la tâche'

const MASK = '•••'
const MOST_CHARACTERS = 300
/** Characters that are looked at: a message may carry a whole document. */
const MOST_READ = 5000

/** « password=… », « client_secret: … », « Authorization: Bearer … »: its name, then its sign. */
const NAMED_SECRET =
  /([\w-]{0,40}(?:password|passwd|pwd|secret|token|key|authorization|cookie))(["']?\s*[=:]\s*)(?:(?:bearer|basic)\s+)?\S+/gi

/**
 * The message of an error as it may be kept and shown: one line, without people's
 * addresses, passwords or keys.
 */
export function safeMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message
    .slice(0, MOST_READ)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/:\/\/[^\s/@]+@/g, `://${MASK}@`)
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, (found) => (found.includes(MASK) ? found : MASK))
    .replace(NAMED_SECRET, `$1$2${MASK}`)
    .replace(/\b(bearer)\s+[\w.~+/=-]+/gi, `$1 ${MASK}`)
    .replace(/\b(?=[\w-]*\d)(?!\w{8}-\w{4}-\w{4}-\w{4}-\w{12}\b)[\w-]{32,}/g, MASK)
    .slice(0, MOST_CHARACTERS)
}

/**
 * The queue of what can wait for everything else: thousands of notices must not stand before the
 * link of a forgotten password.
 */
export const PATIENT = 'patient'
