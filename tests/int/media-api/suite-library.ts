import { createHash } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { COLOURS } from '@/platform/pictures/colours.model'

import { cms, picture, ROLES } from '../access/world'
import {
  adder,
  file,
  form,
  NOT_FOUND,
  openFixture,
  type Add,
  type Fixture,
  type Item,
} from './fixture'

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** What the library knows of a picture, and who changes it. */
export function describeLibrary(): void {
  let fixture: Fixture
  let small: Buffer
  let add: Add

  beforeAll(async () => {
    fixture = await openFixture()
    small = await picture(61, 37)
    add = adder(fixture, small)
  })

  const list = async (query: string): Promise<string[]> => {
    const { status, json } = await fixture.ask('GET', `alpha/media?${query}`)
    expect([query, status]).toEqual([query, 200])
    return (json.data as Item[]).map(({ id }) => id)
  }

  describe('the same bytes again', () => {
    it('are found by their fingerprint, in the shelter’s own library alone', async () => {
      const item = await add()
      expect(item.sha256).toBe(hashOf(small))
      expect(await list(`sha256=${hashOf(small).toUpperCase()}`)).toEqual([item.id])
      expect(await list(`sha256=${hashOf(await picture())}`)).not.toContain(item.id)
      const theirs = await fixture.ask('GET', `beta/media?sha256=${item.sha256}`, {
        as: 'foreignAdmin',
      })
      expect(theirs.json.data).toEqual([])
    })

    it('keep their fingerprint and their colours through every change but a new file', async () => {
      const coloursOf = async (id: string) => {
        const { rows } = await fixture.payload.db.drizzle.execute<{ colours: string }>(
          sql`select colours from media where id = ${id}`,
        )
        return rows[0]?.colours
      }
      const bytes = await picture(300, 200)
      const { id, sha256 } = await add(bytes)
      const colours = await coloursOf(id)
      expect(colours).toMatch(COLOURS)
      const answer = await fixture.ask('PATCH', `alpha/media/${id}`, { body: { focalX: 10 } })
      expect((answer.json.data as Item).sha256).toBe(sha256)
      await cms(fixture.world, 'editor', 'PATCH', `media/${id}`, {
        body: { sha256: 'f'.repeat(64), colours: '#000,#000,#000' },
      })
      expect(await list(`sha256=${sha256}`)).toEqual([id])
      expect(await coloursOf(id)).toBe(colours)
      const white = { width: 310, height: 200, channels: 3 as const, background: '#fff' }
      const other = await sharp({ create: white }).png().toBuffer()
      await cms(fixture.world, 'editor', 'PATCH', `media/${id}`, { form: form(file(other)) })
      expect(await list(`sha256=${sha256}`)).toEqual([])
      expect(await list(`sha256=${hashOf(other)}`)).toEqual([id])
      expect(await coloursOf(id)).toBe('#fff,#fff,#fff')
    })
  })

  describe('the filters', () => {
    it('leave the pictures without words, or the others', async () => {
      const silent = await add()
      const decorative = await add()
      const body = { isDecorative: true }
      await fixture.ask('PATCH', `alpha/media/${decorative.id}`, { body })
      const spoken = await add()
      await fixture.ask('PATCH', `alpha/media/${spoken.id}`, { body: { alt: 'Un chat' } })
      const ids = `ids=${[silent, decorative, spoken].map(({ id }) => id).join()}`
      expect(await list(`withoutAlt=true&${ids}`)).toEqual([silent.id])
      expect((await list(`withoutAlt=false&${ids}`)).sort()).toEqual(
        [decorative.id, spoken.id].sort(),
      )
      expect(await list(`${ids}&limit=1&page=2`)).toEqual([decorative.id])
    })

    it('find nothing of another shelter by its id', async () => {
      expect(await list(`ids=${fixture.world.b.media}`)).toEqual([])
    })

    it.each([
      'withoutAlt=1',
      'withoutAlt=',
      'sha256=abc',
      `sha256=${'g'.repeat(64)}`,
      'ids=',
      'ids=1',
      "ids=00000000-0000-7000-8000-000000000000,'",
      `ids=${Array(101).fill('00000000-0000-7000-8000-000000000000').join()}`,
    ])('refuse ?%s', async (query) => {
      expect((await fixture.ask('GET', `alpha/media?${query}`)).status).toBe(400)
    })
  })

  describe('a change', () => {
    it('takes the words that are sent, and leaves the others', async () => {
      const { id, url } = await add(small, 'Photo 12.jpg')
      const path = `alpha/media/${id}`
      const words = { alt: ' Un chat roux ', description: 'Au jardin' }
      const { status, json } = await fixture.ask('PATCH', path, { body: words })
      expect(status).toBe(200)
      expect(json.data).toMatchObject({
        id,
        url,
        title: 'Photo 12',
        alt: 'Un chat roux',
        description: 'Au jardin',
        isDecorative: false,
      })
      const ticked = await fixture.ask('PATCH', path, { body: { isDecorative: true } })
      expect(ticked.json.data).toMatchObject({ alt: 'Un chat roux', isDecorative: true })
      const emptied = await fixture.ask('PATCH', path, { body: { alt: '', isDecorative: false } })
      expect(emptied.json.data).toMatchObject({ alt: '', isDecorative: false, url })
    })

    it('of the point of interest cuts the picture again, once', async () => {
      const before = await add(await picture(900, 300))
      const path = `alpha/media/${before.id}`
      const { json } = await fixture.ask('PATCH', path, { body: { focalX: 10, title: 'Coupée' } })
      const after = json.data as Item
      expect(after).toMatchObject({ id: before.id, focalX: 10, focalY: 50, title: 'Coupée' })
      expect(after.url).not.toBe(before.url)
      expect((await fixture.open(before.url)).status).toBe(404)
      expect((await fixture.open(after.sizes.thumb?.url ?? '')).status).toBe(200)
      const same = await fixture.ask('PATCH', path, { body: { focalY: 50 } })
      expect((same.json.data as Item).url).toBe(after.url)
      expect((await fixture.kept()).removals).toBe(0)
    })

    it.each([
      ['a title too long', { title: 'x'.repeat(101) }, 'title'],
      ['an alternative text too long', { alt: 'x'.repeat(251) }, 'alt'],
      ['a NUL', { description: 'a\0b' }, 'description'],
      ['a point outside', { focalX: 101 }, 'focalX'],
      ['half a point', { focalY: 0.5 }, 'focalY'],
      ['another shelter', { shelter: 'beta' }, 'shelter'],
      ['a fingerprint', { sha256: 'f'.repeat(64) }, 'sha256'],
      ['a place in the bin', { deletedAt: '2026-01-01' }, 'deletedAt'],
      ['a word that is none', { isDecorative: 'oui' }, 'isDecorative'],
    ])('with %s is refused on its field', async (_, body, field) => {
      const { id } = await add()
      const { status, json } = await fixture.ask('PATCH', `alpha/media/${id}`, { body })
      expect(status).toBe(400)
      expect(json.fields?.[field]).toMatch(/[a-zé]/)
    })

    it('is for those who keep the library, and reads of uses too', async () => {
      const { id } = await add()
      const expected: Record<string, number> = {
        anonymous: 401,
        visitor: 404,
        volunteer: 403,
        foreignAdmin: 404,
      }
      for (const as of ROLES) {
        const status = expected[as] ?? 200
        const changed = await fixture.ask('PATCH', `alpha/media/${id}`, { as, body: { title: as } })
        const uses = await fixture.ask('GET', `alpha/media/${id}/uses`, { as })
        expect([as, changed.status, uses.status]).toEqual([as, status, status])
        if (status !== 200) expect(uses.json).not.toHaveProperty('data')
      }
      const evil = { origin: 'https://mechant.example' }
      const foreign = { headers: evil, body: { title: 'x' } }
      expect((await fixture.ask('PATCH', `alpha/media/${id}`, foreign)).status).toBe(403)
    })

    it('never reaches a picture of another shelter', async () => {
      const theirs = fixture.world.b.media
      for (const key of ['alpha', 'beta']) {
        const path = `${key}/media/${theirs}`
        const changed = await fixture.ask('PATCH', path, { body: { title: 'Volée' } })
        const uses = await fixture.ask('GET', `${path}/uses`)
        expect([changed.status, uses.status]).toEqual([404, 404])
      }
      const { json } = await fixture.ask('PATCH', `alpha/media/${theirs}`, { body: {} })
      expect(json.error).toBe(NOT_FOUND)
    })
  })
}
