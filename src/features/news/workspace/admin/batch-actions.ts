import type { BatchAction } from '@/ui/AdminList/use-batch-actions'
import { send } from '@/ui/api/client'

import type { TeamArticle } from '../view'
import { binArticle, restoreArticle } from './bin'
import { namesOf } from './query'
import { words } from './words.fr'

const { archive, batchBin } = words

/** What can be done with several articles at once. */
export const BATCH_ACTIONS: ReadonlyArray<BatchAction<TeamArticle>> = [
  {
    ...archive,
    concerns: ({ status }) => status !== 'ARCHIVED',
    act: (article) =>
      send('POST', '/api/shelter/{shelterId}/news/{newsId}/status', {
        params: namesOf(article),
        body: { from: article.status, to: 'ARCHIVED' },
      }),
    ask: { title: archive.title, action: archive.label, hint: words.follows.ARCHIVED },
  },
  {
    ...batchBin,
    concerns: ({ status }) => status !== 'PUBLISHED',
    act: binArticle,
    undo: restoreArticle,
    ask: { title: batchBin.title, action: words.binIt, hint: batchBin.hint },
  },
]
