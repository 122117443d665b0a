import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

import { failureResponse } from './failure'
import { plainPage } from './plain-page'

/** Seconds after which a browser, a search engine or the payment provider may ask again. */
const RETRY_AFTER = 300

const SENTENCE = 'Patte Blanche est en maintenance. Revenez dans quelques minutes.'

/** The one address that stays: what watches over the process must not take it for dead. */
const isProbe = (address: string): boolean => /^\/api\/health(?:[?]|$)/.test(address)

/** What everybody reads meanwhile: a page, or an error in the shape of the API that was asked. */
export function maintenanceAnswer(address: string): Response {
  const failure = { status: 503, error: SENTENCE }
  if (address.startsWith('/api/cms/')) {
    return Response.json({ errors: [{ message: SENTENCE }] }, { status: 503 })
  }
  if (address.startsWith('/api/')) return failureResponse(failure)
  return plainPage(503, {
    title: 'Nous revenons très vite',
    text: [
      SENTENCE,
      'Ce que vous étiez en train d’envoyer ne nous est pas parvenu\u00a0: recommencez un peu plus tard.',
    ],
    // Without an address: the same page again.
    links: [{ href: '', label: 'Réessayer' }],
  })
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const made = maintenanceAnswer(request.url ?? '/')
  const body = Buffer.from(await made.arrayBuffer())
  response.writeHead(503, {
    ...Object.fromEntries(made.headers),
    'content-length': body.length,
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER),
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  response.end(body)
}

/**
 * Answers every request of this process with 503, without asking Next.js, the database or the
 * files. Called instead of all else when the server starts.
 */
export function closeForMaintenance(): void {
  const closed = new WeakSet<Server>()
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    if (closed.has(server)) return
    closed.add(server)
    // Told before the server passes its first request on: not one of them slips through.
    const others = server.listeners('request') as Array<
      (request: IncomingMessage, response: ServerResponse) => unknown
    >
    server.removeAllListeners('request')
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (isProbe(request.url ?? '')) for (const other of others) other(request, response)
      else void answer(request, response)
    })
  })
}
