import { drain } from '@/platform/cache/drain'
import { isInternal } from '@/platform/cache/internal'
import { isCron } from '@/platform/jobs/cron'
import { runDueJobs } from '@/platform/jobs/run'
import { openPayload } from '@/platform/payload'

/** A server's own timer, or a cron of the host, asks for what is due to be done. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternal(request) && !isCron(request)) return new Response(null, { status: 404 })
  const payload = await openPayload()
  const ran = await runDueJobs(payload, { afterEach: () => drain(payload) })
  return Response.json({ ran }, { headers: { 'cache-control': 'no-store' } })
}
