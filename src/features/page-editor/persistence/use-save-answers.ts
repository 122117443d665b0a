'use client'

import { useForm, useFormProcessing } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import type { Answer } from './model'
import { watchSaves } from './watch-saves'

export type SaveAnswer = Answer & { path: string }

/** Buttons of Payload's form, by the kind of save that they start. */
const DRAFT_BUTTON = 'action-save-draft'
const PUBLISH_BUTTON = 'action-save'

/** How the last save ended when it failed, and the way to try again. */
export function useSaveAnswers() {
  const { setModified } = useForm()
  const processing = useFormProcessing()
  const [failed, setFailed] = useState<SaveAnswer | null>(null)

  useEffect(
    () =>
      watchSaves((answer) => setFailed(answer.status < 400 && answer.status > 0 ? null : answer)),
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
  return { failed, retry, forget }
}
