import { z } from 'zod'

import { expire } from '@/platform/cache/expire'
import { isInternal } from '@/platform/cache/internal'

const sent = z.object({ tags: z.array(z.string()) })

/** The server's own listener asks it to forget what another server or a script changed. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternal(request)) return new Response(null, { status: 404 })
  expire(sent.parse(await request.json()).tags)
  return new Response(null, { status: 204 })
}
