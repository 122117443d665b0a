/**
 * An answer for everybody, kept in this process and read again at most once in a while: any
 * number of readers wait for one reading. When it fails, the last good answer serves on.
 * For what is too large or asked in too many ways for `cached`. Outside of a Next.js server
 * (scripts and tests) the function is simply called.
 * @param seconds how old an answer may be
 */
export function keptFor<Result>(
  seconds: number,
  read: () => Promise<Result>,
): () => Promise<Result> {
  return process.env.NEXT_RUNTIME ? keeping(seconds, read) : read
}

/** {@link keptFor}, wherever it runs. */
export function keeping<Result>(
  seconds: number,
  read: () => Promise<Result>,
): () => Promise<Result> {
  let last: Promise<Result> | undefined
  let readAt = 0
  return () => {
    const now = Date.now()
    if (last && now - readAt < seconds * 1000) return last
    const before = last
    readAt = now
    const asked: Promise<Result> = read().catch((error: unknown) => {
      if (before) return before
      if (last === asked) last = undefined
      throw error
    })
    last = asked
    return asked
  }
}
