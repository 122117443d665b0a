'use client'

import { useState } from 'react'

import { send, type Outcome } from '@/ui/api/client'
import { useRead } from '@/ui/api/use-read'
import { useWrite } from '@/ui/api/use-write'

import type { Invitation, NewInvitation } from '../../invite/schema'
import { words } from './words.fr'

const INVITATIONS = '/api/shelter/{shelterId}/invitations'

/** The invitations of a shelter that wait, and what is done with them. */
export function useInvitations(shelter: string) {
  const params = { shelterId: shelter }
  // The list of the team stands without it; inviting says what is wrong.
  const { answer, refresh } = useRead(INVITATIONS, { params })
  const { run, isBusy } = useWrite()
  const [said, setSaid] = useState('')

  const settle = async (work: () => Promise<Outcome<Invitation[]>>, done: string) => {
    const outcome = await run(work)
    if (outcome && !outcome.refusal) await refresh()
    if (outcome) setSaid(outcome.refusal?.sentence ?? done)
    return outcome
  }

  return {
    waiting: answer?.data ?? [],
    said,
    isBusy,
    invite: (invitation: NewInvitation) =>
      settle(
        () => send('POST', INVITATIONS, { params, body: invitation }),
        words.sent(invitation.email),
      ),
    cancel: ({ id, email }: Invitation) =>
      settle(
        () =>
          send('DELETE', `${INVITATIONS}/{invitationId}`, {
            params: { ...params, invitationId: id },
          }),
        words.cancelled(email),
      ),
  }
}

export type InvitationTools = ReturnType<typeof useInvitations>
