'use client'

import { useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import type { Undoable } from '@/ui/AdminList/UndoBar'
import { send } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'

import type { TeamArticle } from '../view'
import { namesOf } from './query'
import { stepSaid } from './step-said'
import { words } from './words.fr'

const ARTICLE = '/api/shelter/{shelterId}/news/{newsId}'

/** The presses on one article of the list that need no question; one at a time. */
export function useArticle(
  article: TeamArticle,
  onChanged: (article: TeamArticle, said: Undoable) => void,
) {
  const { write, refusal, isBusy } = useWrite()
  const router = useRouter()
  const { config } = useConfig()
  const params = namesOf(article)

  const pin = async () => {
    const isPinned = !article.isPinned
    const outcome = await write('PATCH', ARTICLE, { params, body: { isPinned } })
    if (!outcome || outcome.refusal) return
    onChanged(outcome.data, {
      text: words.pinDone(article.title, isPinned),
      undo: async () => {
        const back = await send('PATCH', ARTICLE, { params, body: { isPinned: !isPinned } })
        return back.refusal?.sentence ?? null
      },
    })
  }
  const toDraft = async () => {
    const outcome = await write('POST', `${ARTICLE}/status`, {
      params,
      body: { from: article.status, to: 'DRAFT' },
    })
    if (!outcome || outcome.refusal) return
    onChanged(outcome.data, stepSaid(article, 'DRAFT'))
  }
  const copy = async () => {
    const outcome = await write('POST', `${ARTICLE}/copy`, { params })
    if (!outcome || outcome.refusal) return
    // A copy is made to be written on.
    router.push(`${config.routes.admin}/collections/news/${outcome.data.id}`)
  }
  return {
    pin: () => void pin(),
    toDraft: () => void toDraft(),
    copy: () => void copy(),
    refusal: refusal && (Object.values(refusal.fields)[0] ?? refusal.sentence),
    isBusy,
  }
}
