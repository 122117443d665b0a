import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { storage } from '@/platform/storage'
import { sweepFiles } from '@/platform/storage/transaction'

import { cms, picture } from '../access/world'
import {
  adder,
  keysOfItem,
  NOT_AN_IMAGE,
  NOT_FOUND,
  openFixture,
  phonePicture,
  TOO_LARGE,
  type Add,
  type Fixture,
  type Item,
} from './fixture'

/** Pictures that are already in the storage, and pictures that go. */
export function describeFiles(): void {
  let fixture: Fixture
  let small: Buffer
  let add: Add

  beforeAll(async () => {
    fixture = await openFixture()
    small = await picture()
    add = adder(fixture, small)
  })

  describe('a file that is already in the storage', () => {
    let asked = 0
    const server = http.createServer((_request, response) => {
      asked += 1
      response.end('x')
    })
    let url = ''
    beforeAll(async () => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/chat.jpg`
    })
    afterAll(() => server.close())

    const wait = async (name: string, bytes: Uint8Array = small): Promise<string> => {
      const path = `shelters/${fixture.world.a.shelter}/media/${name}`
      await storage.write(`public/${path}`, bytes)
      return path
    }
    const register = (body: object) => fixture.ask('POST', 'alpha/media', { body })

    it('is taken into the library as if it were sent, once', async () => {
      const path = await wait('a1-1700000000.jpg', await phonePicture(600, 400))
      const body = { url, path, title: 'a1', description: '', order: 7, isMain: false }
      const { status, json } = await register(body)
      expect(status).toBe(201)
      const item = json.data as Item
      expect(item).toMatchObject({ title: 'a1', order: 7, width: 400, height: 600 })
      expect((await fixture.open(item.url)).status).toBe(200)
      expect(await storage.exists(`public/${path}`)).toBe(false)
      const again = await register(body)
      expect([again.status, again.json.error]).toEqual([404, NOT_FOUND])
      expect(asked).toBe(0)
    })

    it('changes its texts when the library has it', async () => {
      const { path, id } = await add()
      const before = await fixture.kept()
      const { status, json } = await register({ url, path, title: 'Autre titre' })
      expect(status).toBe(200)
      expect(json.data).toMatchObject({ id, path, title: 'Autre titre' })
      expect(await fixture.kept()).toEqual(before)
    })

    it('is refused like any other when it is no picture, and stays', async () => {
      const path = await wait('page.jpg', Buffer.from('<script>'))
      const before = await fixture.kept()
      const { status, json } = await register({ path })
      expect([status, json.error]).toEqual([400, NOT_AN_IMAGE])
      const large = await wait('gros.jpg', Buffer.alloc(5_242_881))
      const answer = await register({ path: large })
      expect([answer.status, answer.json.error]).toEqual([413, TOO_LARGE])
      expect(await storage.exists(`public/${path}`)).toBe(true)
      expect(await fixture.kept()).toEqual(before)
    })

    it('is only looked for in the shelter’s own folder', async () => {
      const { a, b } = fixture.world
      const theirs = `shelters/${b.shelter}/media/x.jpg`
      await storage.write(`public/${theirs}`, small)
      await storage.write('private/forms/x.jpg', small)
      for (const path of [
        theirs,
        `shelters/${a.shelter}/media/../../${b.shelter}/media/x.jpg`,
        `shelters/${a.shelter}/media/../../../private/forms/x.jpg`,
        `shelters/${a.shelter}/media/%2e%2e/x.jpg`,
        `shelters/${a.shelter}/media/sub/x.jpg`,
        `/shelters/${a.shelter}/media/x.jpg`,
        `shelters/alpha/media/x.jpg`,
        'private/forms/x.jpg',
        url,
        '',
      ]) {
        expect([path, (await register({ path })).status]).toEqual([path, 400])
      }
      const none = `shelters/${a.shelter}/media/x.jpg`
      expect((await register({ path: none })).json.error).toBe(NOT_FOUND)
      expect(await storage.exists(`public/${theirs}`)).toBe(true)
    })

    it.each([
      ['no path', {}],
      ['only an address', { url: 'http://127.0.0.1:1/x.jpg' }],
      ['a main one', { path: 'x', isMain: true }],
      ['an order that is none', { path: 'x', order: -1 }],
      ['a column of our own', { path: 'x', shelter: 'beta' }],
    ])('with %s is refused', async (_, body) => {
      expect((await register(body)).status).toBe(400)
    })

    it('is never fetched from an address, by Payload’s own entrance neither', async () => {
      const { world } = fixture
      const data = { shelter: world.a.shelter, filename: 'chat.jpg', url }
      const made = await cms(world, 'editor', 'POST', 'media', { body: data })
      expect(made.status).toBe(400)
      const query = 'uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=20'
      await cms(world, 'editor', 'PATCH', `media/${world.a.media}?${query}`, {
        body: { ...data, focalX: 3, focalY: 4 },
      })
      await cms(world, 'editor', 'PATCH', `media?where[alt][exists]=true&${query}`, {
        body: { ...data, focalX: 3, focalY: 4 },
      })
      expect(asked).toBe(0)
    })
  })

  describe('a picture that is deleted', () => {
    it('takes all its files along', async () => {
      // What the tests before left to be removed.
      await sweepFiles()
      const before = await fixture.kept()
      const item = await add(await phonePicture())
      expect(keysOfItem(item).length).toBeGreaterThan(4)
      const { status, json } = await fixture.ask('DELETE', `alpha/media/${item.id}`)
      expect([status, json]).toEqual([200, { success: true }])
      expect(await fixture.kept()).toEqual(before)
      expect((await fixture.open(item.url)).status).toBe(404)
      const again = await fixture.ask('DELETE', `alpha/media/${item.id}`)
      expect([again.status, again.json.error]).toEqual([404, NOT_FOUND])
    })

    it('is never another shelter’s', async () => {
      const before = await fixture.kept()
      const theirs = fixture.world.b.media
      expect((await fixture.ask('DELETE', `alpha/media/${theirs}`)).status).toBe(404)
      expect((await fixture.ask('DELETE', `beta/media/${theirs}`)).status).toBe(404)
      expect((await fixture.ask('DELETE', `alpha/media/1 or 1=1`)).status).toBe(404)
      expect(await fixture.kept()).toEqual(before)
    })

    it('stays while a published page shows it, and says which', async () => {
      const item = await add()
      const content = { mediaId: item.id, alt: 'x' }
      const section = { layout: 1, columns: [{ blocks: [{ type: 'IMAGE', content }] }] }
      const page = await fixture.payload.create({
        collection: 'pages',
        overrideAccess: true,
        data: {
          title: 'Nos chats',
          slug: 'nos-chats',
          shelter: fixture.world.a.shelter,
          status: 'DRAFT',
          sections: { schemaVersion: 1, sections: [section] },
          _status: 'published',
        },
      })
      const refused = await fixture.ask('DELETE', `alpha/media/${item.id}`)
      expect(refused.status).toBe(422)
      expect(refused.json).toEqual({
        success: false,
        error:
          'Cette image est utilisée par\u00a0: la page «\u00a0Nos chats\u00a0». Retirez-la d’abord.',
        pages: [{ id: page.id, title: 'Nos chats' }],
        uses: [{ collection: 'pages', id: page.id, title: 'Nos chats', label: 'Page' }],
      })
      expect((await fixture.open(item.url)).status).toBe(200)
      await fixture.payload.update({
        collection: 'pages',
        id: page.id,
        overrideAccess: true,
        data: { _status: 'draft' },
      })
      expect((await fixture.ask('DELETE', `alpha/media/${item.id}`)).status).toBe(200)
    })
  })
}
