import fs from 'node:fs'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { S3Settings } from '@/platform/env'
import { diskStorage } from '@/platform/storage/disk'
import { s3Storage } from '@/platform/storage/s3'
import { isSigned, signedAddress } from '@/platform/storage/signed'
import type { Storage } from '@/platform/storage/types'

import { readSignedFile } from '@/platform/http/files'
import { serve } from '@/platform/http/serve'

import { testData } from '../support/database'
import { startS3, type S3Server } from '../support/s3'

const folder = process.env.STORAGE_DIR ?? ''
let s3: S3Server

function settings(more: Partial<S3Settings> = {}): S3Settings {
  return {
    endpoint: s3.env.S3_ENDPOINT,
    region: 'eu-west-3',
    bucket: s3.env.S3_BUCKET ?? '',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    forcePathStyle: true,
    ...more,
  }
}

const kinds: Array<[string, () => Storage]> = [
  ['the disk', () => diskStorage(folder)],
  ['S3', () => s3Storage(settings())],
]

const text = (value: string): Uint8Array => new TextEncoder().encode(value)

/** Follows a signed address, ours or the storage's, as a browser would. */
const follow = (address: string): Promise<Response> =>
  address.includes('/api/files?') ? serve(readSignedFile, new Request(address), {}) : fetch(address)

beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.end())

