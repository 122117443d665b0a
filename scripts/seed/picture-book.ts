import { randomUUID } from 'node:crypto'

import { createLocalReq, type Payload } from 'payload'
import sharp from 'sharp'

import { fingerprint } from '@/features/media/fingerprint'
import { IMAGE_SIZES, pictureKey } from '@/features/media/model'
import type { Media } from '@/payload-types'
import { placeFiles } from '@/platform/storage/transaction'

import { readDrawing, type Drawing } from './drawings'

export type Picture = Drawing & {
  title: string
  alt: string
  /** Its legend in a gallery. */
  description?: string | null
}

type Size = (typeof IMAGE_SIZES)[number]

/** A file of a picture: WebP, its sides in pixels. */
type File = { data: Buffer; width: number; height: number }

type Prepared = { whole: File; sizes: Array<File & { name: Size['name'] }> }

async function cut(whole: File, size: Size): Promise<File> {
  const isOpen = !('height' in size)
  if (isOpen && size.width >= whole.width) return whole
  // Files of a demonstration are weighed by nobody: fast, at the quality of an upload.
  const { data, info } = await sharp(whole.data)
    .resize({ ...size, fit: 'cover' })
    .webp({ quality: 80, effort: 1 })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function prepare(drawing: Drawing): Promise<Prepared> {
  const data = await readDrawing(drawing)
  const { width, height } = await sharp(data).metadata()
  const whole = { data, width, height }
  const sizes = IMAGE_SIZES.map(async (size) => ({ name: size.name, ...(await cut(whole, size)) }))
  return { whole, sizes: await Promise.all(sizes) }
}

const describe = (filename: string, { data, width, height }: File) => ({
  url: `/api/cms/media/file/${filename}`,
  filename,
  mimeType: 'image/webp',
  filesize: data.length,
  width,
  height,
})

/**
 * The pictures of the demonstration, as an upload would leave them: a row and files of its own for
 * every shelter that shows one. The sizes of each drawing are cut once.
 */
export class PictureBook {
  private readonly prepared = new Map<string, Promise<Prepared>>()
  /** Pictures that were put into a library. */
  count = 0

  constructor(private readonly payload: Payload) {}

  /** How many drawings they show. */
  get drawings(): number {
    return this.prepared.size
  }

  /** Puts a picture into a shelter's library; answers its id. */
  async add(shelter: string, picture: Picture): Promise<string> {
    const { name, title, alt, description = null } = picture
    const known = this.prepared.get(name) ?? prepare(picture)
    this.prepared.set(name, known)
    const { whole, sizes } = await known
    const stem = `${randomUUID()}-${Date.now()}`
    const filename = `${stem}.webp`
    const named = sizes.map((size) => ({
      ...size,
      filename: `${stem}-${size.width}x${size.height}.webp`,
    }))
    const files = new Map([
      [pictureKey(filename), whole.data],
      ...named.map((size) => [pictureKey(size.filename), size.data] as const),
    ])
    await placeFiles(
      await createLocalReq({}, this.payload),
      [...files].map(([key, bytes]) => ({ key, bytes })),
    )
    const created: unknown = await this.payload.db.create({
      collection: 'media',
      data: {
        ...describe(filename, whole),
        sizes: Object.fromEntries(named.map((size) => [size.name, describe(size.filename, size)])),
        ...{ focalX: 50, focalY: 50, decorative: false, order: 0, isMain: false },
        ...{ shelter, title, alt, description, sha256: fingerprint(whole.data) },
      },
    })
    this.count += 1
    return (created as Media).id
  }
}
