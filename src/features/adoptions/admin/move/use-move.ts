'use client'

import { useState } from 'react'

import { useWrite } from '@/ui/api/use-write'

import type { Move, RequestDetail } from '../../view'
import { REQUEST } from '../board/query'
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
  const draft = startDraft(move, {
    hasEmail: detail.applicant.email !== null,
    timezone: detail.timezone,
  })
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
  const { write, refusal, isBusy } = useWrite()

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
    const missing = checkDraft(draft, move)
    setErrors(missing)
    if (Object.keys(missing).length > 0) return false
    const outcome = await write('POST', `${REQUEST}/move`, {
      params: { shelterId: shelter, requestId: detail.id },
      body: bodyOf(draft, move, from),
    })
    return outcome?.refusal === null
  }

  return { draft, change, errors, refusal, isBusy, submit }
}
