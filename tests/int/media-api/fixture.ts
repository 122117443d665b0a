import { crc32, deflateSync } from 'node:zlib'

import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { expect } from 'vitest'

import { GET as readFile } from '@/app/(payload)/api/cms/media/file/[filename]/route'
import * as media from '@/features/media/api'
import { env } from '@/platform/env'
import { mount } from '@/platform/http/router'
import { storage } from '@/platform/storage'

import { getTestPayload } from '../../support/payload'
import { makeWorld, type Who, type World } from '../access/world'

export const TOO_LARGE = 'Le fichier est trop volumineux. Taille maximum: 5MB'
export const NOT_AN_IMAGE = 'Le fichier doit être une image'
export const NOT_FOUND = 'Photo non trouvée'

export type Item = {
  id: string
  url: string
  path: string
  title: string
  description: string
  alt: string
  isDecorative: boolean
  order: number
  focalX: number
  focalY: number
  sha256: string
  width: number
  height: number
  sizes: Record<string, { url: string; width: number; height: number }>
}

const api = mount(Object.values(media))

type Json = {
  success?: boolean
  error?: string
  fields?: Record<string, string>
  pages?: unknown
  uses?: unknown
  pagination?: unknown
  data?: unknown
}

export type Answer = { status: number; json: Json; text: string; headers: Headers }

type Part = [name: string, value: string | Blob, fileName?: string]

export type Fixture = Awaited<ReturnType<typeof build>>

export const file = (bytes: Uint8Array, name = 'chat.jpg', type = 'image/jpeg'): Part => [
  'file',
  new Blob([new Uint8Array(bytes)], { type }),
  name,
]

export function form(...parts: Part[]): FormData {
  const all = new FormData()
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') all.append(name, value)
    else all.append(name, value, fileName)
  }
  return all
}

/** A PNG of that many pixels, all black: a few bytes that decode to a lot of memory. */
export function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const size = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const pixels = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)))
  const magic = Buffer.from('89504e470d0a1a0a', 'hex')
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([magic, ...chunks])
}

/** A photograph as a phone makes it: lying on its side, with the place where it was taken. */
export function phonePicture(width = 1200, height = 900): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c96' } })
    .withExif({ IFD3: { GPSLatitude: '48/1 7/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

async function build() {
  const payload: Payload = await getTestPayload()
  const world: World = await makeWorld(payload)
  const { drizzle } = payload.db

  type Call = { as?: Who; body?: FormData | object; headers?: Record<string, string> }

  async function ask(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    { as = 'editor', body, headers }: Call = {},
  ): Promise<Answer> {
    const request = new Request(`${env.publicUrl}/api/shelter/${path}`, {
      method,
      headers: {
        origin: env.publicUrl,
        ...(as === 'anonymous' ? {} : { cookie: `payload-token=${world.tokens[as]}` }),
        ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: body instanceof FormData || body === undefined ? body : JSON.stringify(body),
    })
    const response = await api[method](request)
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: JSON.parse(text) as Json,
    }
  }

  return {
    payload,
    world,
    ask,
    send: (parts: Part[], as: Who = 'editor') =>
      ask('POST', 'alpha/media', { as, body: form(...parts) }),
    /** A picture at its public address. */
    open: (url: string, headers?: Record<string, string>) =>
      readFile(new Request(url, { headers }), {
        params: Promise.resolve({ filename: url.split('/').pop() ?? '' }),
      }),
    /** Everything that is kept now: rows, files, and files that wait to be removed. */
    async kept(): Promise<{ rows: number; files: string[]; removals: number }> {
      const { totalDocs } = await payload.count({
        collection: 'media',
        overrideAccess: true,
        trash: true,
      })
      const { rows } = await drizzle.execute<{ count: number }>(
        sql`select count(*)::int as count from file_removals`,
      )
      return {
        rows: totalDocs,
        files: await storage.list('public/media'),
        removals: rows[0]?.count ?? 0,
      }
    },
    /** Tags that were touched since the last time it was asked. */
    async touched(): Promise<string[]> {
      const { rows } = await drizzle.execute<{ tags: string[] }>(
        sql`with gone as (delete from cache_outbox returning tags) select tags from gone`,
      )
      return rows.flatMap(({ tags }) => tags).sort()
    },
  }
}

let built: Promise<Fixture> | undefined

/** The program without its web server: two shelters, everybody in them, and the library's entrances. */
export const openFixture = (): Promise<Fixture> => (built ??= build())

/** The file names of a picture's own address and of its sizes. */
export function keysOfItem({ url, sizes }: Item): string[] {
  const urls = [url, ...Object.values(sizes).map((size) => size.url)]
  return [...new Set(urls)].map((each) => `public/media/${each.split('/').pop()}`).sort()
}

export type Add = (bytes?: Buffer, name?: string) => Promise<Item>

/** Sends a picture as an editor of the first shelter. */
export const adder =
  (fixture: Fixture, usual: Buffer): Add =>
  async (bytes = usual, name) => {
    const { status, json } = await fixture.send([file(bytes, name)])
    expect(status).toBe(201)
    return json.data as Item
  }
