'use client'

import { useState } from 'react'

import { ROLE_LABELS, roleGives } from '@/platform/access/model'
import { ActionDialog } from '@/ui/ActionDialog'
import { useWrite } from '@/ui/api/use-write'

import type { TeamMember } from '../view'
import { MEMBER, OWN_SHELTERS } from './query'
import { RoleChoice } from './RoleChoice'
import { words } from './words.fr'

type Props = {
  /** Its id. */
  shelter: string
  member: TeamMember
  onClose: () => void
  /** @param text what was done, in a line */
  onChanged: (member: TeamMember, text: string) => void
}

/** Asks for another role, with what each of them lets somebody do. */
export function RoleDialog({ shelter, member, onClose, onChanged }: Props) {
  const { id, name, role: from, isSelf, isLastAdmin } = member
  const { write, refusal, isBusy } = useWrite()
  const [role, setRole] = useState(from)
  const isLeavingTeam = isSelf && !roleGives(role, 'manageUsers')
  const save = async () => {
    if (role === from) return onClose()
    const outcome = await write('POST', `${MEMBER}/role`, {
      params: { shelterId: shelter, userId: id },
      body: { from, to: role },
    })
    if (!outcome || outcome.refusal) return
    // This screen is theirs no more, and the menu beside it has changed.
    if (isLeavingTeam) window.location.assign(OWN_SHELTERS)
    else onChanged(outcome.data, words.roleDone(name, ROLE_LABELS[role]))
  }
  return (
    <ActionDialog
      isSheet
      title={words.roleTitle(name)}
      about={isSelf ? words.ownAbout : words.roleAbout}
      onClose={onClose}
      refusal={refusal && (Object.values(refusal.fields)[0] ?? refusal.sentence)}
      action={words.save}
      busy={words.saving}
      isBusy={isBusy}
      onAction={save}
    >
      {isLastAdmin && <p>{words.onlyAdmin}.</p>}
      <RoleChoice role={role} onChange={setRole} />
      {isLeavingTeam && !isLastAdmin && <p>{words.ownRole}</p>}
    </ActionDialog>
  )
}
