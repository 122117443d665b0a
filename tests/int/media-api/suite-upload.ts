import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { storage } from '@/platform/storage'

import { picture } from '../access/world'
import {
  adder,
  file,
  keysOfItem,
  openFixture,
  phonePicture,
  TOO_LARGE,
  type Add,
  type Fixture,
  type Item,
} from './fixture'

/** What becomes of a picture that is sent. */
export function describeUploads(): void {
  let fixture: Fixture
  let small: Buffer
  let add: Add

  beforeAll(async () => {
    fixture = await openFixture()
    small = await picture()
    add = adder(fixture, small)
  })

  describe('a picture that is sent', () => {
    it('is kept clean, upright, in every size, and can be looked at', async () => {
      const { status, json } = await fixture.send([
        file(await phonePicture(), 'Mon chat.JPG.jpg'),
        ['alt', 'Un chat roux'],
        ['description', 'Au jardin'],
      ])
      expect(status).toBe(201)
      const item = json.data as Item
      expect(json.success).toBe(true)
      expect(Object.keys(item).sort()).toEqual(
        [
          ['alt', 'createdAt', 'description', 'focalX', 'focalY', 'height', 'id'],
          ['isDecorative', 'isMain', 'order', 'path', 'sha256', 'sizes', 'title', 'url', 'width'],
        ].flat(),
      )
      expect(item).toMatchObject({
        path: `shelters/${fixture.world.a.shelter}/media/${item.url.split('/').pop()}`,
        title: 'Mon chat.JPG',
        description: 'Au jardin',
        alt: 'Un chat roux',
        isDecorative: false,
        order: 1,
        isMain: false,
        width: 900,
        height: 1200,
      })
      expect(item.id).toMatch(/^[0-9a-f-]{36}$/)
      expect(item.url).toMatch(
        /^http:\/\/localhost:3000\/api\/cms\/media\/file\/[0-9a-f-]{36}-\d+\.jpg$/,
      )
      expect(item.sizes.thumb).toMatchObject({ width: 160, height: 160 })
      expect(item.sizes.card).toMatchObject({ width: 460, height: 420 })
      expect(item.sizes.card2x).toMatchObject({ width: 920, height: 840 })
      expect(
        (await storage.list('public/media')).filter((key) => keysOfItem(item).includes(key)),
      ).toEqual(keysOfItem(item))

      const answer = await fixture.open(item.url)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/jpeg')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(String(bytes.length)).toBe(answer.headers.get('content-length'))
      const meta = await sharp(bytes).metadata()
      expect(meta).toMatchObject({ width: 900, height: 1200 })
      expect(meta.exif).toBeUndefined()
      expect(meta.orientation).toBeUndefined()
      const size = await fixture.open(item.sizes.wide?.url ?? '')
      expect(size.headers.get('content-type')).toBe('image/webp')
      const again = { 'if-none-match': answer.headers.get('etag') ?? '' }
      expect((await fixture.open(item.url, again)).status).toBe(304)
    })

    it.each(['png', 'webp', 'avif'] as const)('may be a %s', async (format) => {
      const bytes = await sharp(small).toFormat(format).toBuffer()
      // The name and the type say nothing true.
      const item = await add(bytes, 'photo.gif')
      expect(item.url).toMatch(new RegExp(`\\.${format}$`))
      const answer = await fixture.open(item.url)
      expect(answer.headers.get('content-type')).toBe(`image/${format}`)
    })

    it('is made smaller when it is larger than any screen', async () => {
      const bytes = await sharp({
        create: { width: 4000, height: 3000, channels: 3, background: '#357' },
      })
        .jpeg()
        .toBuffer()
      expect(await add(bytes)).toMatchObject({ width: 2560, height: 1920 })
    })

    it('may have exactly 5,242,880 bytes, and not one more', async () => {
      const exact = Buffer.concat([small, Buffer.alloc(5_242_880 - small.length)])
      await add(exact)
      const before = await fixture.kept()
      for (const more of [1, 10_000, 3_000_000]) {
        const { status, json } = await fixture.send([
          file(Buffer.concat([exact, Buffer.alloc(more)])),
        ])
        expect([more, status, json.error]).toEqual([more, 413, TOO_LARGE])
      }
      expect(await fixture.kept()).toEqual(before)
    })

    it('loses what hides behind its pixels', async () => {
      const script = '<script>alert(document.domain)</script>'
      const zip = Buffer.from('504b0304140000000000', 'hex')
      const item = await add(Buffer.concat([small, Buffer.from(script), zip]), 'image.html')
      const stored = await storage.read(keysOfItem(item).find((key) => key.endsWith('.jpg')) ?? '')
      expect(stored?.includes(script)).toBe(false)
      expect(stored?.includes(zip)).toBe(false)
    })

    it.each([
      '../../../etc/passwd.jpg',
      '..\\..\\windows\\win.jpg',
      'shelters/x/media/vol.jpg',
      'nul\u0000.jpg',
      '<img src=x onerror=alert(1)>.jpg',
      `${'long'.repeat(200)}.jpg`,
      '.htaccess',
      'sans extension',
    ])('keeps nothing of the name %j but a title', async (name) => {
      const item = await add(small, name)
      expect(item.url).toMatch(/\/[0-9a-f-]{36}-\d+\.jpg$/)
      expect(item.title.length).toBeLessThanOrEqual(100)
      expect(item.title).not.toMatch(/[/\\\u0000]/)
    })

    it('waits for no other: more at once than there are connections', async () => {
      const answers = await Promise.all(
        Array.from({ length: 14 }, () => fixture.send([file(small)])),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(14).fill(201))
      expect((await fixture.kept()).removals).toBe(0)
    })
  })
}
