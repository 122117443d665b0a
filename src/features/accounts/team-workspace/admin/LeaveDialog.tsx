'use client'

import { canSomewhere, idOf } from '@/platform/access/model'
import { useActor } from '@/platform/access/use-actor'
import { ActionDialog } from '@/ui/ActionDialog'
import { useWrite } from '@/ui/api/use-write'

import { OWN_SHELTERS } from './query'
import { words } from './words.fr'

type Props = {
  /** Its id. */
  shelter: string
  onClose: () => void
}

/** Asks before one leaves a team, and tells what follows. */
export function LeaveDialog({ shelter, onClose }: Props) {
  const { write, refusal, isBusy } = useWrite()
  const actor = useActor()
  const others = (actor?.memberships ?? []).filter((each) => idOf(each.shelter) !== shelter)
  const hasMore = canSomewhere(actor && { ...actor, memberships: others }, 'viewAdmin')
  const leave = async () => {
    const outcome = await write('POST', '/api/shelter/{shelterId}/team/leave', {
      params: { shelterId: shelter },
    })
    // The menu and the screens of this shelter are theirs no more.
    if (outcome && !outcome.refusal) window.location.assign(hasMore ? OWN_SHELTERS : '/')
  }
  return (
    <ActionDialog
      title={words.leaveTitle}
      onClose={onClose}
      refusal={refusal && (Object.values(refusal.fields)[0] ?? refusal.sentence)}
      action={words.leave}
      busy={words.saving}
      isBusy={isBusy}
      isDanger
      onAction={leave}
    >
      {words.leaveFollows.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ActionDialog>
  )
}
