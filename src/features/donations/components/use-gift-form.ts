'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { useCountdown } from '@/ui/use-countdown'
import { useLeftEarly } from '@/ui/use-left-early'

import { emptyDraft, fieldOfOrder, orderOf, type GiftDraft } from '../form/model'
import { blanksOf } from '../form/person.model'
import type { GiftErrors } from '../form/schema'
import type { Engine } from './engine'
import { fillForm, readForm } from './form-dom'
import type { GiftViewProps } from './view-props'
import { readDraft, storeDraft } from './draft-storage'
import { createCheckout, saveName } from './send'

const KEEP_AFTER_MS = 300

type Page = {
  form: RefObject<HTMLFormElement | null>
  focusMessage: () => void
}

/** What happens in a form of giving: what it comes to, what is wrong, what is kept, what is sent. */
export function useGiftForm(props: GiftViewProps, { form, focusMessage }: Page) {
  const { offer, draft: first, errors: wrong = {}, problem = null, person } = props
  const [engine, setEngine] = useState<Engine | null>(null)
  const [draft, setDraft] = useState<GiftDraft>(() => first ?? emptyDraft())
  const [errors, setErrors] = useState<GiftErrors>(wrong)
  // What is wrong is listed once somebody sent it; before, each control says it for itself.
  const [isListed, setListed] = useState(Object.keys(wrong).length > 0)
  const [failure, setFailure] = useState(problem?.error ?? '')
  const [isSending, setSending] = useState(false)
  const { left, hasWaited, start } = useCountdown(problem?.wait ?? 0)
  const loading = useRef<Promise<Engine | null> | null>(null)
  const leftEarly = useLeftEarly()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isBusy = useRef(false)

  const write = (values: Partial<GiftDraft>) => {
    if (!form.current) return
    fillForm(form.current, values)
    engine?.tell(values)
    setDraft(readForm(form.current))
  }

  const load = (): Promise<Engine | null> =>
    (loading.current ??= props
      .loadEngine()
      .then((createEngine) => {
        if (!form.current) return null
        const started = readForm(form.current)
        const made = createEngine(offer, started, setErrors)
        // The controls are known to it before anything is checked.
        flushSync(() => setEngine(made))
        // A radio that was chosen by default makes the library forget what was pressed since.
        made.tell(started)
        made.leave(leftEarly.all())
        return made
      })
      .catch(() => {
        // Without the checks of the browser those of the server remain.
        loading.current = null
        return null
      }))

  useEffect(() => {
    // The server does not know what this tab kept, nor what the browser itself filled again.
    const frame = requestAnimationFrame(() => {
      const kept = first ? null : readDraft(offer)
      if (kept) return write(kept)
      if (!form.current) return
      setDraft(readForm(form.current))
      if (leftEarly.look(form.current)) void load()
    })
    // Back from the page of payment by the browser's own button: the page wakes as it was left.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setSending(false)
    }
    window.addEventListener('pageshow', wake)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer.current)
      window.removeEventListener('pageshow', wake)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form appears: never again over what is typed
  }, [])

  useEffect(() => {
    if (!person) return
    // After what was kept, which is more recent than the account.
    const frame = requestAnimationFrame(() => {
      if (!form.current) return
      write(blanksOf(readForm(form.current), person))
    })
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when somebody turns out to be signed in: never again over what they typed
  }, [person?.email])

  const onChange = () => {
    if (!form.current) return
    const typed = readForm(form.current)
    setDraft(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => storeDraft(offer, typed), KEEP_AFTER_MS)
  }

  const refuse = (found: GiftErrors, sentence: string) => {
    setErrors(found)
    setListed(true)
    setFailure(sentence)
    setSending(false)
    isBusy.current = false
    focusMessage()
  }

  const send = async (): Promise<void> => {
    if (isBusy.current || left > 0 || !form.current) return
    isBusy.current = true
    setSending(true)
    const checks = await load()
    const found = (await checks?.check()) ?? {}
    if (Object.keys(found).length > 0) return refuse(found, '')
    const typed = readForm(form.current)
    storeDraft(offer, typed)
    const naming =
      person?.name === '' ? saveName(typed.customerFirstName, typed.customerLastName) : null
    const outcome = await createCheckout(orderOf(typed, offer))
    await naming
    // Busy until the page is left: a second press pays nothing twice.
    if ('url' in outcome) return window.location.assign(outcome.url)
    const { error, fields, wait } = outcome
    start(wait)
    const here: GiftErrors = {}
    for (const [path, message] of Object.entries(fields)) {
      const field = fieldOfOrder(path, typed)
      if (field) here[field] ??= message
    }
    const isHere = Object.keys(here).length > 0
    if (isHere) checks?.show(here)
    refuse(here, isHere ? '' : error)
  }

  return {
    engine,
    draft,
    errors,
    isListed,
    failure,
    isSending,
    left,
    hasWaited,
    begin: () => void load(),
    onBlur: leftEarly.onBlur,
    onChange,
    send,
    /** From what went wrong back to the form, as it was filled. */
    retry: () => {
      setFailure('')
      start(0)
    },
  }
}
