import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { closeForMaintenance } from './maintenance'

/** Stands for the program: what reaches it says so. */
const server = http.createServer((request, response) => {
  response.end(`program ${request.url}`)
})
let origin = ''

beforeAll(async () => {
  closeForMaintenance()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

describe('closed for maintenance', () => {
  it.each(['/', '/animaux?search=x', '/admin', '/robots.txt', '/api', '/apinage'])(
    '%s is a page of ours',
    async (path) => {
      const response = await fetch(origin + path)
      const html = await response.text()
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('300')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(html).toContain('<html lang="fr">')
      expect(html).toContain('en maintenance')
      expect(html).not.toContain('program')
    },
  )

  it.each([
    ['GET', '/api/animals'],
    ['POST', '/api/auth/login'],
    ['GET', '/api/ready'],
    ['GET', '/api/healthy'],
  ])('%s %s is an error in the shape of the API', async (method, path) => {
    const response = await fetch(origin + path, { method })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('300')
    expect(await response.json()).toEqual({
      success: false,
      error: expect.stringContaining('en maintenance') as string,
    })
  })

  it('and in that of the CMS', async () => {
    const response = await fetch(`${origin}/api/cms/animals`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      errors: [{ message: expect.stringContaining('en maintenance') as string }],
    })
  })

  it('says nothing to a HEAD, and takes no text of the address into the page', async () => {
    const head = await fetch(`${origin}/`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([503, ''])
    expect(await (await fetch(`${origin}//evil.example/<b>`)).text()).not.toContain('evil')
  })

  it('lets what watches over the process through', async () => {
    expect(await (await fetch(`${origin}/api/health?x=1`)).text()).toBe('program /api/health?x=1')
  })
})
