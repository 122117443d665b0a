'use client'

import { useField, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { readContent, same } from '@/features/pages/model'
import type { PageContent } from '@/features/pages/schema'

import { createEditor } from '../state/store'

/** Milliseconds between the end of a save and the value that it brings. */
const ANSWER_DELAY = 1000

/** Content for the editor, which freezes it: nothing of it belongs to the form. */
const ownContent = (value: unknown): PageContent => readContent(structuredClone(value))

/**
 * Ties the editor to the field of Payload's form: each command is written to
 * the form, and what comes from elsewhere (the answer to a save, a version
 * restored, a page taken over) comes in. The answer to a save keeps what was
 * typed meanwhile.
 */
export function useFormValue(path: string) {
  const field = useField<unknown>({ path })
  const { value, initialValue, setValue } = field
  const processing = useFormProcessing()
  const [editor] = useState(() =>
    createEditor(ownContent(value ?? initialValue), { saved: ownContent(initialValue) }),
  )
  /** What form and editor last agreed on, what the server last said, what is on its way. */
  const agreed = useRef<unknown>(value)
  const base = useRef<unknown>(initialValue)
  const sent = useRef<PageContent | null>(null)
  const isTaking = useRef(false)

  const give = useEffectEvent((content: PageContent) => {
    // What the editor holds is frozen, and Payload's form writes into its values.
    const copy = structuredClone(content)
    agreed.current = copy
    setValue(copy)
  })

  useEffect(
    () =>
      editor.store.subscribe(({ content }, before) => {
        if (content !== before.content && !isTaking.current) give(content)
      }),
    [editor],
  )

  const take = useEffectEvent((incoming: unknown) => {
    agreed.current = incoming
    const received = ownContent(incoming)
    isTaking.current = true
    if (sent.current) editor.rebase(sent.current, received)
    else editor.load(received, ownContent(initialValue))
    isTaking.current = false
    const { content } = editor.store.getState()
    // Typed while the save was under way: the form hears of it again.
    if (!same(content, received)) give(content)
  })

  useEffect(() => {
    const isNewBase = initialValue !== base.current
    base.current = initialValue
    if (value !== agreed.current && !same(value, agreed.current)) take(value)
    else if (isNewBase) editor.markSaved(ownContent(initialValue))
  }, [editor, value, initialValue])

  // Payload ends a save an instant before it shows the answer: what was sent is kept that long.
  useEffect(() => {
    if (processing) {
      sent.current = editor.store.getState().content
      return
    }
    const timer = setTimeout(() => {
      sent.current = null
    }, ANSWER_DELAY)
    return () => clearTimeout(timer)
  }, [editor, processing])

  return { editor, field }
}
