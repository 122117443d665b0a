import { securityTxt } from '@/features/navigation/security-txt.model'
import { env } from '@/platform/env'

// The address of the site is known when the server runs, and the text ends with the year.
export const dynamic = 'force-dynamic'

export function GET(): Response {
  return new Response(securityTxt(env.publicUrl, new Date()), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  })
}
