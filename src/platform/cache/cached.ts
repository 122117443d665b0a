// The extension lets plain Node (scripts, tests) load this file too.
import { unstable_cache } from 'next/cache.js'

/** Carried by every cached entry: touching it empties the whole cache. */
export const EVERYTHING = 'everything'

type Options<Args extends readonly unknown[]> = {
  /** Name of the query; unique in the program. */
  key: string
  /** Tags of the answer, from the arguments of the query. */
  tags: (...args: Args) => string[]
  /** Seconds after which the answer is read again; without it only tags refresh it. */
  maxAge?: number
}

/**
 * A read that is kept until one of its tags is touched. A page that calls it
 * inherits the tags, so both go stale together.
 * Arguments and answer must be plain JSON. Outside of a Next.js server (scripts
 * and tests) the function is simply called.
 */
export function cached<Args extends readonly unknown[], Result>(
  read: (...args: Args) => Promise<Result>,
  { key, tags, maxAge }: Options<Args>,
): (...args: Args) => Promise<Result> {
  if (!process.env.NEXT_RUNTIME) return read
  return (...args) =>
    unstable_cache(() => read(...args), [key, JSON.stringify(args)], {
      tags: [EVERYTHING, ...tags(...args)],
      revalidate: maxAge ?? false,
    })()
}
