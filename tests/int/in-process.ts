import { env } from '@/platform/env'
import type { Route } from '@/platform/http/route'
import { serve } from '@/platform/http/serve'

import type { Who, World } from './access/world'

type Call = {
  as?: Who | 'mixed'
  /** Sent as JSON; a `URLSearchParams` as a plain form, a `FormData` as one with files. */
  body?: unknown
  params?: Record<string, string>
  query?: string
  headers?: Record<string, string>
}

export type Answer = {
  status: number
  headers: Headers
  json: Record<string, unknown> & { error?: string; fields?: Record<string, string> }
}

let network = 0

/** Asks a route of the API through the same code as the server, from a network of its own. */
export async function call(
  world: World,
  route: Route,
  { as = 'anonymous', body, params = {}, query = '', headers }: Call = {},
): Promise<Answer> {
  network += 1
  const isForm = body instanceof URLSearchParams
  const isMultipart = body instanceof FormData
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const request = new Request(`${env.publicUrl}${route.path}${query}`, {
    method: route.method,
    headers: {
      origin: env.publicUrl,
      'x-forwarded-for': `10.2.${Math.floor(network / 250)}.${network % 250}`,
      ...(body === undefined || isMultipart ? {} : { 'content-type': type }),
      ...(as === 'anonymous' ? {} : { cookie: `payload-token=${world.tokens[as]}` }),
      ...headers,
    },
    body:
      body === undefined || isMultipart ? body : isForm ? body.toString() : JSON.stringify(body),
  })
  const response = await serve(route, request, params)
  const isJson = response.headers.get('content-type')?.includes('json')
  const text = isJson ? await response.text() : ''
  const json = (text ? JSON.parse(text) : {}) as Answer['json']
  // Clients are typed from the document: what it says of an answer is true of each that is seen here.
  if (isJson) route.answers[response.status]?.schema?.parse(json)
  return { status: response.status, headers: response.headers, json }
}
