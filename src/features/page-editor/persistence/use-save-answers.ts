'use client'

import { useForm, useFormProcessing } from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Answer } from '@/ui/editing/answer.model'

import { contentRefusals, type Refusal } from './model'
import { watchSaves } from './watch-saves'

type SaveAnswer = Answer & { path: string }

/** Buttons of Payload's form, by the kind of save that they start. */
const DRAFT_BUTTON = 'action-save-draft'
export const PUBLISH_BUTTON = 'action-save'

export type Saves = {
  /** The last save, when the server refused it or did not answer. */
  failed: SaveAnswer | null
  /** Counts the saves that succeeded. */
  done: number
  retry: () => void
  forget: () => void
  /** Gives what has to end before a save is sent. */
  waitFor: (work: () => Promise<void>) => void
}

const isDone = ({ status }: Answer) => status > 0 && status < 400

/**
 * How the last save ended, and the way to try again.
 * @param onRefused hears what was refused inside the content, while that is as it was sent
 */
export function useSaveAnswers(onRefused: (refusals: readonly Refusal[]) => void): Saves {
  const { setModified } = useForm()
  const processing = useFormProcessing()
  const [failed, setFailed] = useState<SaveAnswer | null>(null)
  const [done, setDone] = useState(0)

  const hear = useEffectEvent((answer: SaveAnswer) => {
    setFailed(isDone(answer) ? null : answer)
    if (isDone(answer)) setDone((count) => count + 1)
    else onRefused(contentRefusals(answer.body))
  })
  const before = useRef(() => Promise.resolve())
  const waitFor = useCallback((work: () => Promise<void>) => {
    before.current = work
  }, [])
  useEffect(
    () =>
      watchSaves(
        (answer) => hear(answer),
        () => before.current(),
      ),
    [],
  )

  // Payload takes a refused publication for the end of the changes, and closes its button.
  useEffect(() => {
    if (failed && !processing) setModified(true)
  }, [failed, processing, setModified])

  const retry = useCallback(() => {
    const isDraft = failed?.path.includes('draft=true') ?? true
    const button = document.getElementById(isDraft ? DRAFT_BUTTON : PUBLISH_BUTTON)
    setFailed(null)
    button?.click()
  }, [failed])

  const forget = useCallback(() => setFailed(null), [])
  return { failed, done, retry, forget, waitFor }
}
