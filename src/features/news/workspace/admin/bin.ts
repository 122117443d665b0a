import { send } from '@/ui/api/client'

import type { TeamArticle } from '../view'
import { namesOf } from './query'

/** Puts an article into the bin. */
export const binArticle = (article: TeamArticle) =>
  send('DELETE', '/api/shelter/{shelterId}/news/{newsId}', { params: namesOf(article) })

/** Takes it out again. */
export const restoreArticle = (article: TeamArticle) =>
  send('POST', '/api/shelter/{shelterId}/news/{newsId}/restore', { params: namesOf(article) })
