import type { OutgoingHttpHeaders } from 'node:http'

/** A body, ready to be sent, and of what it was made. */
export type MadeBody = {
  body: Buffer
  etag: string
  /** How it is compressed; null for as it is. */
  encoding: string | null
  /** Fingerprint of what Next.js gave. */
  source: string
}

/** An answer, ready to be sent: in the encoding that was asked for. */
export type KeptPage = MadeBody & { headers: OutgoingHttpHeaders }

type Entry = { page: KeptPage; until: number; epoch: number; weight: number }

type Options = {
  /** Milliseconds during which a page is given again. */
  maxAge: number
  /** Bytes; what was asked longest ago goes first. */
  maxWeight: number
  now?: () => number
}

/** Bytes of the headers and of the bookkeeping of an entry, about. */
const OVERHEAD = 2000

// One number for each process, whichever bundle of the server asks.
const changes = ((globalThis as { pattePageChanges?: { epoch: number } }).pattePageChanges ??= {
  epoch: 0,
})

/** Called with each change of what pages show: nothing that was kept before is given again. */
export function forgetKeptPages(): void {
  changes.epoch += 1
}

/** Counts the changes so far: a page that was begun before the last one is not kept. */
export const pageEpoch = (): number => changes.epoch

/**
 * Pages that were sent a moment ago, compressed: a crowd costs one answer of Next.js a second, and
 * the first reader after a change gets a new one.
 */
export function keptPages({ maxAge, maxWeight, now = Date.now }: Options) {
  const entries = new Map<string, Entry>()
  let weight = 0

  const drop = (key: string) => {
    weight -= entries.get(key)?.weight ?? 0
    entries.delete(key)
  }
  return {
    /**
     * The page, if it may still be given. When its time is over, the one who asks first makes it
     * anew; the others meanwhile get what is kept.
     */
    read(key: string): KeptPage | null {
      const entry = entries.get(key)
      if (!entry) return null
      const over = now() - entry.until
      if (entry.epoch !== changes.epoch || over > maxAge) return null
      if (over >= 0) {
        entry.until = now() + maxAge
        return null
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry.page
    },
    /** The body that was made of the very same, however long ago: it need not be made again. */
    madeOf(key: string, source: string): MadeBody | null {
      const page = entries.get(key)?.page
      return page?.source === source ? page : null
    },
    /** @param epoch {@link pageEpoch} when the answer was begun */
    keep(key: string, page: KeptPage, epoch: number): void {
      if (epoch !== changes.epoch) return
      drop(key)
      const entry = {
        page,
        epoch,
        until: now() + maxAge,
        weight: page.body.length + key.length + OVERHEAD,
      }
      entries.set(key, entry)
      weight += entry.weight
      for (const oldest of entries.keys()) {
        if (weight <= maxWeight) break
        drop(oldest)
      }
    },
    weight: () => weight,
  }
}
