'use client'

import { useState } from 'react'

import { useRead } from '@/ui/api/use-read'
import { useWrite, type Write } from '@/ui/api/use-write'

import type { Invitation, NewInvitation } from '../../invite/schema'
import { words } from './words.fr'

/** The invitations of a shelter that wait, and what is done with them. */
export function useInvitations(shelter: string) {
  const address = `/api/shelter/${shelter}/invitations`
  // The list of the team stands without it; inviting says what is wrong.
  const { answer, refresh } = useRead<{ data: Invitation[] }>(address)
  const { write, isBusy } = useWrite()
  const [said, setSaid] = useState('')

  const settle = async (work: Write, done: string) => {
    const outcome = await write(work)
    if (outcome && !outcome.refusal) await refresh()
    if (outcome) setSaid(outcome.refusal?.sentence ?? done)
    return outcome
  }

  return {
    waiting: answer?.data ?? [],
    said,
    isBusy,
    invite: (invitation: NewInvitation) =>
      settle({ address, body: invitation }, words.sent(invitation.email)),
    cancel: ({ id, email }: Invitation) =>
      settle({ address: `${address}/${id}`, method: 'DELETE' }, words.cancelled(email)),
  }
}

export type InvitationTools = ReturnType<typeof useInvitations>
