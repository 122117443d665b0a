import { drawShelterPicture } from '@/features/shelters/share-picture'
import { openShelter } from '@/site/open-shelter'
import { noPicture } from '@/platform/pictures/no-picture'

type Args = { params: Promise<{ shelterId: string }> }

// Drawn on the first request, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

/** The picture of a shelter where its pages are shared; 404 for whatever has no page. */
export async function GET(_request: Request, { params }: Args): Promise<Response> {
  const shelter = await openShelter(params)
  if (!shelter || (await params).shelterId !== shelter.slug) return noPicture()
  return drawShelterPicture(shelter)
}
