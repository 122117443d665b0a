import { randomUUID } from 'node:crypto'

export const REQUEST_ID_HEADER = 'x-request-id'

/** The id that a proxy gave to the request, when it looks like one, or a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get(REQUEST_ID_HEADER) ?? ''
  return /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}
