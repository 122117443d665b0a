import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { StripeProblem } from './stripe-billing'
import { nested, type Fields } from './stripe-form'
import { Shop, type Asked } from './stripe-shop'

export type StripeServer = {
  /** Origin, for `STRIPE_API_URL`. */
  url: string
  secretKey: string
  /** What is in it, and what the world does to it. */
  shop: Shop
  /** Answers nothing but 500 while it is true. */
  isDown: boolean
  /** Every write that came: method, path and key. */
  writes: Array<{ line: string; key: string | null }>
  stop: () => Promise<void>
}

type Kept = { hash: string; status: number; body: string }

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

const header = (request: http.IncomingMessage, name: string): string | null => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}

/**
 * Speaks Stripe's HTTP for the calls that we make, so that the official library itself is tested.
 * It is strict where Stripe is: the key of the platform, the account in the header, forms as
 * Stripe reads them, and idempotency keys.
 */
export async function startStripeServer(): Promise<StripeServer> {
  const secretKey = `sk_test_${randomUUID().replaceAll('-', '')}`
  const shop = new Shop()
  const kept = new Map<string, Kept>()
  const state = { isDown: false, writes: [] as StripeServer['writes'] }

  const answer = (asked: Asked): { status: number; body: string } => {
    try {
      return { status: 200, body: JSON.stringify(shop.answer(asked)) }
    } catch (error) {
      if (!(error instanceof StripeProblem)) {
        return { status: 500, body: JSON.stringify({ error: { message: String(error) } }) }
      }
      const { status, type, code, message } = error
      return { status, body: JSON.stringify({ error: { type, code, message } }) }
    }
  }

  const refuse = (status: number, type: string, message: string) => ({
    status,
    body: JSON.stringify({ error: { type, message } }),
  })

  const handle = (
    request: http.IncomingMessage,
    sent: string,
  ): { status: number; body: string; isReplayed?: boolean } => {
    if (state.isDown) return refuse(500, 'api_error', 'Down')
    if (header(request, 'authorization') !== `Bearer ${secretKey}`) {
      return refuse(401, 'authentication_error', 'Invalid API Key provided')
    }
    const method = request.method ?? 'GET'
    const url = new URL(request.url ?? '/', 'http://stripe')
    const form: Fields = nested(method === 'POST' ? sent : url.search.slice(1))
    const account = header(request, 'stripe-account')
    const asked = { method, path: url.pathname, form, account }
    if (method === 'GET') return answer(asked)
    const key = header(request, 'idempotency-key')
    state.writes.push({ line: `${method} ${url.pathname}`, key })
    const hash = JSON.stringify(asked)
    const before = key ? kept.get(`${account} ${key}`) : undefined
    if (before && before.hash !== hash) {
      return refuse(400, 'idempotency_error', 'Keys for idempotent requests can only be used once')
    }
    const result = before ?? answer(asked)
    // A refusal is kept too, and said again for a day to whoever comes with the same key.
    if (key && result.status < 500) kept.set(`${account} ${key}`, { hash, ...result })
    return { ...result, isReplayed: before !== undefined }
  }

  const server = http.createServer((request, response) => {
    void bodyOf(request).then((sent) => {
      const { status, body, isReplayed } = handle(request, sent)
      const headers = {
        'content-type': 'application/json',
        'request-id': `req_${randomUUID()}`,
        ...(isReplayed && { 'idempotent-replayed': 'true' }),
      }
      response.writeHead(status, headers).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    secretKey,
    shop,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  })
}
