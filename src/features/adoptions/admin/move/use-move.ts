'use client'

import { useRef, useState } from 'react'

import type { Move, RequestDetail } from '../../view'
import { requestAddress } from '../board/query'
import { send, type Refusal } from '../client'
import {
  bodyOf,
  checkDraft,
  startDraft,
  withDelivery,
  withMeeting,
  type Draft,
  type DraftErrors,
} from './draft'

const NO_ERRORS: DraftErrors = {}

/** A new draft; a certificate for somebody who has no e-mail address is handed over. */
function draftFor(move: Move, detail: RequestDetail): Draft {
  const draft = startDraft(move, { hasEmail: detail.applicant.email !== null })
  if (move.to !== 'CERTIFICATE' || draft.delivery === 'mail') return draft
  const byMail = { ...draft, delivery: 'mail' } as const
  return withDelivery(byMail, { delivery: 'hand' }, { about: detail, proposed: move.message })
}

/** One step being prepared: what is typed, what is missing, what the server answered. */
export function useMove(
  shelter: string,
  move: Move,
  from: RequestDetail['status'],
  detail: RequestDetail,
) {
  const [draft, setDraft] = useState<Draft>(() => draftFor(move, detail))
  const [errors, setErrors] = useState(NO_ERRORS)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  // A second click comes before the button has changed.
  const isSending = useRef(false)

  const change = (part: Partial<Draft>) => {
    setDraft((before) => {
      if ('message' in part) return { ...before, ...part }
      if (move.takesMeeting) return withMeeting(before, part, detail)
      if (move.to !== 'CERTIFICATE') return { ...before, ...part }
      return withDelivery(before, part, { about: detail, proposed: move.message })
    })
    setErrors(NO_ERRORS)
  }

  /** Sends the step. @returns whether it was done */
  const submit = async (): Promise<boolean> => {
    if (isSending.current) return false
    const missing = checkDraft(draft, move)
    setErrors(missing)
    if (Object.keys(missing).length > 0) return false
    isSending.current = true
    setBusy(true)
    setRefusal(null)
    const outcome = await send<RequestDetail>(
      requestAddress(shelter, detail.id, 'move'),
      'POST',
      bodyOf(draft, move, from),
    )
    isSending.current = false
    setBusy(false)
    if (outcome.refusal) setRefusal(outcome.refusal)
    return outcome.refusal === null
  }

  return { draft, change, errors, refusal, isBusy, submit }
}
