/** One question: its last answer, the next one while it is on its way, and when it is out of date. */
type Entry<Result> = {
  /** Never the promise of it: a promise holds on to the request that asked, page and all. */
  last?: { value: Result } | undefined
  next?: Promise<Result> | undefined
  until: number
  weight: number
}

type Options<Args extends readonly unknown[]> = {
  /** Name of the query; unique in the program. */
  key: string
  /** Seconds during which an answer is given again. */
  maxAge: number
  /** Most that is kept, in characters of JSON. What was asked longest ago goes first. */
  maxWeight: number
  /** What makes two questions the same; all arguments by default. */
  question?: (...args: Args) => unknown
  /**
   * An answer whose time is over, however long ago, serves while it is read again: nobody waits but the
   * very first.
   */
  staleWhileRevalidate?: boolean
  now?: () => number
}

/** After a failure, the old answer serves for so long before it is read again. */
const RETRY_MS = 1000

/** Weight of an answer that is on its way. */
const UNKNOWN_WEIGHT = 1000

/** Characters of an answer as JSON; `undefined` has none. */
const lengthOf = (value: unknown): number =>
  (JSON.stringify(value) as string | undefined)?.length ?? UNKNOWN_WEIGHT

/**
 * A read whose answers are kept in the memory of this process for a short time, however many
 * different questions there are: they never take more room than `maxWeight`. Those who ask the
 * same thing at the same time wait for one answer. While it cannot be read the last good one serves
 * on; a failure is never kept. For lists of the whole platform: what a write must refresh at once is
 * `cached`.
 */
export function boundedCache<Args extends readonly unknown[], Result>(
  read: (...args: Args) => Promise<Result>,
  { maxAge, maxWeight, question, staleWhileRevalidate, now = Date.now }: Options<Args>,
): ((...args: Args) => Promise<Result>) & { readonly weight: () => number } {
  const entries = new Map<string, Entry<Result>>()
  let weight = 0

  const drop = (key: string) => {
    weight -= entries.get(key)?.weight ?? 0
    entries.delete(key)
  }
  const weigh = (key: string, entry: Entry<Result>, more: number) => {
    if (entries.get(key) !== entry) return
    weight += more - entry.weight
    entry.weight = more
    for (const oldest of entries.keys()) {
      if (weight <= maxWeight) break
      drop(oldest)
    }
  }

  const given = ({ last, next }: Entry<Result>): Promise<Result> => {
    if (last && (staleWhileRevalidate || !next)) return Promise.resolve(last.value)
    if (next) return next
    throw new Error('A question is kept with its answer, or with one on its way')
  }

  const ask = (...args: Args): Promise<Result> => {
    const key = JSON.stringify(question ? question(...args) : args)
    const known = entries.get(key)
    if (known && known.until > now()) {
      // Asked again, it is the youngest.
      entries.delete(key)
      entries.set(key, known)
      return given(known)
    }
    const before = known?.last && known
    drop(key)
    const entry: Entry<Result> = {
      last: before?.last,
      until: now() + maxAge * 1000,
      weight: 0,
    }
    entries.set(key, entry)
    weigh(key, entry, before ? before.weight : UNKNOWN_WEIGHT)
    const reading = async () => read(...args)
    entry.next = reading().then(
      (value) => {
        entry.last = { value }
        entry.next = undefined
        weigh(key, entry, key.length + lengthOf(value))
        return value
      },
      (error: unknown) => {
        entry.next = undefined
        if (entry.last) {
          entry.until = now() + RETRY_MS
          return entry.last.value
        }
        if (entries.get(key) === entry) drop(key)
        throw error
      },
    )
    return given(entry)
  }
  return Object.assign(ask, { weight: () => weight })
}

type Memory = Map<string, unknown>

// One memory for each process, whichever bundle of the server asks.
const memory: Memory = ((globalThis as { patteBounded?: Memory }).patteBounded ??= new Map<
  string,
  unknown
>())

/**
 * {@link boundedCache} once for the whole server. Outside of a Next.js server (scripts and tests) the
 * function is simply called.
 */
export function bounded<Args extends readonly unknown[], Result>(
  read: (...args: Args) => Promise<Result>,
  options: Options<Args>,
): (...args: Args) => Promise<Result> {
  if (!process.env.NEXT_RUNTIME) return read
  // In development a file that was edited brings its own.
  if (process.env.NODE_ENV !== 'production') return boundedCache(read, options)
  const known = memory.get(options.key) as ((...args: Args) => Promise<Result>) | undefined
  if (known) return known
  const made = boundedCache(read, options)
  memory.set(options.key, made)
  return made
}
