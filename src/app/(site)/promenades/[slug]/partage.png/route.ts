import { findWalk } from '@/features/walks/queries'
import { walkPicture } from '@/site/walk-files'

type Args = { params: Promise<{ slug: string }> }

// Drawn on the first request, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

/** The picture of a walk where its page is shared; 404 for whatever has no page. */
export async function GET(_request: Request, { params }: Args): Promise<Response> {
  return walkPicture(await findWalk((await params).slug))
}
