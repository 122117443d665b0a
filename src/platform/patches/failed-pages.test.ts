import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { noteFailure, tellFailedPages } from './failed-pages'

const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

/** Stands for Next.js: fails as the address says, tells of it, and answers. */
const server = http.createServer((request, response) => {
  const [, error, type, status, way] = (request.url ?? '').split('/')
  if (error === 'away') noteFailure(new Error('page', { cause: away }), request.headers)
  if (error === 'fault') noteFailure(new Error('fault'), request.headers)
  response.statusCode = Number(status)
  response.setHeader('content-type', type === 'html' ? 'text/html; charset=utf-8' : 'text/plain')
  response.setHeader('content-encoding', 'identity')
  if (way === 'whole') response.end('<p>Next</p>')
  else {
    response.write('<p>Ne', () => response.end('xt</p>'))
  }
})
let origin = ''

beforeAll(async () => {
  tellFailedPages()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

const get = async (path: string, init?: RequestInit) => {
  const response = await fetch(origin + path, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('a page that failed because the database is away', () => {
  it.each(['whole', 'parts'])('is 503 with a page of ours, sent in %s', async (way) => {
    const { status, headers, text } = await get(`/away/html/500/${way}`)
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-encoding')).toBeNull()
    expect(text).toContain('momentanément indisponible')
    expect(text).toMatch(/<\/html>\s*$/)
    expect(text).not.toContain('Next')
  })

  it('is as long as it says, also without its text', async () => {
    const { status, text } = await get('/away/html/500/parts', { method: 'HEAD' })
    expect([status, text]).toEqual([503, ''])
  })
})

describe('a plain form that was sent to a page', () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  it.each(['/fault/data/500/whole', '/none/html/500/parts'])('%s is 400', async (path) => {
    const { status, headers: said, text } = await get(path, { method: 'POST', headers, body: 'x' })
    expect([status, said.get('retry-after')]).toEqual([400, null])
    expect(text).toContain('La demande n’est pas valide')
    expect(text).not.toContain('Next')
  })
  it('is 503 when the database is away', async () => {
    const sent = { method: 'POST', headers, body: 'x' }
    expect((await get('/away/html/500/whole', sent)).status).toBe(503)
  })
  it('is answered as it was when nothing failed, and when a server function was called', async () => {
    const sent = { method: 'POST', headers, body: 'x' }
    expect((await get('/none/html/200/whole', sent)).status).toBe(200)
    const called = { ...sent, headers: { ...headers, 'next-action': 'a' } }
    expect((await get('/none/html/500/whole', called)).status).toBe(500)
  })
})

describe('everything else is left alone', () => {
  it.each([
    ['/fault/html/500/parts', 500],
    ['/none/html/500/whole', 500],
    ['/away/html/200/parts', 200],
    ['/away/data/500/whole', 500],
  ])('%s', async (path, expected) => {
    const { status, text } = await get(path)
    expect([status, text]).toEqual([expected, '<p>Next</p>'])
  })

  it('also what a stranger says of another request', async () => {
    const headers = { 'x-patte-request': '1' }
    expect((await get('/fault/html/500/whole', { headers })).status).toBe(500)
  })
})
