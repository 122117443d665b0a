import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** A sign that no text of the database may hold. */
const NUL = '\0'

/** What the API answers with 400: a TRACE, of which no request can be made, would be a fault. */
const NO_METHOD = 'NONE'

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes(NUL)
  } catch {
    return false
  }
}

/**
 * The address itself when its path can be decoded; else one that leads nowhere, with the same
 * beginning, so that it gets the 404 of that part of the site. What is searched for on a page
 * loses the signs that no text can hold; the API says that they are wrong.
 * @param whole path and query, as the request has them
 */
export function readableAddress(whole: string): string {
  // A proxy may be asked for « http://host/path »: this server is none, and only the path is ours.
  const address = whole.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*(?=[/?]|$)\/?/i, '/')
  const [path = ''] = address.split('?', 1)
  if (!isReadable(path)) {
    const isData = path.startsWith('/api/') && !path.startsWith('/api/cms/')
    return isData ? '/api/adresse-illisible' : '/adresse-illisible'
  }
  return path.startsWith('/api/') ? address : address.replaceAll('%00', '')
}

/**
 * Next.js answers 500, in English, to a path with a sign that stands for no letter (« %E9 »
 * alone). It is not found, like any other that leads nowhere. Called when the server starts.
 * Source: github.com/vercel/next.js/issues/94278.
 */
export function readAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (request.url) request.url = readableAddress(request.url)
    if (request.method === 'TRACE') request.method = NO_METHOD
  })
}
