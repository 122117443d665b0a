import { createLocalReq, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { inTransaction } from '@/platform/db/transaction'
import { storage } from '@/platform/storage'
import { placeFiles, sweepFiles } from '@/platform/storage/transaction'

import { cms, picture } from '../access/world'
import {
  adder,
  file,
  form,
  keysOfItem,
  openFixture,
  phonePicture,
  type Add,
  type Fixture,
  type Item,
} from './fixture'

/** Files and pages follow the row of their picture. */
export function describeChanges(): void {
  let fixture: Fixture
  let small: Buffer
  let add: Add

  beforeAll(async () => {
    fixture = await openFixture()
    small = await picture()
    add = adder(fixture, small)
  })

  describe('files follow the transaction', () => {
    const program = async (): Promise<PayloadRequest> => createLocalReq({}, fixture.payload)

    it('that is undone: nothing stays', async () => {
      const before = await fixture.kept()
      const req = await program()
      const work = inTransaction(req, async () => {
        await fixture.payload.create({
          collection: 'media',
          overrideAccess: true,
          data: { shelter: fixture.world.a.shelter },
          file: { data: small, size: small.length, name: 'a.jpg', mimetype: 'image/jpeg' },
          req,
        })
        throw new Error('The disk of the database is full')
      })
      await expect(work).rejects.toThrow('full')
      expect((await fixture.kept()).files.length).toBeGreaterThan(before.files.length)
      await sweepFiles()
      expect(await fixture.kept()).toEqual(before)
    })

    it('that undoes a deletion: everything stays', async () => {
      const item = await add()
      const before = await fixture.kept()
      const req = await program()
      const work = inTransaction(req, async () => {
        await fixture.payload.delete({
          collection: 'media',
          id: item.id,
          overrideAccess: true,
          req,
        })
        throw new Error('The disk of the database is full')
      })
      await expect(work).rejects.toThrow('full')
      await sweepFiles()
      expect(await fixture.kept()).toEqual(before)
      expect((await fixture.open(item.url)).status).toBe(200)
    })

    it('that is still open: a sweep leaves them alone', async () => {
      const req = await program()
      const key = 'public/media/open.jpg'
      await inTransaction(req, async () => {
        await placeFiles(req, [{ key, bytes: small }])
        await sweepFiles()
      })
      await sweepFiles()
      expect(await storage.exists(key)).toBe(true)
      await storage.remove(key)
    })
  })

  it('files are announced while others sweep without a pause', async () => {
    let isOver = false
    const sweeping = Promise.all(
      [1, 2].map(async () => {
        while (!isOver) await sweepFiles()
      }),
    )
    const keys = Array.from({ length: 150 }, (_, at) => `public/media/announced-${at}.jpg`)
    const place = async (key: string) => {
      const req = await createLocalReq({}, fixture.payload)
      await inTransaction(req, () => placeFiles(req, [{ key, bytes: small }]))
    }
    const placed: Array<PromiseSettledResult<void>> = []
    // More at once would wait for a connection longer than a slow machine lets them.
    for (let start = 0; start < keys.length; start += 30) {
      placed.push(...(await Promise.allSettled(keys.slice(start, start + 30).map(place))))
    }
    isOver = true
    await sweeping
    expect(placed.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await Promise.all(keys.map((key) => storage.exists(key)))).toEqual(keys.map(() => true))
    await Promise.all(keys.map((key) => storage.remove(key)))
  })

  describe('a picture that changes', () => {
    it('gets new names with its new file, and the old files go', async () => {
      const item = await add(await phonePicture())
      const before = await fixture.kept()
      const body = form(['_payload', '{}'], file(await phonePicture(800, 600)))
      const path = `media/${item.id}`
      const { status, json } = await cms(fixture.world, 'editor', 'PATCH', path, { form: body })
      expect(status).toBe(200)
      await sweepFiles()
      const doc = json.doc as { url: string; width: number }
      expect(doc.width).toBe(600)
      expect(doc.url).not.toBe(item.url)
      expect((await fixture.open(item.url)).status).toBe(404)
      expect((await fixture.open(doc.url)).status).toBe(200)
      const after = await fixture.kept()
      expect(after.files.filter((key) => keysOfItem(item).includes(key))).toEqual([])
      expect([after.rows, after.removals]).toEqual([before.rows, 0])
    })

    it('is cut again around a new focal point', async () => {
      const halves = await sharp({
        create: { width: 1600, height: 400, channels: 3, background: '#ff0000' },
      })
        .composite([
          {
            input: await sharp({
              create: { width: 800, height: 400, channels: 3, background: '#0000ff' },
            })
              .png()
              .toBuffer(),
            left: 800,
            top: 0,
          },
        ])
        .jpeg()
        .toBuffer()
      const item = await add(halves)
      const edits = 'uploadEdits[focalPoint][x]=5&uploadEdits[focalPoint][y]=50'
      const path = `media/${item.id}?${edits}`
      const { status, json } = await cms(fixture.world, 'editor', 'PATCH', path, {
        body: { focalX: 50, focalY: 50 },
      })
      expect(status).toBe(200)
      const doc = json.doc as { url: string; focalX: number; sizes: Item['sizes'] }
      expect(doc.focalX).toBe(5)
      expect(doc.url).not.toBe(item.url)
      const thumb = await fixture.open(doc.sizes.thumb?.url ?? '')
      const { dominant } = await sharp(Buffer.from(await thumb.arrayBuffer())).stats()
      expect(dominant.r).toBeGreaterThan(200)
      expect(dominant.b).toBeLessThan(60)
      await sweepFiles()
      expect((await fixture.open(item.url)).status).toBe(404)
      // The same point again changes nothing.
      const same = await cms(fixture.world, 'editor', 'PATCH', path, { body: {} })
      expect((same.json.doc as { url: string }).url).toBe(doc.url)
      // A stranger makes the server work for nothing.
      const stranger = await cms(fixture.world, 'foreignAdmin', 'PATCH', path, { body: {} })
      expect(stranger.status).toBe(404)
    })

    it('is fresh wherever it is shown', async () => {
      const { world, payload } = fixture
      const { id } = await add()
      const { shelter } = world.a
      const content = { mediaId: id, alt: 'Un chat' }
      const section = { layout: 1, columns: [{ blocks: [{ type: 'IMAGE', content }] }] }
      await payload.update({
        collection: 'pages',
        id: world.a.pages.published,
        overrideAccess: true,
        data: { sections: { schemaVersion: 1, sections: [section] }, _status: 'published' },
      })
      await payload.update({
        collection: 'animals',
        id: world.a.animals.public,
        overrideAccess: true,
        data: { photos: [id] },
      })
      await payload.update({
        collection: 'shelters',
        id: shelter,
        overrideAccess: true,
        data: { logo: id },
      })
      const expected = [
        `animal:${world.a.animals.public}`,
        `page:${world.a.pages.published}`,
        `shelter:${shelter}`,
        `shelter:${shelter}:animals`,
      ]
      await fixture.touched()
      await cms(world, 'editor', 'PATCH', `media/${id}`, { body: { title: 'Invisible' } })
      expect(await fixture.touched()).toEqual([])
      await cms(world, 'editor', 'PATCH', `media/${id}`, { body: { alt: 'Un chat' } })
      expect(await fixture.touched()).toEqual(expected)
      await cms(world, 'editor', 'PATCH', `media/${id}`, { form: form(file(small)) })
      expect(await fixture.touched()).toEqual(expected)
      // What is not shown now may be before long: its pages are refreshed too.
      await payload.update({
        collection: 'pages',
        id: world.a.pages.published,
        overrideAccess: true,
        data: { sections: { schemaVersion: 1, sections: [] }, _status: 'published' },
      })
      await payload.update({
        collection: 'animals',
        id: world.a.animals.public,
        overrideAccess: true,
        data: { isVisible: false },
      })
      await payload.update({
        collection: 'shelters',
        id: shelter,
        overrideAccess: true,
        data: { logo: null },
      })
      await fixture.touched()
      expect((await fixture.ask('DELETE', `alpha/media/${id}`)).status).toBe(200)
      expect(await fixture.touched()).toEqual(expected.filter((tag) => tag.includes('animal')))
    })
  })
}
