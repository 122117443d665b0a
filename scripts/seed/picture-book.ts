import { randomUUID } from 'node:crypto'

import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import sharp, { type OutputInfo, type Sharp } from 'sharp'

import { fingerprint } from '@/features/media/fingerprint'
import { IMAGE_SIZES, pictureKey } from '@/features/media/model'
import type { Media } from '@/payload-types'
import { pictureColours } from '@/platform/pictures/colours'
import { placeFiles } from '@/platform/storage/transaction'

import { readDrawing, type Drawing } from './drawings'
import { inTurns } from './load'

export type Picture = Drawing & {
  title: string
  alt: string
  /** Its legend in a gallery. */
  description?: string | null
}

/** Drawings that are cut at the same time: more would only fill the memory. */
const AT_ONCE = 4

type Size = (typeof IMAGE_SIZES)[number]

/** A file of a picture: WebP, its sides in pixels. */
type File = { data: Buffer; width: number; height: number }

type Prepared = {
  whole: File & { sha256: string; colours: string }
  sizes: Array<File & { name: Size['name'] }>
}

/** A picture that is no longer packed: each of its sides in pixels, each pixel in its channels. */
type Pixels = { data: Buffer; info: OutputInfo }

const unpacked = (picture: Sharp): Promise<Pixels> =>
  picture.raw().toBuffer({ resolveWithObject: true })

const read = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } })

/** Files of a demonstration are weighed by nobody: fast, at the quality of an upload. */
const packed = (pixels: Pixels): Promise<Buffer> =>
  read(pixels).webp({ quality: 80, effort: 0 }).toBuffer()

/** Largest first, so that each can be made of the one before. */
const SIZES = [...IMAGE_SIZES].sort((a, b) => b.width - a.width)

const isWithin = (size: Size, { info }: Pixels): boolean =>
  size.width <= info.width && ('height' in size ? size.height : 0) <= info.height

async function prepare(drawing: Drawing): Promise<Prepared> {
  const data = await readDrawing(drawing)
  const original = await unpacked(sharp(data))
  const { width, height } = original.info
  const colours = await pictureColours(data)
  const whole = { data, width, height, sha256: fingerprint(data), colours }
  const sizes: Prepared['sizes'] = []
  let before = original
  for (const size of SIZES) {
    const { name } = size
    if (!('height' in size) && size.width >= width) {
      sizes.push({ name, data, width, height })
      continue
    }
    const from = isWithin(size, before) ? before : original
    before = await unpacked(read(from).resize({ ...size, fit: 'cover' }))
    const { info } = before
    sizes.push({ name, data: await packed(before), width: info.width, height: info.height })
  }
  return { whole, sizes }
}

/** A picture on its way into a library: its row, and the files that go with it by their keys. */
type Placed = { data: Record<string, unknown>; files: Array<{ key: string; bytes: Buffer }> }

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

  /** Cuts the sizes of pictures, so that they are there when they are put somewhere. */
  async prepare(pictures: readonly Picture[]): Promise<void> {
    await inTurns(pictures, AT_ONCE, (each) => this.preparedOf(each))
  }

  private preparedOf(picture: Picture): Promise<Prepared> {
    const known = this.prepared.get(picture.name) ?? prepare(picture)
    this.prepared.set(picture.name, known)
    return known
  }

  /** Puts a picture into a shelter's library; answers its id. */
  async add(shelter: string, picture: Picture, req?: PayloadRequest): Promise<string> {
    const [id = ''] = await this.addAll(shelter, [picture], req)
    return id
  }

  /**
   * Puts pictures into a shelter's library; answers their ids, in their order.
   * @param req whose transaction they are written in, if not each by itself
   */
  async addAll(
    shelter: string,
    pictures: readonly Picture[],
    req?: PayloadRequest,
  ): Promise<string[]> {
    const placed = await inTurns(pictures, AT_ONCE, (each) => this.place(shelter, each))
    const files = placed.flatMap((each) => each.files)
    await placeFiles(req ?? (await createLocalReq({}, this.payload)), files)
    const ids: string[] = []
    for (const { data } of placed) {
      // Its id alone is read back.
      const row: unknown = await this.payload.db.create({
        ...{ collection: 'media', data, req, select: { filename: true } },
      })
      ids.push((row as Media).id)
    }
    this.count += ids.length
    return ids
  }

  private async place(shelter: string, picture: Picture): Promise<Placed> {
    const { title, alt, description = null } = picture
    const { whole, sizes } = await this.preparedOf(picture)
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
    const data = {
      ...describe(filename, whole),
      sizes: Object.fromEntries(named.map((size) => [size.name, describe(size.filename, size)])),
      ...{ focalX: 50, focalY: 50, decorative: false, order: 0, isMain: false },
      ...{ shelter, title, alt, description, sha256: whole.sha256, colours: whole.colours },
      // A server has better to do in its first hour than to make a lighter copy of each drawing.
      avifAt: new Date().toISOString(),
    }
    return { data, files: [...files].map(([key, bytes]) => ({ key, bytes })) }
  }
}
