import type { Instrumentation } from 'next'

let noteFailure: ((error: unknown, headers: NodeJS.Dict<string | string[]>) => void) | undefined

/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  ;({ noteFailure } = await import('./platform/patches/failed-pages'))
  // A wrong configuration stops the start here, with a sentence that names it.
  const { startServer } = await import('./platform/start')
  await startServer()
}

/** Runs when a page or a route of Next.js fails, before the answer leaves. */
export const onRequestError: Instrumentation.onRequestError = (error, { headers }) =>
  noteFailure?.(error, headers)
