import config from '@payload-config'
import { getPayload } from 'payload'

import { drain } from '@/platform/cache/drain'
import { isInternal } from '@/platform/cache/internal'
import { isCron } from '@/platform/jobs/cron'
import { runDueJobs } from '@/platform/jobs/run'

/** A server's own timer, or a cron of the host, asks for what is due to be done. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternal(request) && !isCron(request)) return new Response(null, { status: 404 })
  const payload = await getPayload({ config })
  const ran = await runDueJobs(payload, { afterEach: () => drain(payload) })
  return Response.json({ ran }, { headers: { 'cache-control': 'no-store' } })
}
