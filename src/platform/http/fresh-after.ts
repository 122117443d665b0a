import { drain } from '../cache/drain'
import { openPayload } from '../payload'

/**
 * Wraps a handler that writes: what it changed is fresh for everybody before
 * its answer leaves.
 */
export function freshAfter<Args extends unknown[]>(
  handler: (...args: Args) => Promise<Response>,
): (...args: Args) => Promise<Response> {
  return async (...args) => {
    const response = await handler(...args)
    if (response.ok) await drain(await openPayload())
    return response
  }
}
