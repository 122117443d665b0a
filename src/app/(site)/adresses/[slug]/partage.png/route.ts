import { findPublicPlace } from '@/features/places/queries'
import { drawPlacePicture } from '@/features/places/share-picture'

type Args = { params: Promise<{ slug: string }> }

// Drawn on the first request, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

/** The picture of a place where its page is shared; 404 for whatever has no page. */
export async function GET(_request: Request, { params }: Args): Promise<Response> {
  const place = await findPublicPlace((await params).slug)
  return place ? drawPlacePicture(place) : new Response(null, { status: 404 })
}
