import { JobCancelledError, type PayloadRequest } from 'payload'

import { safeMessage, type Recurrence } from './model'

type Context<Input> = { req: PayloadRequest; input: Input }

type Definition<Input> = {
  /** Unique in the program; stored with each job, so never renamed. */
  slug: string
  /** What it does, in French, for the list of failures. */
  label: string
  /** Tries after the first one; 5 by default. */
  retries?: number
  /** Seconds before the first retry, doubled each time; 30 by default. */
  retryAfterSeconds?: number
  /** When the task comes back by itself; then its input is empty. */
  recurs?: Recurrence
  /**
   * The work. It is never run by two servers at once, but may be run again after
   * a crash: it must look at what is already done.
   */
  run: (context: Context<Input>) => Promise<void>
}

/** A task in the shape that Payload's queue knows, with what ours adds. */
export type Task<Input extends object = object> = {
  slug: string
  label: string
  recurs?: Recurrence
  retries: { attempts: number; backoff: { type: 'exponential'; delay: number } }
  handler: (context: Context<Input>) => Promise<{ output: object }>
}

/** Thrown by a task for what another try cannot mend. */
export class PermanentFailure extends Error {}

/** The one way to write a task; a line in payload.config.ts puts it to work. */
export function defineTask<Input extends object = object>({
  slug,
  label,
  retries = 5,
  retryAfterSeconds = 30,
  recurs,
  run,
}: Definition<Input>): Task<Input> {
  return {
    slug,
    label,
    recurs,
    retries: {
      attempts: retries,
      backoff: { type: 'exponential', delay: retryAfterSeconds * 1000 },
    },
    handler: async ({ req, input }) => {
      try {
        await run({ req, input })
      } catch (error) {
        // Payload stores what is thrown here: nothing secret may be in it.
        const message = safeMessage(error)
        throw error instanceof PermanentFailure
          ? new JobCancelledError(message)
          : new Error(message)
      }
      return { output: {} }
    },
  }
}
