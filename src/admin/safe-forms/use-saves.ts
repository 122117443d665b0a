'use client'

import { useForm, useFormProcessing } from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Answer } from '@/ui/editing/answer.model'
import { watchRequests, within } from '@/platform/patches/watch-requests'

import { isSaveOf, readableRefusal, type FormOf, type Signed } from './kept-form'
import { whoIsSignedIn } from './session'
import { words } from './words'

/** Milliseconds for which a save waits for the browser to write at most. */
const LONGEST_WAIT = 1000

/** Milliseconds after which Payload's form has looked at a change of its state (250 there). */
const LOOKED_AT = 400

type Options = {
  form: FormOf
  /** Id of the person who opened the form. */
  user: string
  /** Writes down what is typed. */
  keep: () => Promise<void>
  onSaved: () => void
}

/** What was pressed can be pressed again: a button of a question that is closed cannot. */
const isThere = (button: HTMLElement | null): button is HTMLElement =>
  Boolean(button?.isConnected && !button.closest('dialog, [role="dialog"]'))

/**
 * How the saves of a form end, and the way to try again: by the button that was pressed, for a
 * form has several and each means something else. A save of somebody who is no longer signed in,
 * or in whose place another person is, never leaves the browser.
 */
export function useSaves({ form, user, keep, onSaved }: Options) {
  const { setModified } = useForm()
  const isSaving = useFormProcessing()
  const [failed, setFailed] = useState<Answer | null>(null)
  const [signed, setSigned] = useState<Signed>('same')
  const [isAsking, setAsking] = useState(false)
  const pressed = useRef<HTMLElement | null>(null)
  const saver = useRef<HTMLElement | null>(null)

  const tell = (now: Signed) => {
    setSigned(now)
    setAsking(true)
  }
  const before = useEffectEvent(async () => {
    saver.current = pressed.current
    await within(keep(), LONGEST_WAIT)
    const now = await whoIsSignedIn(user)
    if (now === 'same' || now === 'unknown') return undefined
    tell(now)
    return Response.json({ errors: [{ message: words.notSaved }] }, { status: 401 })
  })
  const hear = useEffectEvent((answer: Answer) => {
    const isDone = answer.status > 0 && answer.status < 400
    setFailed(isDone ? null : answer)
    if (isDone) onSaved()
    // Signed out between the question and the save, or while nobody could answer it.
    else if (answer.status === 401 || answer.status === 403) {
      void whoIsSignedIn(user).then((now) => {
        if (now !== 'same' && now !== 'unknown') tell(now)
      })
    }
  })
  const isOurs = useEffectEvent((method: string, path: string) => isSaveOf(form, method, path))
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
      if (button) pressed.current = button
    }
    window.addEventListener('click', onClick, true)
    const stop = watchRequests({
      isOurs: (method, path) => isOurs(method, path),
      before: () => before(),
      onAnswer: (answer) => hear(answer),
      reworded: (answer) =>
        Response.json(readableRefusal(answer), { status: answer.status || 503 }),
    })
    return () => {
      window.removeEventListener('click', onClick, true)
      stop()
    }
  }, [])

  // Payload takes a refused save for the end of the changes, and closes its button. It is told only
  // once it has looked at what the server said: at once, it would check the form anew and forget that.
  useEffect(() => {
    if (!failed || isSaving) return
    const timer = setTimeout(() => setModified(true), LOOKED_AT)
    return () => clearTimeout(timer)
  }, [failed, isSaving, setModified])

  const retry = useCallback(() => {
    const button = saver.current
    setFailed(null)
    setAsking(false)
    // Somebody may be faster than what opens the button again.
    setModified(true)
    if (isThere(button)) setTimeout(() => button.click(), 0)
  }, [setModified])
  const canRetry = useCallback(() => isThere(saver.current), [])
  const lookAgain = useCallback(async () => {
    const now = await whoIsSignedIn(user)
    if (now !== 'unknown') setSigned(now)
  }, [user])
  const forget = useCallback(() => setFailed(null), [])
  const closeSession = useCallback(() => setAsking(false), [])
  return {
    /** The last save, when it was refused or nobody answered. */
    failed,
    /** Who is signed in, once that kept a save from going; null while nothing is asked. */
    session: isAsking ? signed : null,
    retry,
    canRetry,
    lookAgain,
    forget,
    closeSession,
  }
}
