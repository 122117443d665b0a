import { gpxFile } from '@/features/walks/gpx-file'
import { drawWalkPicture } from '@/features/walks/share-picture'
import type { PublicWalk } from '@/features/walks/view'

const missing = () => new Response(null, { status: 404 })

/** The picture of a walk; 404 for none. */
export const walkPicture = async (walk: PublicWalk | null): Promise<Response> =>
  walk ? drawWalkPicture(walk) : missing()

/** The GPX file of a walk; 404 for none. */
export function walkTrack(walk: PublicWalk | null): Response {
  const file = walk && gpxFile(walk)
  if (!file) return missing()
  return new Response(file, {
    headers: {
      'content-type': 'application/gpx+xml; charset=utf-8',
      'content-disposition': `attachment; filename="${walk.slug}.gpx"`,
    },
  })
}