describe.each(kinds)('files on %s', (_, open) => {
  let storage: Storage
  beforeAll(() => {
    storage = open()
  })

  it('are read as they were written, whole or as a stream', async () => {
    const bytes = new Uint8Array(300_000).map((_byte, at) => at % 251)
    await storage.write('public/media/a.webp', bytes)
    expect((await storage.read('public/media/a.webp'))?.equals(bytes)).toBe(true)
    const file = await storage.open('public/media/a.webp')
    expect(file).toMatchObject({ size: 300_000, type: 'image/webp' })
    const streamed = Buffer.from(await new Response(file?.stream).arrayBuffer())
    expect(streamed.equals(bytes)).toBe(true)
    expect(await storage.exists('public/media/a.webp')).toBe(true)
  })

  it('replace an earlier one, and may be empty', async () => {
    await storage.write('private/forms/b.txt', text('première'))
    await storage.write('private/forms/b.txt', text('deuxième'))
    expect(String(await storage.read('private/forms/b.txt'))).toBe('deuxième')
    await storage.write('private/forms/vide.txt', new Uint8Array())
    expect(await storage.read('private/forms/vide.txt')).toHaveLength(0)
  })

  it('are taken from a file of this machine, whatever its size', async () => {
    const file = testData('a-large-file')
    fs.mkdirSync(path.dirname(file), { recursive: true })
    const bytes = Buffer.alloc(9_000_000, 'Patte blanche ')
    fs.writeFileSync(file, bytes)
    await storage.writeFrom('private/archives/large.zip', file)
    expect((await storage.read('private/archives/large.zip'))?.equals(bytes)).toBe(true)
    fs.rmSync(file)
    await expect(storage.writeFrom('private/archives/none.zip', file)).rejects.toBeDefined()
    expect(await storage.exists('private/archives/none.zip')).toBe(false)
  })

  it('that are not there are nothing, not an error', async () => {
    for (const key of ['public/media/none.jpg', 'public/media', 'public/media/a.webp/x.jpg']) {
      expect(await storage.read(key)).toBeNull()
      expect(await storage.open(key)).toBeNull()
      expect(await storage.exists(key)).toBe(false)
    }
    await storage.remove('public/media/none.jpg')
  })

  it('are listed by folder, in order, and no further', async () => {
    for (const name of ['c/2.pdf', 'c/1.pdf', 'c/d/3.pdf', 'cd/4.pdf']) {
      await storage.write(`private/${name}`, text(name))
    }
    expect(await storage.list('private/c')).toEqual([
      'private/c/1.pdf',
      'private/c/2.pdf',
      'private/c/d/3.pdf',
    ])
    expect(await storage.list('private/nothing')).toEqual([])
    expect(await storage.list('private')).toContain('private/cd/4.pdf')
    await expect((async () => storage.list('other'))()).rejects.toThrow('Not a storage key')
  })

  it('are gone once removed', async () => {
    await storage.write('public/media/gone.jpg', text('x'))
    await storage.remove('public/media/gone.jpg')
    expect(await storage.exists('public/media/gone.jpg')).toBe(false)
    expect(await storage.list('public/media')).not.toContain('public/media/gone.jpg')
  })

  it.each([
    '../etc/passwd',
    'public/../private/x.txt',
    'public/./x.txt',
    '/public/x.txt',
    'public//x.txt',
    'public/.hidden',
    'public/a\\b.txt',
    'public/a b.txt',
    'public/é.txt',
    'public/x\0.txt',
    'other/x.txt',
    'public',
    `public/${'x'.repeat(400)}`,
  ])('have no name like %j', async (key) => {
    const tries = [
      async () => storage.write(key, text('x')),
      async () => storage.writeFrom(key, '/nowhere'),
      async () => storage.read(key),
      async () => storage.open(key),
      async () => storage.exists(key),
      async () => storage.remove(key),
      async () => storage.signedUrl(key, { seconds: 60, fileName: 'x' }),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toThrow('Not a storage key')
  })

  it('are given to whoever holds a signed address, as a download', async () => {
    await storage.write('private/forms/cv.pdf', text('%PDF-1.7'))
    const address = await storage.signedUrl('private/forms/cv.pdf', {
      seconds: 60,
      fileName: 'Carnet de Nala.pdf',
    })
    const answer = await follow(address)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('%PDF-1.7')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="Carnet de Nala.pdf"',
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('are not given by an address that was changed', async () => {
    await storage.write('private/forms/other.pdf', text('secret'))
    const address = await storage.signedUrl('private/forms/cv.pdf', { seconds: 60, fileName: 'a' })
    const other = address.replaceAll('cv.pdf', 'other.pdf')
    const wrong = await follow(other)
    expect(wrong.status).toBe(403)
    expect(await wrong.text()).not.toContain('secret')
    const unsigned = new URL(address)
    for (const name of ['signature', 'X-Amz-Signature']) {
      if (unsigned.searchParams.has(name)) unsigned.searchParams.set(name, 'a'.repeat(43))
    }
    expect((await follow(unsigned.href)).status).toBe(403)
  })

  it('answer for their health', async () => {
    await expect(storage.check()).resolves.toBeUndefined()
  })
})

describe('a signed address of ours', () => {
  it('ends', async () => {
    const file = { key: 'private/forms/cv.pdf', name: 'cv.pdf', expires: 1_700_000_000 }
    const answer = await follow(signedAddress(file))
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({ success: false, error: 'Ce lien n’est plus valable' })
  })

  it('cannot be made to last longer, nor to name another file', () => {
    const file = { key: 'private/forms/cv.pdf', name: 'cv.pdf', expires: 1_700_000_000 }
    const signature = new URL(signedAddress(file)).searchParams.get('signature') ?? ''
    expect(isSigned(file, signature)).toBe(true)
    expect(isSigned({ ...file, expires: 1_900_000_000 }, signature)).toBe(false)
    expect(isSigned({ ...file, name: 'cv.html' }, signature)).toBe(false)
    expect(isSigned({ ...file, key: 'private/forms/other.pdf' }, signature)).toBe(false)
  })

  it('lasts a week at most', async () => {
    const before = Math.floor(Date.now() / 1000)
    const address = await diskStorage(folder).signedUrl('private/a/b.pdf', {
      seconds: 1e9,
      fileName: 'b.pdf',
    })
    const now = Math.ceil(Date.now() / 1000)
    const expires = Number(new URL(address).searchParams.get('expires'))
    expect(expires).toBeGreaterThanOrEqual(before + 7 * 24 * 3600)
    expect(expires).toBeLessThanOrEqual(now + 7 * 24 * 3600)
  })
})

describe('a storage that is away', () => {
  const down = { name: 'StorageDownError', status: 503 }

  async function expectDown(storage: Storage): Promise<void> {
    await expect(storage.write('public/media/x.jpg', text('x'))).rejects.toMatchObject(down)
    await expect(storage.read('public/media/x.jpg')).rejects.toMatchObject(down)
    await expect(storage.open('public/media/x.jpg')).rejects.toMatchObject(down)
    await expect(storage.list('public/media')).rejects.toMatchObject(down)
    await expect(storage.check()).rejects.toBeDefined()
  }

  it('says so when the disk is no disk', async () => {
    const file = testData('not-a-folder')
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, '')
    const storage = diskStorage(file)
    await expect(storage.write('public/media/x.jpg', text('x'))).rejects.toMatchObject(down)
    await expect(storage.check()).rejects.toBeDefined()
    fs.rmSync(file)
  })

  it('says so when the bucket does not exist', () =>
    expectDown(s3Storage(settings({ bucket: 'somebody-else' }))))

  it('says so when the keys are wrong', () =>
    expectDown(s3Storage(settings({ secretAccessKey: 'wrong' }))))

  it('says so when nobody answers, and works again afterwards', async () => {
    const storage = s3Storage(settings())
    await s3.stop()
    await expectDown(storage)
    await s3.start()
    await storage.write('public/media/x.jpg', text('x'))
    expect(String(await storage.read('public/media/x.jpg'))).toBe('x')
  })
})
