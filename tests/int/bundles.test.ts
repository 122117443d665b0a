import fs from 'node:fs'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ownSite } from '../../scripts/lib/build.mjs'
import { startServer } from '../support/server'
import { ask, openSite, type Site } from './api-client'

let opened: Site
beforeAll(async () => {
  opened = await openSite()
})
afterAll(() => opened.server.stop())

describe('the server that is built', () => {
  const filesOf = (folder: string) =>
    fs
      .readdirSync(path.join(ownSite(), folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))

  it('holds the program alone, without its sources or anything else of the folder that it came from', () => {
    expect(fs.readdirSync(ownSite()).sort()).toEqual(
      ['.next', '.sources', 'node_modules', 'package.json', 'public', 'server.js', 'src'].sort(),
    )
    expect(filesOf('src').map((file) => path.relative(ownSite(), file))).toEqual([
      'src/platform/cache/packed-pages.mjs',
      'src/platform/geo/communes.tsv',
    ])
  })

  it('has what all pages run on once, which each of them would else read into memory for itself', () => {
    const isLarge = (file: string) => fs.statSync(file).size > 4_000_000
    const files = filesOf('.next/server/chunks/ssr')
    expect(files.filter((file) => file.endsWith('.js') && isLarge(file))).toHaveLength(1)
    // A copy is a line that leads to the file (`shareCopies`).
    const large = filesOf('.next/server/chunks/ssr').filter((file) => {
      const [, same] =
        /^module\.exports = require\("(.*)"\)\n$/.exec(fs.readFileSync(file, 'utf8')) ?? []
      return same && fs.statSync(path.resolve(path.dirname(file), same)).size > 4_000_000
    })
    expect(large).toEqual([])
  })
})

// Next bundles the admin, the site and the API apart; Payload runs in whichever is asked first.
describe.each([
  ['a page of the site', '/shelter/alpha'],
  ['the admin', '/admin/login'],
  ['the API', '/api/animals'],
])('when %s is asked first', (_, first) => {
  let site: Site
  beforeAll(async () => {
    const database = process.env.DATABASE_URL ?? ''
    site = { ...opened, server: await startServer({ database }) }
    await ask(site, 'GET', first)
    await ask(site, 'GET', '/admin/collections/pages', { as: 'editor' })
  })
  afterAll(() => site.server.stop())

  it('a wrong pair is a wrong pair', async () => {
    const answer = await ask(site, 'POST', '/api/auth/login', {
      body: { email: 'nobody@exemple.fr', password: 'pas-le-bon' },
    })
    expect(answer).toMatchObject({ status: 401, json: { error: 'Identifiants incorrects' } })
  })

  it('a refusal keeps its status and its field', async () => {
    const { docs } = await site.payload.find({
      collection: 'pages',
      overrideAccess: true,
      limit: 1,
      where: { shelter: { equals: site.world.a.shelter } },
    })
    const path = docs[0]?.id
    const sections = [{ layout: 1, columns: [{ blocks: [{ type: 'TEXT', content: 3 }] }] }]
    const own = await ask(site, 'PATCH', `/api/shelter/alpha/pages/${path}`, {
      as: 'editor',
      body: { sections },
    })
    expect(own.status).toBe(400)
    expect(Object.keys(own.json.fields ?? {})[0]).toMatch(/^sections\./)
    const cms = await ask(site, 'PATCH', `/api/cms/pages/${path}`, {
      as: 'editor',
      body: { sections: { schemaVersion: 1, sections } },
    })
    expect(cms.status).toBe(400)
    const [error] = cms.json.errors as Array<{ data?: { errors?: Array<{ path: string }> } }>
    expect(error?.data?.errors?.[0]?.path).toMatch(/^sections\./)
  })
})
