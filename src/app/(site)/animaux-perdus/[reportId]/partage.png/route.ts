import { sharePicture } from '@/site/lost-found-share'

type Args = { params: Promise<{ reportId: string }> }

// Drawn on the first request, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

/** The picture of a report where its page is shared; 404 for whatever has no page. */
export async function GET(_request: Request, { params }: Args): Promise<Response> {
  return sharePicture('LOST', (await params).reportId)
}
