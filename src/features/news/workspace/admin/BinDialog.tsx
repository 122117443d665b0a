'use client'

import { ActionDialog } from '@/ui/ActionDialog'
import type { Undoable } from '@/ui/AdminList/UndoBar'
import { send } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'

import type { TeamArticle } from '../view'
import { articleRoute } from './query'
import { words } from './words.fr'

type Props = {
  article: TeamArticle
  onClose: () => void
  onBinned: (article: TeamArticle, said: Undoable) => void
}

/** An article that nobody needs any more, asked before it goes to the bin. */
export function BinDialog({ article, onClose, onBinned }: Props) {
  const { title } = article
  const { write, refusal, isBusy } = useWrite()
  const confirm = async () => {
    const outcome = await write({ address: articleRoute(article), method: 'DELETE' })
    if (!outcome || outcome.refusal) return
    onBinned(article, {
      text: words.binned(title),
      undo: async () => {
        const back = await send(articleRoute(article, 'restore'), 'POST', {})
        return back.refusal?.sentence ?? null
      },
    })
  }
  return (
    <ActionDialog
      title={words.binTitle(title)}
      onClose={onClose}
      refusal={refusal?.sentence}
      action={words.binIt}
      busy={words.saving}
      isBusy={isBusy}
      isDanger
      onAction={confirm}
    >
      <p>{words.binHint}</p>
    </ActionDialog>
  )
}
