import { describe, expect, it } from 'vitest'

import { routes } from '@/app/api/routes'
import { isOpenRead } from '@/platform/http/open-read.model'
import { openApiDocument } from '@/platform/http/openapi'
import { mount } from '@/platform/http/router'

/** What scripts of any site may read: each is decided. Source: docs/decisions/api.md. */
const OPEN = [
  '/api/abuse-reports/shelters',
  '/api/animals',
  '/api/animals/breeds',
  '/api/animals/shelters',
  '/api/badge-drawings/{criteria}/{rarity}',
  '/api/campaigns',
  '/api/campaigns/{id}',
  '/api/communes',
  '/api/communes/near',
  '/api/forms/{id}',
  '/api/lost-found/map',
  '/api/openapi.json',
  '/api/places/map',
  '/api/shelter/{shelterId}/theme',
  '/api/shelters/map',
  '/api/shelters/near',
  '/api/shelters/{id}',
  '/api/supply-requests',
  '/api/supply-requests/{id}',
  '/api/volunteering/missions',
  '/api/walks',
  '/api/walks/map',
  '/api/walks/{id}',
  '/api/wall',
  '/api/wall/{id}',
  '/api/wall/{id}/comments',
]

const ORIGIN = 'access-control-allow-origin'
const { GET, POST, OPTIONS } = mount(routes)
const from = (path: string, method = 'GET') =>
  new Request(`http://localhost${path}`, { method, headers: { origin: 'https://autre.exemple' } })

describe('reads from other sites', () => {
  it('are those that were decided, of all that the document names', () => {
    const { paths } = openApiDocument(routes, 'https://exemple.fr')
    const documented = Object.keys(paths as object)
    const open = routes.filter(isOpenRead).map(({ path }) => path)
    expect(open.filter((path) => !documented.includes(path))).toEqual([])
    expect([...open].sort()).toEqual(OPEN)
  })

  it('are open to all and known to nobody; refusals too', async () => {
    for (const path of ['/api/communes?q=loches', '/api/communes?inconnu=1', '/api/openapi.json']) {
      const { headers } = await GET(from(path))
      expect([path, headers.get(ORIGIN)]).toEqual([path, '*'])
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  it('are closed where somebody is meant, and for every write', async () => {
    const closed = [
      GET(from('/api/session')),
      GET(from('/api/receipts/rien')),
      GET(from('/api/files/rien')),
      GET(from('/api/rien')),
      POST(from('/api/likes', 'POST')),
      OPTIONS(from('/api/animals', 'OPTIONS')),
    ]
    for (const { headers } of await Promise.all(closed)) expect(headers.get(ORIGIN)).toBeNull()
    for (const route of routes) {
      if (route.method !== 'GET' || route.auth !== 'public') expect(isOpenRead(route)).toBe(false)
    }
  })
})
