import { findAnimal } from '@/features/animals/queries'
import { drawSharePicture } from '@/features/animals/share-picture/draw'

type Args = { params: Promise<{ animalId: string }> }

// Drawn on the first request, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

/** The picture of an animal where its page is shared; 404 for whatever has no page. */
export async function GET(_request: Request, { params }: Args): Promise<Response> {
  const found = await findAnimal((await params).animalId)
  return found ? drawSharePicture(found) : new Response(null, { status: 404 })
}
