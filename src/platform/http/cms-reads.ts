import { briefly } from '../db/brief'
import { openPayload } from '../payload'
import { limitAttempts } from '../rate-limit/attempts'
import { TOO_MANY_READS } from '../rate-limit/sentences'
import type { CmsHandler } from './cms'
import { isLongRead, isOpenEndpoint } from './cms-endpoints'
import { HttpError } from './errors'
import { refuseForeignOrigin, sessionOf } from './session'

/** Reading the CMS without a session: no page of the site does. */
export const cmsReadLimiter = limitAttempts({
  name: 'cms-read',
  sentence: TOO_MANY_READS,
  byNetwork: 300,
  byAccount: 300,
})

async function hasSession({ url, headers }: Request): Promise<boolean> {
  if (!headers.has('cookie') && !headers.has('authorization')) return false
  return Boolean((await sessionOf(new Request(url, { headers }))).user)
}

/**
 * Lets nothing through but what the CMS is meant to answer (404), no write that another site made
 * a browser send (403), and strangers only as far as they need: they read short questions (401),
 * a bounded number of them (429), each for a few seconds (503).
 */
export function guardReads(handler: CmsHandler): CmsHandler {
  return async (request, args) => {
    const { slug } = await args.params
    const isLong = isLongRead(request)
    const isRead = isLong || request.method === 'GET' || request.method === 'HEAD'
    const { collections } = await openPayload()
    const slugs = new Set(Object.keys(collections))
    if (!isOpenEndpoint(isRead ? 'GET' : request.method, slug, slugs)) throw new HttpError(404)
    if (slug[0] === 'stripe' && !request.headers.has('stripe-signature')) throw new HttpError(400)
    if (!isRead) {
      refuseForeignOrigin(request)
      return handler(request, args)
    }
    if (await hasSession(request)) return handler(request, args)
    if (isLong) throw new HttpError(401)
    await cmsReadLimiter.count(request)
    return briefly(() => handler(request, args))
  }
}
