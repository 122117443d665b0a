import { createHash } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { PENDING_MS } from '@/features/media/model'
import { recognisePictures, sweepUploads } from '@/features/media/uploads'
import { COLOURS } from '@/platform/pictures/colours.model'
import { storage } from '@/platform/storage'

import { picture, ROLES } from '../access/world'
import {
  adder,
  NOT_AN_IMAGE,
  NOT_FOUND,
  openFixture,
  phonePicture,
  TOO_LARGE,
  type Add,
  type Answer,
  type Fixture,
  type Item,
} from './fixture'

type Plan =
  | { mode: 'existing'; picture: Item }
  | { mode: 'server' }
  | {
      mode: 'direct'
      url: string
      method: string
      headers: Record<string, string>
      path: string
    }

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const wish = (bytes: Uint8Array, more: object = {}) => ({
  name: 'chat.jpg',
  type: 'image/jpeg',
  size: bytes.length,
  sha256: hashOf(bytes),
  ...more,
})

/** How a browser is told to send a picture, whatever keeps the files. */
export function describePlans(mode: 'server' | 'direct'): void {
  let fixture: Fixture
  let add: Add
  const plan = (body: object, as?: (typeof ROLES)[number]) =>
    fixture.ask('POST', 'alpha/media/uploads', { as, body })

  beforeAll(async () => {
    fixture = await openFixture()
    add = adder(fixture, await picture(63, 39))
  })

  describe('a picture that is announced', () => {
    it('goes its way, or is there already', async () => {
      const bytes = await picture(64, 40)
      const before = await plan(wish(bytes))
      expect([before.status, (before.json.data as Plan).mode]).toEqual([200, mode])
      const item = await add(bytes)
      const again = await plan(wish(bytes))
      expect(again.json.data).toEqual({ mode: 'existing', picture: item })
      const elsewhere = await fixture.ask('POST', 'beta/media/uploads', {
        as: 'foreignAdmin',
        body: wish(bytes),
      })
      expect((elsewhere.json.data as Plan).mode).toBe(mode)
    })

    it.each([
      ['one byte too many', { size: 5_242_881 }, 413, 'size', TOO_LARGE],
      ['a size beyond all', { size: 1e300 }, 400, 'size', ''],
      ['no byte', { size: 0 }, 400, 'size', 'Choisissez une image'],
      ['minus one byte', { size: -1 }, 400, 'size', ''],
      ['SVG', { type: 'image/svg+xml' }, 400, 'type', NOT_AN_IMAGE],
      ['HTML', { type: 'text/html' }, 400, 'type', NOT_AN_IMAGE],
      ['a type with a header in it', { type: 'image/jpeg\r\nx: y' }, 400, 'type', NOT_AN_IMAGE],
      ['a fingerprint that is none', { sha256: "' or 1=1" }, 400, 'sha256', ''],
      ['a path of its own', { path: 'private/x' }, 400, 'path', ''],
      ['another shelter', { shelter: 'beta' }, 400, 'shelter', ''],
    ])('with %s is refused', async (_, more, status, field, sentence) => {
      const answer = await plan(wish(await picture(), more))
      expect(answer.status).toBe(status)
      expect(answer.json.fields?.[field]).toContain(sentence)
    })

    it('is for those who keep the library, on our own pages', async () => {
      const expected: Record<string, number> = {
        anonymous: 401,
        visitor: 404,
        volunteer: 403,
        foreignAdmin: 404,
      }
      const body = wish(await picture(65, 41))
      for (const as of ROLES) {
        const { status, text } = await plan(body, as)
        expect([as, status]).toEqual([as, expected[as] ?? 200])
        if (status !== 200) expect(text).not.toContain('http')
      }
      const headers = { origin: 'https://mechant.example' }
      const foreign = await fixture.ask('POST', 'alpha/media/uploads', { headers, body })
      expect(foreign.status).toBe(403)
    })
  })

  it('pictures of before there were fingerprints and colours get those of the file that is kept', async () => {
    const item = await add(await picture(66, 42))
    const { drizzle } = fixture.payload.db
    const coloursOf = async () => {
      const { rows } = await drizzle.execute<{ colours: string | null }>(
        sql`select colours from media where id = ${item.id}`,
      )
      return rows[0]?.colours
    }
    const colours = await coloursOf()
    expect(colours).toMatch(COLOURS)
    await drizzle.execute(sql`update media set sha256 = null, colours = null where id = ${item.id}`)
    const req = await createLocalReq({}, fixture.payload)
    expect(await recognisePictures(req)).toBe(1)
    expect(await recognisePictures(req)).toBe(0)
    expect(await coloursOf()).toBe(colours)
    const kept = Buffer.from(await (await fixture.open(item.url)).arrayBuffer())
    const answer = await plan(wish(kept))
    expect((answer.json.data as { picture: Item }).picture.id).toBe(item.id)
  })
}

