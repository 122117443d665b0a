import type { PayloadRequest } from 'payload'

/** Stores what was noted of several rows, in one statement. */
export type Writer<Row> = (req: PayloadRequest, rows: readonly Row[]) => Promise<void>

/** In a request's context: what is still to be stored, by its writer. */
const NOTED = 'notedTogether'

type Noted = Map<unknown, { write: (req: PayloadRequest) => Promise<void>; rows: unknown[] }>

const notedBy = (req: PayloadRequest) => req.context[NOTED] as Noted | undefined

/**
 * Stores what a hook has to say of the row that was written: at once, or with that of all other
 * rows where a command writes many ({@link together}).
 */
export async function note<Row>(req: PayloadRequest, write: Writer<Row>, row: Row): Promise<void> {
  const noted = notedBy(req)
  if (!noted) return write(req, [row])
  const before = noted.get(write)
  if (before) return void before.rows.push(row)
  const rows = [row]
  noted.set(write, { rows, write: (own) => write(own, rows) })
}

/**
 * Runs work that writes many rows; what their hooks note of each ({@link note}) is stored once
 * after the last one. Only inside a transaction, which is undone with all rows when the work
 * throws: then nothing of it is noted either.
 */
export async function together<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  if (!req.transactionID) throw new Error('What is noted of rows is kept with them, or not at all')
  if (notedBy(req)) return work()
  const noted: Noted = new Map()
  req.context[NOTED] = noted
  let result: T
  try {
    result = await work()
  } finally {
    // Payload gives the request a new context now and then, which holds the same notes.
    Reflect.deleteProperty(req.context, NOTED)
  }
  for (const { write } of noted.values()) await write(req)
  return result
}
