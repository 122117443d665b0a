'use client'

import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'

import { OwnSaves } from './api/own-saves'
import { postForm, postJson, type Posted } from './post-json'
import { postOnce } from './post-once'
import { useCountdown } from './use-countdown'
import { useFocusMessage } from './use-focus-message'
import { useReady } from './use-ready'

type Errors = Readonly<Record<string, string>>

/** Of a form that makes something: sent again because no answer came, it makes it once. */
export type Once = {
  /** Of a page that is made for one visit: the browser itself sends it without JavaScript. */
  key?: string
  /** Keys of what was sent before this page and never answered, kept with what was typed. */
  lost?: readonly string[]
  /** Keeps such keys; asked when the form is sent. */
  keepLost?: (lost: readonly string[]) => void
}

export type PostedOptions<Answer> = {
  /** Where it is sent, as JSON; without JavaScript the browser posts it there itself. */
  path: string
  once?: Once
  /** It may carry files: it is sent as a form then, as a browser without JavaScript does. */
  hasFiles?: boolean
  /** What was wrong, without JavaScript. */
  errors?: Errors
  /** What went wrong with the whole, without JavaScript. */
  problem?: { error: string; wait: number } | null
  /**
   * Milliseconds that nobody needs less than; sent as `filledInMs`. A form that is right and was
   * filled sooner leaves a little later, and nobody is told.
   */
  fastestMs?: number
  /** The rules of the server, where they can be known before it is asked. */
  check?: (typed: Record<string, unknown>) => Promise<Errors>
  /**
   * Of a form that carries files: makes it ready to be sent as it is, or says what is wrong with it.
   */
  ready?: (form: FormData) => Promise<{ form: FormData } | { errors: Errors }>
  onSent: (answer: Answer) => void
  /** Told the sentence of a refusal, before it is shown. */
  onRefused?: (sentence: string) => void
}

type State = {
  errors: Errors
  /** One sentence about the whole; empty when nothing failed. */
  failure: string
  isSending: boolean
  /** Whether the script of the page runs. */
  isReady: boolean
  /** Seconds before another try. */
  left: number
  /** Whether it may be tried again after such a wait. */
  hasWaited: boolean
  /** Of what says what came of it: it takes the focus. */
  message: RefObject<HTMLDivElement | null>
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
}

/** A form that is sent whole: two presses are one, and what was typed is never lost. */
export function usePostedForm<Answer>(options: PostedOptions<Answer>): State {
  const {
    path,
    errors: first = {},
    problem = null,
    once,
    hasFiles = false,
    fastestMs = 0,
    check,
    ready,
    onSent,
    onRefused,
  } = options
  const [errors, setErrors] = useState(first)
  const [failure, setFailure] = useState(problem?.wait ? '' : (problem?.error ?? ''))
  const [isSending, setSending] = useState(false)
  const [hasToWait, setHasToWait] = useState(Boolean(problem?.wait))
  const { left, start } = useCountdown(problem?.wait ?? 0)
  const [message, focusMessage] = useFocusMessage<HTMLDivElement>()
  const isBusy = useRef(false)
  const openedAt = useRef(0)
  const [saves] = useState(() => {
    const own = new OwnSaves(once?.keepLost)
    own.restore(once?.lost ?? [])
    return own
  })
  const isReady = useReady()

  useEffect(() => {
    openedAt.current = performance.now()
  }, [])

  const refuse = (wrong: Errors, sentence: string) => {
    setErrors(wrong)
    setFailure(sentence)
    setSending(false)
    isBusy.current = false
    focusMessage()
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current || left > 0) return
    isBusy.current = true
    setSending(true)
    setHasToWait(false)
    const form = new FormData(event.currentTarget)
    const typed: Record<string, unknown> = Object.fromEntries(form)
    // Without the rules in the browser those of the server remain.
    const wrong = (await check?.(typed).catch(() => null)) ?? {}
    if (Object.keys(wrong).length > 0) return refuse(wrong, '')
    if (fastestMs > 0) {
      const tooSoon = openedAt.current + fastestMs - performance.now()
      if (tooSoon > 0) await new Promise((done) => setTimeout(done, tooSoon))
      const filledInMs = Math.ceil(performance.now() - openedAt.current)
      typed.filledInMs = filledInMs
      form.set('filledInMs', String(filledInMs))
    }
    const made = ready ? await ready(form) : null
    if (made && 'errors' in made) return refuse(made.errors, '')
    const files = made ? made.form : hasFiles ? form : null
    const post = (more: Record<string, string>): Promise<Posted<Answer>> => {
      if (!files) return postJson<Answer>(path, { ...typed, ...more })
      for (const [name, value] of Object.entries(more)) files.set(name, value)
      return postForm<Answer>(path, files)
    }
    const { answer, fields, error, wait } = once ? await postOnce(saves, post) : await post({})
    if (answer) return onSent(answer)
    onRefused?.(error)
    if (wait > 0) {
      setHasToWait(true)
      start(wait)
    }
    refuse(fields, Object.keys(fields).length > 0 || wait > 0 ? '' : error)
  }

  const hasWaited = hasToWait && left === 0
  return { errors, failure, isSending, isReady, left, hasWaited, message, submit }
}
