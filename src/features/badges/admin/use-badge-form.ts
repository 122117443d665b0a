'use client'

import { useState } from 'react'

import { useWrite } from '@/ui/api/use-write'
import { useFocusMessage } from '@/ui/use-focus-message'

import type { BadgeView } from '../view'
import {
  byControl,
  draftOf,
  newDraft,
  wrongIn,
  type ControlName,
  type Draft,
  type Wrong,
} from './draft'
import { form } from './words.fr'

/**
 * A badge that is being written.
 * @param badge null for a new one
 */
export function useBadgeForm(badge: BadgeView | null, onSaved: () => void) {
  const [draft, setDraft] = useState<Draft>(() => (badge ? draftOf(badge) : newDraft()))
  const [wrong, setWrong] = useState<Wrong>({})
  const { write, refusal, isBusy, forget } = useWrite()
  const [summary, focusSummary] = useFocusMessage<HTMLDivElement>()

  const save = async () => {
    const own = wrongIn(draft)
    setWrong(own)
    if (Object.keys(own).length > 0) return focusSummary()
    const words = { fallback: form.failed, done: badge ? form.saved : form.created }
    const outcome = badge
      ? await write(
          'PUT',
          '/api/badges/{badgeId}',
          { params: { badgeId: badge.id }, body: { ...draft, version: badge.version } },
          words,
        )
      : await write('POST', '/api/badges', { body: draft }, words)
    if (!outcome) return
    if (!outcome.refusal) return onSaved()
    setWrong(byControl(Object.entries(outcome.refusal.fields)))
    focusSummary()
  }

  return {
    draft,
    wrong,
    summary,
    refusal,
    isBusy,
    /** An error goes once its field is edited. */
    change: (part: Partial<Draft>) => {
      forget()
      setDraft((before) => ({ ...before, ...part }))
      setWrong((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))),
      )
    },
    save: () => void save(),
    errorOf: (name: ControlName) => wrong[name],
  }
}
