import { JobCancelledError, type PayloadRequest } from 'payload'

import { safeMessage, type Recurrence } from './model'

type Context<Input> = {
  req: PayloadRequest
  input: Input
  /** No other try follows by itself when this one fails. */
  isLastTry: boolean
}

/** What Payload gives to a handler, as far as it is used here. */
type Given<Input> = {
  req: PayloadRequest
  input: Input
  job: { taskStatus?: unknown }
}

type Tried = Record<string, Record<string, { totalTried: number } | undefined> | undefined>

/** How often the task of a job was tried before; Payload calls the one task of a job « 1 ». */
const triesBefore = (slug: string, { taskStatus }: Given<unknown>['job']): number =>
  (taskStatus as Tried | undefined)?.[slug]?.['1']?.totalTried ?? 0

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
  // A method: tasks of all inputs stand in one list, and each is given its own (see `enqueue`).
  handler(given: Given<Input>): Promise<{ output: object }>
}

/** Thrown by a task for what another try cannot mend. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}

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
    handler: async ({ req, input, job }) => {
      try {
        await run({ req, input, isLastTry: triesBefore(slug, job) >= retries })
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
