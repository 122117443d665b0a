import { findAnimal } from '@/features/animals/queries'
import { drawSharePicture } from '@/features/animals/share-picture/draw'
import { noPicture } from '@/platform/pictures/no-picture'

type Args = { params: Promise<{ animalId: string }> }

// Drawn on the first request, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

/** The picture of an animal where its page is shared; 404 for whatever has no page. */
export async function GET(_request: Request, { params }: Args): Promise<Response> {
  const { animalId } = await params
  const found = await findAnimal(animalId)
  return found?.animal.id === animalId ? drawSharePicture(found) : noPicture()
}
