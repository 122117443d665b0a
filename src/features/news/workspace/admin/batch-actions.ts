import type { BatchAction } from '@/ui/AdminList/use-batch-actions'
import { sendTo } from '@/ui/api/client'

import type { TeamArticle } from '../view'
import { articleRoute } from './query'
import { words } from './words.fr'

const { archive, batchBin } = words

/** What can be done with several articles at once. */
export const BATCH_ACTIONS: ReadonlyArray<BatchAction<TeamArticle>> = [
  {
    ...archive,
    concerns: ({ status }) => status !== 'ARCHIVED',
    act: (article) =>
      sendTo(articleRoute(article, 'status'), 'POST', { from: article.status, to: 'ARCHIVED' }),
    ask: { title: archive.title, action: archive.label, hint: words.follows.ARCHIVED },
  },
  {
    ...batchBin,
    concerns: ({ status }) => status !== 'PUBLISHED',
    act: (article) => sendTo(articleRoute(article), 'DELETE'),
    undo: (article) => sendTo(articleRoute(article, 'restore'), 'POST', {}),
    ask: { title: batchBin.title, action: words.binIt, hint: batchBin.hint },
  },
]
