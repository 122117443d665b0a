import type { PayloadRequest } from 'payload'

/** Stores what was noted of several rows, in one statement. */
export type Writer<Row> = (req: PayloadRequest, rows: readonly Row[]) => Promise<void>

/** What is still to be stored, by its writer. */
export type Noted = Map<unknown, { write: (req: PayloadRequest) => Promise<void>; rows: unknown[] }>

/**
 * Stores what a hook has to say of the row that was written: at once, or with that of all other
 * rows where a command writes many ({@link together}).
 */
export async function note<Row>(req: PayloadRequest, write: Writer<Row>, row: Row): Promise<void> {
  const noted = req.context.notedTogether
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
  if (req.context.notedTogether) return work()
  const noted: Noted = new Map()
  req.context.notedTogether = noted
  let result: T
  try {
    result = await work()
  } finally {
    // Payload gives the request a new context now and then, which holds the same notes.
    delete req.context.notedTogether
  }
  for (const { write } of noted.values()) await write(req)
  return result
}
