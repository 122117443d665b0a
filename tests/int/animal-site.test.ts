import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ask, openSite, type Site } from './api-client'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.server.stop())

const PAGES = ['', '/affiche', '/partage.png'] as const
const asProgram = { overrideAccess: true, depth: 0 } as const

/** Bytes of the share picture. */
async function pictureOf(id: string): Promise<{ status: number; type: string; bytes: Buffer }> {
  const response = await fetch(`${site.server.url}/animaux/${id}/partage.png`)
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

describe('an address of an animal', () => {
  it.each(PAGES)('answers 404 for what nobody may see (%s)', async (rest) => {
    const { hidden, trashed } = site.world.a.animals
    const unknown = '01990000-0000-7000-8000-000000000000'
    const closed = site.world.suspended.animals.public
    for (const id of [hidden, trashed, closed, unknown, 'nala', '1', `${unknown}0`, '%00', "'--"]) {
      const { status, text } = await ask(site, 'GET', `/animaux/${id}${rest}`)
      expect([status, id]).toEqual([404, id])
      expect(text).not.toContain('Ombre')
    }
  })
  it('answers on the site of its own shelter only', async () => {
    const own = site.world.a.animals.public
    expect((await ask(site, 'GET', `/shelter/alpha/animals/${own}`)).status).toBe(200)
    const foreign = site.world.b.animals.public
    expect((await ask(site, 'GET', `/shelter/alpha/animals/${foreign}`)).status).toBe(404)
    expect((await ask(site, 'GET', '/shelter/alpha/animals/nala')).status).toBe(404)
  })
  it('carries nothing private, in either frame and on paper', async () => {
    const { public: id } = site.world.a.animals
    for (const path of [
      `/animaux/${id}`,
      `/shelter/alpha/animals/${id}`,
      `/animaux/${id}/affiche`,
    ]) {
      const { status, text, headers } = await ask(site, 'GET', path)
      expect(status).toBe(200)
      expect(text).toContain('Nala')
      for (const secret of [
        'Propriétaire',
        'Secret',
        'previousOwner',
        'veterinaryNotes',
        '06 39',
      ]) {
        expect(text).not.toContain(secret)
      }
      expect(headers.get('cache-control')).toContain('s-maxage=1')
    }
  })
})

describe('the picture for sharing', () => {
  it('is a PNG of 1200×630, kept, and drawn again when the animal is adopted', async () => {
    const { public: id } = site.world.a.animals
    const first = await pictureOf(id)
    expect([first.status, first.type]).toEqual([200, 'image/png'])
    const { width, height, format } = await sharp(first.bytes).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    expect((await pictureOf(id)).bytes.equals(first.bytes)).toBe(true)
    // Of a species that is adopted without a request.
    for (const body of [{ species: 'HAMSTER' }, { status: 'ADOPTED' }]) {
      const changed = await ask(site, 'PATCH', `/api/cms/animals/${id}`, { as: 'editor', body })
      expect(changed.status).toBe(200)
    }
    expect((await pictureOf(id)).bytes.equals(first.bytes)).toBe(false)
    const page = await ask(site, 'GET', `/animaux/${id}`)
    expect(page.status).toBe(200)
    // React parts neighbouring texts by comments.
    expect(page.text.replaceAll('<!-- -->', '')).toContain('Nala a trouvé sa famille.')
    expect(page.text).not.toContain('Adopter Nala')
  })
  it('is drawn at one spelling of its address: each other one would be drawn and kept by itself', async () => {
    const { public: id } = site.world.a.animals
    expect((await pictureOf(id.toUpperCase())).status).toBe(404)
    const shelter = async (key: string) =>
      (await ask(site, 'GET', `/shelter/${key}/partage.png`)).status
    expect(await shelter('alpha')).toBe(200)
    expect(await shelter('ALPHA')).toBe(404)
  })
  it('is drawn for a name of any signs, without asking the internet for them', async () => {
    const id = site.world.b.animals.public
    await site.payload.update({
      collection: 'animals',
      id,
      ...asProgram,
      data: { name: '🐾 Žofie 日本 <script>', photos: [site.world.b.media] },
    })
    const { status, bytes } = await pictureOf(id)
    expect(status).toBe(200)
    expect((await sharp(bytes).metadata()).width).toBe(1200)
  })
})
