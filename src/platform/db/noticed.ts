import { AsyncLocalStorage } from 'node:async_hooks'

type Noticed = { failure: unknown }
type Shared = { scope?: AsyncLocalStorage<Noticed> }

// One scope for each process: the admin and the API are bundled apart.
const shared: Shared = ((globalThis as { patteNoticed?: Shared }).patteNoticed ??= {})
const scope = (shared.scope ??= new AsyncLocalStorage<Noticed>())

/**
 * Does a work that keeps the failures of its statements to itself, and says the first of them;
 * statements of a transaction are not concerned.
 * @returns what the work returned, and what Postgres or the driver threw, undefined when nothing
 */
export async function noticing<T>(
  work: () => Promise<T>,
): Promise<{ result: T; failure: unknown }> {
  const noticed: Noticed = { failure: undefined }
  const result = await scope.run(noticed, work)
  return { result, failure: noticed.failure }
}

/** What a pool answers to a statement, noticed by the work that it is part of. */
export function notice<Answer>(answer: Answer): Answer {
  const noticed = scope.getStore()
  if (noticed && answer instanceof Promise) {
    answer.catch((error: unknown) => void (noticed.failure ??= error))
  }
  return answer
}
