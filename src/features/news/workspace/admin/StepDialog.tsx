'use client'

import { useState } from 'react'

import { instantInParis, parisClock } from '@/platform/time/model'
import { ActionDialog } from '@/ui/ActionDialog'
import { AdminField } from '@/ui/AdminField'
import type { Undoable } from '@/ui/AdminList/UndoBar'
import { useWrite } from '@/ui/api/use-write'

import type { NewsStatus } from '../../model'
import { stepAction } from '../model'
import type { TeamArticle } from '../view'
import { namesOf } from './query'
import { stepSaid } from './step-said'
import { words } from './words.fr'

/** What an article is to become. */
export type Step = { article: TeamArticle; to: NewsStatus }

type Props = Step & {
  onClose: () => void
  onMoved: (article: TeamArticle, said: Undoable) => void
}

/** What follows from a step of an article, asked before it is done. */
export function StepDialog({ article, to, onClose, onMoved }: Props) {
  const { title, status: from, scheduledAt } = article
  const { write, refusal, isBusy } = useWrite()
  const [moment, setMoment] = useState(scheduledAt ? parisClock(new Date(scheduledAt)) : '')
  const [isChecked, setChecked] = useState(false)
  const isPlan = to === 'SCHEDULED'
  const at = instantInParis(moment)?.toISOString()
  const isMissing = isPlan && !at
  const action = stepAction(from, to)
  const confirm = async () => {
    setChecked(true)
    if (isMissing) return
    const outcome = await write('POST', '/api/shelter/{shelterId}/news/{newsId}/status', {
      params: namesOf(article),
      body: { from, to, ...(isPlan && { scheduledAt: at }) },
    })
    if (!outcome || outcome.refusal) return
    onMoved(outcome.data, stepSaid(article, to))
  }
  const fields = refusal?.fields ?? {}
  const wrongMoment = isChecked && isMissing ? words.momentMissing : fields.scheduledAt
  return (
    <ActionDialog
      title={words.stepTitle(title, action)}
      onClose={onClose}
      refusal={
        refusal && !fields.scheduledAt ? (Object.values(fields)[0] ?? refusal.sentence) : null
      }
      action={action}
      busy={words.saving}
      isBusy={isBusy}
      onAction={confirm}
    >
      <p>{followsOf(from, to)}</p>
      {isPlan && (
        <AdminField label={words.moment} hint={words.momentHint} error={wrongMoment}>
          {(described) => (
            <input
              {...described}
              type="datetime-local"
              max="9999-12-31T23:59"
              value={moment}
              onChange={({ target }) => setMoment(target.value)}
            />
          )}
        </AdminField>
      )}
    </ActionDialog>
  )
}

function followsOf(from: NewsStatus, to: NewsStatus): string {
  if (from !== 'PUBLISHED') return words.follows[to]
  return to === 'PUBLISHED' ? words.draftFollows : words.leavesSite
}
