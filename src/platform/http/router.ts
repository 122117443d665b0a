import { matcherOf } from './addresses.model'
import { SENTENCES } from './errors'
import { failureResponse } from './failure'
import { REQUEST_ID_HEADER, requestIdOf } from './request-id'
import { METHODS, type Method, type Route } from './route'
import { serve } from './serve'

type Handler = (request: Request) => Promise<Response>

/**
 * The handlers of the whole API, for its one Next.js route file. An address that leads nowhere
 * answers 404 and a method that an address has not 405, both in our envelope; OPTIONS names the
 * methods that it has. Next.js answers HEAD from GET.
 */
export function mount(routes: readonly Route[]): Record<Method | 'OPTIONS', Handler> {
  const find = matcherOf(routes)

  const handler: Handler = async (request) => {
    const match = find(new URL(request.url).pathname)
    if (!match) {
      const headers = { 'cache-control': 'no-store', [REQUEST_ID_HEADER]: requestIdOf(request) }
      return failureResponse({ status: 404, error: 'Cette adresse n’existe pas', headers })
    }
    const { method } = request
    const route = match.routes.find((each) => each.method === (method === 'HEAD' ? 'GET' : method))
    if (route) return serve(route, request, match.params)
    const methods: string[] = match.routes.map((each) => each.method)
    const allow = [...(methods.includes('GET') ? ['GET', 'HEAD'] : []), ...methods, 'OPTIONS']
    const headers = { allow: [...new Set(allow)].join(', '), 'cache-control': 'no-store' }
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers })
    return failureResponse({ status: 405, error: SENTENCES[405] as string, headers })
  }
  const entries = [...METHODS, 'OPTIONS' as const].map((method) => [method, handler] as const)
  return Object.fromEntries(entries) as Record<Method | 'OPTIONS', Handler>
}
