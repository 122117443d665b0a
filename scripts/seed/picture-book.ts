import { randomUUID } from 'node:crypto'

import { createLocalReq, type Payload } from 'payload'

import { keysOf } from '@/features/media/model'
import type { Media } from '@/payload-types'
import { storage } from '@/platform/storage'
import { placeFiles } from '@/platform/storage/transaction'

import { readDrawing, type Drawing } from './drawings'
import { addPicture } from './load'

export type Picture = Drawing & {
  title: string
  alt: string
  /** Its legend in a gallery. */
  description?: string | null
}

type Original = { row: Media; files: Array<{ key: string; bytes: Buffer }> }

/** Upload names are a random name and a moment; the sizes add their own to it. */
const STEM = /^[0-9a-f-]{36}-\d+/

/**
 * The pictures of the demonstration. Each drawing is uploaded once, for the first shelter
 * that shows it; every other shelter gets a row and files of its own, as its own upload of the same
 * bytes would leave them, without decoding and encoding them again.
 */
export class PictureBook {
  private readonly originals = new Map<string, Promise<string>>()
  private readonly stored = new Map<string, Promise<Original>>()
  /** Pictures uploaded, and pictures copied. */
  readonly count = { uploaded: 0, copied: 0 }

  constructor(private readonly payload: Payload) {}

  /** Puts a picture into a shelter's library; answers its id. */
  async add(shelter: string, picture: Picture): Promise<string> {
    const known = this.originals.get(picture.name)
    if (known) return this.copy(await this.read(await known), shelter, picture)
    const uploaded = this.upload(shelter, picture)
    this.originals.set(picture.name, uploaded)
    return uploaded
  }

  private async upload(shelter: string, picture: Picture): Promise<string> {
    const { title, alt, description } = picture
    this.count.uploaded += 1
    const data = await readDrawing(picture)
    return addPicture(this.payload, shelter, { data, title, alt, description })
  }

  /** The stored row of an upload and the bytes of its files, read once. */
  private read(id: string): Promise<Original> {
    const known = this.stored.get(id)
    if (known) return known
    const read = async () => {
      const row = await this.payload.db.findOne<Media>({
        collection: 'media',
        where: { id: { equals: id } },
      })
      if (!row) throw new Error(`The picture ${id} is gone`)
      const files = keysOf(row).map(async (key) => {
        const bytes = await storage.read(key)
        if (!bytes) throw new Error(`The file ${key} is gone`)
        return { key, bytes }
      })
      return { row, files: await Promise.all(files) }
    }
    const original = read()
    this.stored.set(id, original)
    return original
  }

  private async copy(
    { row, files }: Original,
    shelter: string,
    { title, alt, description = null }: Picture,
  ): Promise<string> {
    this.count.copied += 1
    const stem = STEM.exec(row.filename ?? '')?.[0]
    if (!stem) throw new Error(`Not the name of an upload: ${row.filename}`)
    const fresh = `${randomUUID()}-${Date.now()}`
    const text = JSON.stringify(row).replaceAll(stem, fresh)
    const { id: _, createdAt: __, updatedAt: ___, ...data } = JSON.parse(text) as Media
    const named = files.map(({ key, bytes }) => ({ key: key.replace(stem, fresh), bytes }))
    await placeFiles(await createLocalReq({}, this.payload), named)
    const created: unknown = await this.payload.db.create({
      collection: 'media',
      data: { ...data, shelter, title, alt, description },
    })
    return (created as Media).id
  }
}
