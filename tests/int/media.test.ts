import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, picture, type World } from './access/world'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

describe('a picture', () => {
  const send = (bytes: Buffer, name: string, type = 'image/jpeg') => {
    const form = new FormData()
    form.append('_payload', JSON.stringify({ shelter: world.a.shelter, alt: 'x' }))
    form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
    return cms(world, 'editor', 'POST', 'media', { form })
  }
  const notAnImage = 'Le fichier doit être une image'

  it('gets a random name, its real type, and loses its position', async () => {
    const bytes = await sharp(await picture(300, 200))
      .withExif({ IFD3: { GPSLatitude: '48/1 7/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { status, json } = await send(bytes, '../../Mon chat.PNG.html')
    expect(status).toBe(201)
    const doc = json.doc as { filename: string; mimeType: string; sizes: Record<string, unknown> }
    expect(doc.filename).toMatch(/^[0-9a-f-]{36}-\d+\.jpg$/)
    expect(doc.mimeType).toBe('image/jpeg')
    expect(Object.keys(doc.sizes)).toEqual(
      expect.arrayContaining(['thumb', 'card', 'wide', 'full']),
    )
    const { storage } = await import('@/platform/storage')
    const stored = await storage.read(`public/media/${doc.filename}`)
    expect((await sharp(stored as Buffer).metadata()).exif).toBeUndefined()
  })
  it('is refused when it is no picture, whatever it says', async () => {
    const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAUwAOw==', 'base64')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    const html = Buffer.from('<html><script>alert(1)</script></html>')
    const truncated = (await picture(200, 200)).subarray(0, 200)
    for (const [bytes, name, type] of [
      [svg, 'a.svg', 'image/svg+xml'],
      [svg, 'a.jpg', 'image/jpeg'],
      [html, 'a.png', 'image/png'],
      [gif, 'a.gif', 'image/gif'],
      [truncated, 'a.jpg', 'image/jpeg'],
      [Buffer.from('%PDF-1.7'), 'a.jpg', 'image/jpeg'],
    ] as const) {
      const answer = await send(bytes, name, type)
      expect([name, answer.status]).toEqual([name, 400])
      expect(answer.text).toContain(notAnImage)
    }
  })
  it('is refused one byte over five megabytes', async () => {
    const bytes = Buffer.concat([await picture(), Buffer.alloc(5_242_881)]).subarray(0, 5_242_881)
    const answer = await send(bytes, 'gros.jpg')
    expect(answer.status).toBe(413)
    expect(answer.text).toContain('Le fichier est trop volumineux. Taille maximum: 5MB')
  })
  it('is refused when its pixels would fill the memory', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: 'red' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(5_242_880)
    expect((await send(bomb, 'bombe.png', 'image/png')).status).toBe(400)
  })
  it('cannot be fetched by the server from an address', async () => {
    const answer = await cms(world, 'editor', 'GET', 'media/paste-url?src=http://127.0.0.1:1/x.png')
    expect([400, 403, 404]).toContain(answer.status)
  })
  it('stays while a published page shows it', async () => {
    const { json } = await send(await picture(), 'page.jpg')
    const { id } = json.doc as { id: string }
    const page = await cms(world, 'editor', 'POST', 'pages', {
      body: {
        title: 'Avec une image',
        shelter: world.a.shelter,
        _status: 'published',
        sections: {
          schemaVersion: 1,
          sections: [
            {
              layout: 1,
              columns: [{ blocks: [{ type: 'IMAGE', content: { mediaId: id, alt: 'x' } }] }],
            },
          ],
        },
      },
    })
    expect(page.status).toBe(201)
    const refused = await cms(world, 'editor', 'DELETE', `media/${id}`)
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Avec une image')
    const trashed = await cms(world, 'editor', 'PATCH', `media/${id}`, {
      body: { deletedAt: new Date().toISOString() },
    })
    expect(trashed.status).toBe(422)
  })
})
