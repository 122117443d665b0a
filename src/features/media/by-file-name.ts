import type { PayloadRequest } from 'payload'

import type { Media } from '@/payload-types'

import { IMAGE_SIZES } from './model'

export type FoundPicture = Pick<Media, 'id' | 'width' | 'height'>

/** Names that one question holds: a filter has its bounds. */
const AT_ONCE = 50

const COLUMNS = ['filename', ...IMAGE_SIZES.map(({ name }) => `sizes.${name}.filename`)]

async function findSome(
  req: PayloadRequest,
  names: readonly string[],
  shelter: string,
): Promise<Array<readonly [string, FoundPicture]>> {
  const { docs } = await req.payload.find({
    collection: 'media',
    // The question is to whom the rows belong, not whether the person sees them.
    overrideAccess: true,
    req,
    depth: 0,
    pagination: false,
    where: {
      and: [
        { shelter: { equals: shelter } },
        { or: COLUMNS.map((column) => ({ [column]: { in: [...names] } })) },
      ],
    },
  })
  return docs.flatMap((row) =>
    [row.filename, ...Object.values(row.sizes ?? {}).map((size) => size.filename)]
      .filter((name) => typeof name === 'string')
      .map((name) => [name, row] as const),
  )
}

/**
 * Pictures of a shelter's library by the names of their files, every size included. Names of no
 * picture, or of another library, are not in the answer.
 */
export async function findByFileName(
  req: PayloadRequest,
  names: readonly string[],
  shelter: string,
): Promise<Map<string, FoundPicture>> {
  const found = new Map<string, FoundPicture>()
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const some = await findSome(req, names.slice(at, at + AT_ONCE), shelter)
    for (const [name, row] of some) found.set(name, row)
  }
  return found
}
