'use client'

import { ActionDialog } from '@/ui/ActionDialog'
import { useWrite } from '@/ui/api/use-write'

import type { TeamMember } from '../view'
import { MEMBER } from './query'
import { words } from './words.fr'

type Props = {
  /** Its id. */
  shelter: string
  member: TeamMember
  onClose: () => void
  /** @param text what was done, in a line */
  onRemoved: (member: TeamMember, text: string) => void
}

/** Asks before somebody is taken off the team, and tells what follows. */
export function RemoveDialog({ shelter, member, onClose, onRemoved }: Props) {
  const { write, refusal, isBusy } = useWrite()
  const remove = async () => {
    const params = { shelterId: shelter, userId: member.id }
    const outcome = await write('DELETE', MEMBER, { params })
    if (!outcome || outcome.refusal) return
    onRemoved(member, words.removed(member.name))
  }
  return (
    <ActionDialog
      title={words.removeTitle(member.name)}
      onClose={onClose}
      refusal={refusal && (Object.values(refusal.fields)[0] ?? refusal.sentence)}
      action={words.remove}
      busy={words.saving}
      isBusy={isBusy}
      isDanger
      onAction={remove}
    >
      {words.removeFollows.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ActionDialog>
  )
}
