import { expect, it } from 'vitest'

import { refusedAnswer } from './refused-page'

const ask = (accept: string, method = 'GET') =>
  new Request('https://exemple.fr/api/receipts/x', { method, headers: { accept } })
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8'
const failure = {
  status: 429,
  error: 'Trop de tentatives détectées',
  headers: { 'retry-after': '60' },
}

it('is a page for whoever followed a link, with its status and when to come back', async () => {
  const response = refusedAnswer(ask(BROWSER), failure)
  expect(response.status).toBe(429)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('retry-after')).toBe('60')
  expect(await response.text()).toContain('<p>Trop de tentatives détectées.</p>')
})

it('leads whoever is not signed in to where one signs in', async () => {
  const response = refusedAnswer(ask(BROWSER), {
    status: 401,
    error: 'Vous devez vous connecter',
  })
  expect(await response.text()).toContain('href="/auth/connexion"')
})

it('names each wrong value of an address', async () => {
  const fields = { page: 'Un nombre est attendu', limit: '100 au maximum' }
  const wrong = { status: 400, error: 'Certaines valeurs sont à corriger', fields }
  const html = await refusedAnswer(ask(BROWSER), wrong).text()
  for (const sentence of Object.values(fields)) expect(html).toContain(`<p>${sentence}.</p>`)
})

it.each([
  ['*/*', 'GET'],
  ['application/json', 'GET'],
  ['text/html, image/gif, *; q=.2', 'GET'],
  [BROWSER, 'POST'],
])('is the envelope of the API for a program (%s, %s)', async (accept, method) => {
  const response = refusedAnswer(ask(accept, method), failure)
  expect(await response.json()).toEqual({ success: false, error: 'Trop de tentatives détectées' })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
})
