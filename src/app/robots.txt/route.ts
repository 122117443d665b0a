import { robotsTxt } from '@/features/navigation/sitemap/model'
import { env } from '@/platform/env'

// The address of the sitemap is known when the server runs, not when it is built.
export const dynamic = 'force-dynamic'

export function GET(): Response {
  return new Response(robotsTxt(env.publicUrl), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
