import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { writeAvifs } from '@/features/media/avif'
import { storage } from '@/platform/storage'
import { sweepFiles } from '@/platform/storage/transaction'

import { cms } from '../access/world'
import {
  adder,
  keysOfItem,
  openFixture,
  phonePicture,
  type Add,
  type Fixture,
  type Item,
} from './fixture'

const SHOWS_AVIF = { accept: 'image/avif,image/webp,*/*;q=0.8' }
const SHOWS_WEBP = { accept: 'image/webp,*/*;q=0.8' }
const YEAR = 'public, max-age=31536000, immutable'

/** Lighter copies of pictures, which the server makes by itself. */
export function describeAvifs(): void {
  let fixture: Fixture
  let add: Add

  beforeAll(async () => {
    fixture = await openFixture()
    add = adder(fixture, await phonePicture())
  })

  const run = async () => writeAvifs(await createLocalReq({}, fixture.payload))
  const card = (item: Item) => item.sizes.card?.url ?? ''
  const get = async (item: Item, headers: Record<string, string> = SHOWS_AVIF) => {
    const answer = await fixture.open(card(item), headers)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const of = (name: string) => answer.headers.get(name)
    return {
      status: answer.status,
      bytes,
      type: of('content-type'),
      caching: of('cache-control'),
      vary: of('vary'),
      etag: of('etag') ?? '',
    }
  }
  const avifsOf = async (item: Item) => {
    const stem = item.url.split('/').pop()?.split('.')[0] ?? ''
    const names = await storage.list('public/media')
    return names.filter((name) => name.includes(stem) && name.endsWith('.avif'))
  }

  describe('a lighter copy of a picture', () => {
    // Those that other suites left.
    beforeAll(async () => {
      while ((await run()) > 0);
    })

    it('is made once, and given at the same address to browsers that show it', async () => {
      const item = await add()
      const before = await get(item)
      expect(before).toMatchObject({ status: 200, type: 'image/webp', vary: 'Accept' })
      expect(before.caching).toBe('public, max-age=600')
      expect([await run(), await run()]).toEqual([1, 0])

      const after = await get(item)
      expect(after).toMatchObject({ status: 200, type: 'image/avif', caching: YEAR })
      expect(after.vary).toBe('Accept')
      expect(after.bytes.subarray(4, 12).toString()).toBe('ftypavif')
      expect(after.etag).not.toBe(before.etag)
      const others = await get(item, SHOWS_WEBP)
      expect(others).toMatchObject({ type: 'image/webp', caching: YEAR, vary: 'Accept' })
      expect(others.bytes).toEqual(before.bytes)
      const throughCdn = await get(item, { ...SHOWS_AVIF, 'cdn-loop': 'cloudflare' })
      expect(throughCdn.type).toBe('image/webp')
    })

    it('is what a browser has already, or has not yet', async () => {
      const item = await add()
      const { etag } = await get(item)
      const early = await get(item, { ...SHOWS_AVIF, 'if-none-match': etag })
      expect([early.status, early.caching]).toEqual([304, 'public, max-age=600'])
      await run()
      const asked = await get(item, { ...SHOWS_AVIF, 'if-none-match': etag })
      expect([asked.status, asked.type]).toEqual([200, 'image/avif'])
      const again = await get(item, { ...SHOWS_AVIF, 'if-none-match': asked.etag })
      expect([again.status, again.bytes.length]).toEqual([304, 0])
    })

    it('follows another cut of the picture, and goes with it', async () => {
      const item = await add()
      await run()
      const copies = await avifsOf(item)
      expect(copies.length).toBeGreaterThan(2)
      const path = `alpha/media/${item.id}`
      const changed = await fixture.ask('PATCH', path, { body: { focalX: 10, focalY: 90 } })
      const cut = changed.json.data as Item
      expect(await avifsOf(item)).toEqual([])
      expect((await get(cut)).type).toBe('image/webp')
      await run()
      expect((await get(cut)).type).toBe('image/avif')
      expect((await fixture.ask('DELETE', path)).status).toBe(200)
      await sweepFiles()
      expect(await avifsOf(cut)).toEqual([])
      expect((await get(cut)).status).toBe(404)
    })

    it('stays when only the words of the picture change', async () => {
      const item = await add()
      await run()
      const path = `alpha/media/${item.id}`
      await fixture.ask('PATCH', path, { body: { title: 'Autrement' } })
      // Who keeps the library does not write what the server notes.
      const body = { title: 'Encore', avifAt: null }
      const sent = await cms(fixture.world, 'editor', 'PATCH', `media/${item.id}`, { body })
      expect(sent.status).toBe(200)
      expect(await run()).toBe(0)
      expect((await get(item)).type).toBe('image/avif')
    })

    it('stands in nobody’s way when a file is no picture, or gone', async () => {
      const [broken, gone] = [await add(), await add()]
      const kept = keysOfItem(broken).filter((key) => key.endsWith('.webp'))
      for (const key of kept) await storage.write(key, Buffer.from('rien'))
      for (const key of keysOfItem(gone)) await storage.remove(key)
      expect([await run(), await run()]).toEqual([2, 0])
      expect((await get(broken)).bytes.toString()).toBe('rien')
      expect((await get(gone)).status).toBe(404)
    })

    it('is not left behind by a picture that goes while it is made', async () => {
      const item = await add()
      const working = run()
      await fixture.ask('DELETE', `alpha/media/${item.id}`)
      await working
      await sweepFiles()
      expect(await avifsOf(item)).toEqual([])
    })
  })
}
