import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What strangers may take of the database when they ask it a question of their own: so much time
 * for one statement, and so many at once. The rest of the program keeps its own connections.
 */
export const BRIEF = { milliseconds: 3000, connections: 4 } as const

type Shared = { scope?: AsyncLocalStorage<true> }

// One scope for each process: the admin and the API are bundled apart.
const shared: Shared = ((globalThis as { patteBrief?: Shared }).patteBrief ??= {})
const scope = (shared.scope ??= new AsyncLocalStorage<true>())

/** Does the work with statements that end after {@link BRIEF}; transactions are not concerned. */
export const briefly = <T>(work: () => Promise<T>): Promise<T> => scope.run(true, work)

/** Whether this is part of a work that {@link briefly} does. */
export const isBrief = (): boolean => scope.getStore() === true
