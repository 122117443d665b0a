import type { Payload } from 'payload'

import { getTestPayload } from '../support/payload'
import { startServer, type TestServer } from '../support/server'
import { makeWorld, type Who, type World } from './access/world'

export type Site = { server: TestServer; payload: Payload; world: World }

/** The built program on the test file's own database, with two shelters and everybody in it. */
export async function openSite(env: Record<string, string> = {}): Promise<Site> {
  const payload = await getTestPayload()
  const world = await makeWorld(payload)
  const database = env.DATABASE_URL ?? process.env.DATABASE_URL ?? ''
  return { payload, world, server: await startServer({ database, env }) }
}

let network = 0

/**
 * Headers of a network of its own, so that the tries of each test are counted apart:
 * for a server with TRUSTED_PROXIES=1, whose one proxy the tests are.
 */
export function newNetwork(): { 'x-forwarded-for': string } {
  network += 1
  return { 'x-forwarded-for': `10.1.${Math.floor(network / 250)}.${network % 250}` }
}

type Call = {
  as?: Who | 'mixed'
  /** Sent as JSON; text is sent as it is. */
  body?: unknown
  headers?: Record<string, string>
}

export type Answer = {
  status: number
  headers: Headers
  text: string
  json: Json
}

type Json = {
  success?: boolean
  error?: string
  fields?: Record<string, string>
  errors?: Array<{ message: string }>
  [name: string]: unknown
}

/** Asks over the network, as a browser on our own pages would. */
export async function ask(
  { server, world }: Site,
  method: string,
  path: string,
  { as = 'anonymous', body, headers }: Call = {},
): Promise<Answer> {
  const cookie = as === 'anonymous' ? {} : { cookie: `payload-token=${world.tokens[as]}` }
  const response = await fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: {
      origin: server.url,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...cookie,
      ...headers,
    } as Record<string, string>,
    body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') && text
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: (isJson ? JSON.parse(text) : {}) as Json,
  }
}
