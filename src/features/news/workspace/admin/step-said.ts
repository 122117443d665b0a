import type { Undoable } from '@/ui/AdminList/UndoBar'
import { send } from '@/ui/api/client'

import type { NewsStatus } from '../../model'
import { canUndoStep, stepDone } from '../model'
import type { TeamArticle } from '../view'
import { namesOf } from './query'

/**
 * What is told after a step, and how it is taken back.
 * @param article as it was before
 */
export function stepSaid(article: TeamArticle, to: NewsStatus): Undoable {
  const { title, status: from, scheduledAt } = article
  const undo = async () => {
    const moment = from === 'SCHEDULED' && scheduledAt ? { scheduledAt } : {}
    const body = { from: to, to: from, ...moment }
    const { refusal } = await send('POST', '/api/shelter/{shelterId}/news/{newsId}/status', {
      params: namesOf(article),
      body,
    })
    return refusal && (Object.values(refusal.fields)[0] ?? refusal.sentence)
  }
  return { text: stepDone(title, to), undo: canUndoStep(from, to) ? undo : undefined }
}
