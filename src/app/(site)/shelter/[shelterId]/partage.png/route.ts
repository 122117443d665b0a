import { drawShelterPicture } from '@/features/shelters/share-picture'
import { openShelter } from '@/site/open-shelter'

type Args = { params: Promise<{ shelterId: string }> }

// Drawn on the first request, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

/** The picture of a shelter where its pages are shared; 404 for whatever has no page. */
export async function GET(_request: Request, { params }: Args): Promise<Response> {
  const shelter = await openShelter(params)
  return shelter ? drawShelterPicture(shelter) : new Response(null, { status: 404 })
}
