import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { addProblem } from '../desk/flag-rows'
import { problemLimiter } from '../limits'
import { PROBLEM_LABELS, SENTENCES, walkPath, type Problem } from '../model'
import { holdWalk, readHeld } from '../store'
import { tellAuthor, tellDesk } from '../tell'

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
    if (await addProblem(execute, id, kind, reason)) {
      const title = `Un problème est signalé\u00a0: ${walk.name}`
      const paragraphs = [`${PROBLEM_LABELS[kind]}.`]
      await tellDesk(req, walk, { title, paragraphs, quote: reason })
      await tellAuthor(req, walk, {
        title,
        paragraphs: [...paragraphs, 'Si c’est exact, corrigez votre promenade.'],
        quote: reason,
        label: 'Voir ma promenade',
        path: walkPath(walk.slug),
      })
    }
    return { slug: walk.slug }
  })
}
