import { afterAll, beforeAll, expect, it } from 'vitest'

import { watchVersions } from '../../scripts/bench/versions.mjs'
import { ask, openSite, type Site } from './api-client'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.server.stop())

it('nobody finds an older page after a newer one, while many read and somebody saves', async () => {
  const { a } = site.world
  const read = async () => {
    const { text } = await ask(site, 'GET', `/shelter/alpha/animals/${a.animals.public}`)
    return Number(/Version (\d+)\./.exec(text)?.[1] ?? 0)
  }
  const save = async (version: number) => {
    const body = { shortDescription: `Version ${version}.` }
    const saved = await ask(site, 'PATCH', `/api/cms/animals/${a.animals.public}`, {
      as: 'editor',
      body,
    })
    expect(saved.status).toBe(200)
  }
  const seen = await watchVersions({ read, save, readers: 8, saves: 50 })
  expect(seen.reads).toBeGreaterThan(50)
  expect(seen.backwards).toBe(0)
  expect(await read()).toBe(50)
})
