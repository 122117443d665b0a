import type { PayloadRequest, Where } from 'payload'

import { log } from '@/platform/log'

import { keptSince } from '../../answers.model'

/** Answers that one round erases; the next day takes the rest. */
const AT_ONCE = 500

/**
 * Erases the answers that are older than the law and our word allow, with their files. What
 * would go is counted in the log before anything goes.
 * @param options.dryRun counts alone
 * @returns how many were too old, and how many were erased
 */
export async function purgeOldAnswers(
  req: PayloadRequest,
  { now = Date.now(), dryRun = false }: { now?: number; dryRun?: boolean } = {},
): Promise<{ old: number; erased: number }> {
  const where: Where = { createdAt: { less_than: keptSince(now).toISOString() } }
  const { payload } = req
  const collection = 'form-submissions'
  // Nobody asks for it: the program keeps its word.
  const { totalDocs: old } = await payload.count({ collection, overrideAccess: true, req, where })
  log.info({ old, dryRun }, 'answers to forms that are too old')
  if (dryRun || old === 0) return { old, erased: 0 }
  const { docs } = await payload.find({
    collection,
    // The same: every shelter's answers grow old alike.
    overrideAccess: true,
    req,
    where,
    depth: 0,
    limit: AT_ONCE,
    pagination: false,
    sort: 'createdAt',
    select: {},
  })
  let erased = 0
  for (const { id } of docs) {
    try {
      await payload.delete({
        collection,
        // The same; the files go with the row.
        overrideAccess: true,
        req,
        id,
        depth: 0,
      })
      erased += 1
    } catch (error) {
      // One that resists keeps no other: it is tried again the next day.
      log.error({ id, err: error }, 'an old answer to a form was not erased')
    }
  }
  log.info({ erased }, 'old answers to forms were erased')
  return { old, erased }
}
