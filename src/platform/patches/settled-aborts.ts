/**
 * An error knows, until somebody reads its stack, the `this` of every function that was running. React
 * ends each page with an error that nobody reads (« This render completed »), within a `setImmediate`:
 * that one leads to its neighbours, those to the pages that they belong to, and these to their own errors.
 * So one object that lives on and was made for a page, a connection of the pool, kept every page since.
 * The stack of what an abort was for is read at once. Called when the server starts.
 * Source: heap snapshots of Node 20 under load; `cacheController` in react-server-dom.
 */
export function settleAborts(): void {
  const { prototype } = AbortController
  const abort = Reflect.get(prototype, 'abort') as (this: AbortController, reason?: unknown) => void
  prototype.abort = function settled(this: AbortController, reason?: unknown) {
    abort.call(this, reason)
    try {
      const said: unknown = this.signal.reason
      if (typeof said === 'object' && said !== null) Reflect.get(said, 'stack')
    } catch {
      // A reason with a stack of its own making: it was aborted all the same.
    }
  }
}