/** A picture that a browser writes straight into the storage. */
export function describeDirect(): void {
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await openFixture()
  })

  type Direct = Extract<Plan, { mode: 'direct' }>
  const announce = async (bytes: Uint8Array, more: object = {}): Promise<Direct> => {
    const { json } = await fixture.ask('POST', 'alpha/media/uploads', { body: wish(bytes, more) })
    return json.data as Direct
  }
  const put = ({ url, method, headers }: Direct, bytes: Uint8Array, more = {}) =>
    fetch(url, { method, headers: { ...headers, ...more }, body: new Uint8Array(bytes) })
  const take = (path: string, more: object = {}): Promise<Answer> =>
    fixture.ask('POST', 'alpha/media', { body: { path, ...more } })

  describe('a picture sent straight to the storage', () => {
    it('is taken like any other, once, however often that is asked', async () => {
      const before = await fixture.kept()
      const bytes = await phonePicture(700, 500)
      const direct = await announce(bytes)
      expect(direct.path).toMatch(
        new RegExp(`^shelters/${fixture.world.a.shelter}/media/envoi-\\d{13}-[0-9a-f-]{36}\\.jpg$`),
      )
      expect(direct.url).not.toContain('S3RVER&')
      expect((await put(direct, bytes)).status).toBe(200)
      const answers = await Promise.all([1, 2, 3].map(() => take(direct.path, { title: 'Roux' })))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404])
      const item = answers.find(({ status }) => status === 201)?.json.data as Item
      // Upright, clean, under a name of its own, with the fingerprint of its real bytes.
      expect(item).toMatchObject({ title: 'Roux', width: 500, height: 700, sha256: hashOf(bytes) })
      expect((await fixture.open(item.url)).status).toBe(200)
      expect(await storage.exists(`public/${direct.path}`)).toBe(false)
      expect((await take(direct.path)).json.error).toBe(NOT_FOUND)
      const after = await fixture.kept()
      expect([after.rows, after.removals]).toEqual([before.rows + 1, 0])
    })

    it('is called like nothing when nobody gives it a title', async () => {
      const bytes = await picture(67, 43)
      const direct = await announce(bytes)
      await put(direct, bytes)
      expect((await take(direct.path)).json.data).toMatchObject({ title: '' })
    })

    it('is not taken from the place of another shelter', async () => {
      const bytes = await picture(68, 44)
      const direct = await announce(bytes)
      await put(direct, bytes)
      const stolen = await fixture.ask('POST', 'beta/media', {
        as: 'foreignAdmin',
        body: { path: direct.path },
      })
      expect(stolen.status).toBe(400)
      expect((await take(direct.path)).status).toBe(201)
    })

    it('cannot go elsewhere, be larger, or be something else than was said', async () => {
      const bytes = await picture(69, 45)
      const direct = await announce(bytes)
      const other = direct.url.replace(/envoi-\d+/, 'envoi-1700000000000')
      expect((await put({ ...direct, url: other }, bytes)).status).toBe(403)
      const larger = Buffer.concat([bytes, Buffer.alloc(1)])
      expect((await put(direct, larger)).status).toBe(403)
      expect((await put(direct, bytes, { 'content-type': 'text/html' })).status).toBe(403)
      const get = await fetch(direct.url)
      expect(get.status).toBe(403)
      expect(await storage.exists(`public/${direct.path}`)).toBe(false)
    })

    it('is checked when it is taken: type, pixels and size', async () => {
      const script = Buffer.from('<script>alert(1)</script>')
      const lie = await announce(script)
      expect((await put(lie, script)).status).toBe(200)
      const before = await fixture.kept()
      const refused = await take(lie.path)
      expect([refused.status, refused.json.error]).toEqual([400, NOT_AN_IMAGE])
      // Whoever writes into the storage by another way is checked too.
      await storage.write(`public/${lie.path}`, Buffer.alloc(5_242_881))
      const large = await take(lie.path)
      expect([large.status, large.json.error]).toEqual([413, TOO_LARGE])
      expect(await fixture.kept()).toEqual(before)
    })

    it('goes after a day when nobody takes it, and nothing else does', async () => {
      const bytes = await picture(70, 46)
      const direct = await announce(bytes)
      await put(direct, bytes)
      const waiting = `public/shelters/${fixture.world.a.shelter}/media/attente.jpg`
      await storage.write(waiting, bytes)
      const before = await storage.list('public/media')
      await sweepUploads(Date.now() + PENDING_MS - 60_000)
      expect(await storage.exists(`public/${direct.path}`)).toBe(true)
      await sweepUploads(Date.now() + PENDING_MS + 60_000)
      expect(await storage.exists(`public/${direct.path}`)).toBe(false)
      expect(await storage.exists(waiting)).toBe(true)
      expect(await storage.list('public/media')).toEqual(before)
      expect((await take(direct.path)).status).toBe(404)
    })
  })
}
