import { createStore, del, entries, get, promisifyRequest, type UseStore } from 'idb-keyval'

/** What is kept, and since when, in milliseconds of the clock. */
export type Kept = { at: number }

/** How the name of each database begins, so that all are found when work has to be forgotten. */
export const PREFIX = 'patte-blanche-'

/** Days after which what a browser keeps is of no use any more. */
const KEEP_DAYS = 30
export const isOld = ({ at }: Kept, now: number): boolean => now - at > KEEP_DAYS * 86_400_000

/** A browser that keeps nothing (private window, full disk) loses the net, never the form. */
const quietly = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}

/**
 * A place in this browser for what was typed and not saved, files included; what is thirty days
 * old is forgotten.
 * @param database a store has a database of its own; its name begins with `PREFIX`
 */
export function deviceStore<Value extends Kept>(
  database: `${typeof PREFIX}${string}`,
  name: string,
) {
  let store: UseStore | undefined
  const open = () => (store ??= createStore(database, name))
  return {
    read: (key: string): Promise<Value | undefined> =>
      quietly(async () => {
        const kept = await get<Value>(key, open())
        return kept && !isOld(kept, Date.now()) ? kept : undefined
      }),
    write: (key: string, value: Value): Promise<void> =>
      quietly(() =>
        open()('readwrite', (values) => {
          values.put(value, key)
          const { transaction } = values
          // A page that is left is not there to end it: the browser knows that this is all.
          transaction.commit()
          return promisifyRequest(transaction)
        }),
      ),
    drop: (key: string): Promise<void> => quietly(() => del(key, open())),
    /** Forgets whatever is too old, of any form. */
    dropOld: (): Promise<void> =>
      quietly(async () => {
        for (const [key, kept] of await entries<string, Value>(open())) {
          if (isOld(kept, Date.now())) await del(key, open())
        }
      }),
  }
}
