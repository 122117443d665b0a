import { findWalk } from '@/features/walks/queries'
import { walkTrack } from '@/site/walk-files'

type Args = { params: Promise<{ slug: string }> }

// Written on the first request, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

/** The GPX file of a walk; 404 for whatever has no page, or nothing to draw. */
export async function GET(_request: Request, { params }: Args): Promise<Response> {
  return walkTrack(await findWalk((await params).slug))
}
