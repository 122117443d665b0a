import { expire } from '@/platform/cache/expire'
import { isInternal } from '@/platform/cache/internal'

/** The server's own listener asks it to forget what another server or a script changed. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternal(request)) return new Response(null, { status: 404 })
  const { tags } = (await request.json()) as { tags: string[] }
  expire(tags)
  return new Response(null, { status: 204 })
}
