import type { PayloadRequest, Where } from 'payload'

import { inRounds } from '@/platform/jobs/rounds'
import { log } from '@/platform/log'

import { keptSince } from '../../answers.model'

/** Answers that are looked for at once. */
const AT_ONCE = 500

/**
 * Erases the answers that are older than the law and our word allow, with their files. What
 * would go is counted in the log before anything goes.
 * @param options.dryRun counts alone
 * @returns how many were too old, and how many were erased
 * @throws what kept one of them, after the others
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
  const erased = await inRounds({
    what: 'old answers',
    most: AT_ONCE,
    list: async (most, besides) => {
      const { docs } = await payload.find({
        collection,
        // The same: every shelter's answers grow old alike.
        overrideAccess: true,
        req,
        where: besides.length > 0 ? { and: [where, { id: { not_in: [...besides] } }] } : where,
        depth: 0,
        limit: most,
        pagination: false,
        sort: 'createdAt',
        select: {},
      })
      return docs.map(({ id }) => id)
    },
    isOneByOne: true,
    work: async (ids) => {
      for (const id of ids) {
        await payload.delete({
          collection,
          // The same; the files go with the row.
          overrideAccess: true,
          req,
          id,
          depth: 0,
        })
      }
      return ids.length
    },
  })
  log.info({ erased }, 'old answers to forms were erased')
  return { old, erased }
}
