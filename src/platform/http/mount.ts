import { SENTENCES } from './errors'
import { failureResponse } from './failure'
import { METHODS, type Method, type Route } from './route'
import { serve } from './serve'

type Args = { params: Promise<unknown> }
type Handler = ((request: Request, args: Args) => Promise<Response>) & { route?: Route }

export type Mounted = Record<Method | 'OPTIONS', Handler>

/**
 * The handlers of one address, for a Next.js route file. The methods that it has
 * not answer 405 in our envelope, and OPTIONS names those that it has; Next.js
 * answers HEAD from GET.
 */
export function mount(...routes: Route[]): Mounted {
  const methods: string[] = routes.map(({ method }) => method)
  const allow = [...(methods.includes('GET') ? ['GET', 'HEAD'] : []), ...methods, 'OPTIONS']
  const headers = { allow: [...new Set(allow)].join(', '), 'cache-control': 'no-store' }

  const refuse: Handler = () =>
    Promise.resolve(failureResponse({ status: 405, error: SENTENCES[405] as string, headers }))
  const handlerOf = (method: Method): Handler => {
    const route = routes.find((each) => each.method === method)
    if (!route) return refuse
    const handler: Handler = async (request, { params }) => serve(route, request, await params)
    return Object.assign(handler, { route })
  }
  return {
    ...(Object.fromEntries(METHODS.map((method) => [method, handlerOf(method)])) as Record<
      Method,
      Handler
    >),
    OPTIONS: () => Promise.resolve(new Response(null, { status: 204, headers })),
  }
}
