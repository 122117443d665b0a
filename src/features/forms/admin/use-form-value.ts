'use client'

import { useField, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { FormDefinition } from '../model'
import { createBuilder } from './builder/state/store'
import { isAnswerTo, isSame, openDefinition } from './definition'

/** Milliseconds between the end of a save and the value that it brings. */
const ANSWER_DELAY = 1000

/**
 * Ties the builder to the field of Payload's form: each command is written to the form, and what
 * comes from elsewhere (the answer to a save, a reload) comes in. The answer to a save keeps the
 * steps that can be undone, and what was typed meanwhile.
 */
export function useFormValue(path: string) {
  const field = useField<unknown>({ path })
  const { value, initialValue, setValue } = field
  const processing = useFormProcessing()
  const [builder] = useState(() => createBuilder(openDefinition(value ?? initialValue)))
  /** What form and builder last agreed on. */
  const agreed = useRef<unknown>(value)
  const sent = useRef<FormDefinition | null>(null)
  const isTaking = useRef(false)

  const give = useEffectEvent((form: unknown) => {
    agreed.current = form
    setValue(form)
  })

  useEffect(
    () =>
      builder.store.subscribe(({ content: form }, before) => {
        if (form !== before.content && !isTaking.current) give(form)
      }),
    [builder],
  )

  const take = useEffectEvent((incoming: unknown) => {
    agreed.current = incoming
    const received = openDefinition(incoming)
    isTaking.current = true
    const asked = sent.current
    // The answer to a save keeps what can be undone; of what was typed since it decides the names.
    if (!asked || !isAnswerTo(asked, received)) builder.load(received)
    else if (builder.store.getState().content === asked) builder.adopt(received)
    else builder.rename(received)
    isTaking.current = false
    const now = builder.store.getState().content
    // Typed while the save was under way: the form hears of it again.
    if (!isSame(now, received)) give(now)
  })

  useEffect(() => {
    if (value === agreed.current) return
    if (isSame(openDefinition(value), openDefinition(agreed.current))) {
      agreed.current = value
      return
    }
    take(value)
  }, [value])

  // Payload ends a save an instant before it shows the answer: what was sent is kept that long.
  useEffect(() => {
    if (processing) {
      sent.current = builder.store.getState().content
      return
    }
    const timer = setTimeout(() => {
      sent.current = null
    }, ANSWER_DELAY)
    return () => clearTimeout(timer)
  }, [builder, processing])

  return { builder, field }
}
