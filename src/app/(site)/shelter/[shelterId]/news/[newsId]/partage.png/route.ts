import { findArticle, readArticle } from '@/features/news/queries'
import { drawArticlePicture } from '@/site/article-share'
import { openShelter } from '@/site/open-shelter'
import { noPicture } from '@/platform/pictures/no-picture'

type Args = { params: Promise<{ shelterId: string; newsId: string }> }

// Drawn on the first request, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

/** The picture of an article where its page is shared; 404 for whatever has no page. */
export async function GET(_request: Request, { params }: Args): Promise<Response> {
  const shelter = await openShelter(params)
  const { shelterId, newsId } = await params
  const found = shelter?.slug === shelterId ? await findArticle(shelter.id, newsId) : null
  const article = found?.slug === newsId ? await readArticle(found.id) : null
  return shelter && article ? drawArticlePicture(article, shelter) : noPicture()
}
