import { FEED_FORMATS, readFeedAddress } from '@/features/feeds/model'
import { readFeed } from '@/features/feeds/queries'
import { writeFeed } from '@/features/feeds/write'
import { env } from '@/platform/env'

type Args = { params: Promise<{ feed: string[] }> }

// Made on the first request, again when what it tells changes, and after five minutes.
export const dynamic = 'force-static'
export const revalidate = 300
export const generateStaticParams = () => []

/** News and new animals for feed readers and other sites; 404 for what is no feed. */
export async function GET(_request: Request, { params }: Args): Promise<Response> {
  const address = readFeedAddress((await params).feed)
  const content = address && (await readFeed(address))
  if (!address || !content) return new Response('Page 404', { status: 404 })
  const { entries, ...head } = content
  return new Response(writeFeed(address, head, entries, env.publicUrl), {
    headers: {
      'content-type': `${FEED_FORMATS[address.format]}; charset=utf-8`,
      // Other sites read it in the browser too: it holds nothing that is not public.
      'access-control-allow-origin': '*',
    },
  })
}
