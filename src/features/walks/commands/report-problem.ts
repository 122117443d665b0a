import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { walkFlags } from '../flags'
import { problemLimiter } from '../limits'
import { OWN_WALKS_PATH, PROBLEM_LABELS, SENTENCES, type Problem } from '../model'
import { holdWalk, readHeld } from '../store'
import { tellAuthor, tellDesk } from '../tell'

/** Those of which no letter told: one an hour does. */
const othersWords = (count: number): string[] => {
  if (count < 1) return []
  const others = count === 1 ? 'Un autre problème attend' : `${count} autres problèmes attendent`
  return [`${others} d’être lu${count === 1 ? '' : 's'} dans «\u00a0Mes promenades\u00a0».`]
}

/**
 * Anybody says that something is wrong with a walk: whoever moderates it reads it, and its author; both
 * are written to once an hour at most about one walk.
 * @throws {HttpError} 404 for one that is not online, 429
 */
export async function reportProblem(
  req: PayloadRequest,
  request: Request,
  id: string,
  { kind, reason }: { kind: Problem; reason: string },
): Promise<{ slug: string }> {
  await problemLimiter.count(request)
  return inTransaction(req, async (execute) => {
    await holdWalk(execute, id)
    const { walk } = await readHeld(execute, id)
    if (walk.status !== 'PUBLISHED') throw new HttpError(404, SENTENCES.notFound)
    if (await walkFlags.add(execute, id, { kind, words: reason })) {
      const title = `Un problème est signalé\u00a0: ${walk.name}`
      const paragraphs = [`${PROBLEM_LABELS[kind]}.`]
      await tellDesk(req, walk, { title, paragraphs, quote: reason })
      await tellAuthor(req, walk, {
        title,
        paragraphs: [
          ...paragraphs,
          'Si c’est exact, corrigez votre promenade.',
          ...othersWords((await walkFlags.count(execute, id)) - 1),
        ],
        quote: reason,
        label: 'Ouvrir mes promenades',
        path: OWN_WALKS_PATH,
      })
    }
    return { slug: walk.slug }
  })
}
