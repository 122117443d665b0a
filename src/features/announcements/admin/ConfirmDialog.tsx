'use client'

import { longMoment } from '@/platform/time/model'
import { ActionDialog } from '@/ui/ActionDialog'

import { BellPreview } from './BellPreview'
import { Reached } from './Reached'
import type { AnnounceState } from './use-announce'
import { form } from './words.fr'

/** Once more, whom it reaches and how it looks, before it leaves. */
export function ConfirmDialog({
  state,
  shelter,
}: {
  state: AnnounceState
  shelter: string | null
}) {
  const { draft, departure, refusal, isBusy } = state
  return (
    <ActionDialog
      title={draft.isLater ? form.confirmLater : form.confirmNow}
      about={departure ? form.leaves(longMoment(departure)) : form.noWayBack}
      onClose={state.close}
      refusal={refusal?.sentence}
      action={draft.isLater ? form.plan : form.send}
      busy={form.sending}
      isBusy={isBusy}
      onAction={state.send}
    >
      <Reached draft={draft} shelter={shelter} />
      <BellPreview draft={draft} />
    </ActionDialog>
  )
}
