'use client'

import { useEffect, useState } from 'react'

import { postJson, type Posted } from '@/ui/post-json'

import type { Invitation, NewInvitation } from '../invite/schema'

type Answer = { data: Invitation[] }

/** The invitations of a shelter that wait, and what is done with them. */
export function useInvitations(shelter: string) {
  const address = `/api/shelter/${shelter}/invitations`
  const [waiting, setWaiting] = useState<Invitation[]>([])
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    const leaving = new AbortController()
    void fetch(address, { signal: leaving.signal })
      .then(async (response) => {
        if (response.ok) setWaiting(((await response.json()) as Answer).data)
      })
      .catch(() => {
        // The list of the team stands without it; inviting says what is wrong.
      })
    return () => leaving.abort()
  }, [address])

  const settle = async (
    asked: Promise<Posted<Answer>>,
    done: string,
  ): Promise<Posted<Answer> | null> => {
    if (isBusy) return null
    setBusy(true)
    const outcome = await asked
    setBusy(false)
    if (outcome.answer) setWaiting(outcome.answer.data)
    setSaid(outcome.answer ? done : outcome.error)
    return outcome
  }

  return {
    waiting,
    said,
    isBusy,
    invite: (invitation: NewInvitation) =>
      settle(
        postJson<Answer>(address, invitation),
        `Une invitation vient de partir à ${invitation.email}.`,
      ),
    cancel: ({ id, email }: Invitation) =>
      settle(
        postJson<Answer>(`${address}/${id}`, {}, 'DELETE'),
        `L’invitation de ${email} est annulée.`,
      ),
  }
}
